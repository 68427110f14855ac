import { capitalized } from '@sandtable/messages';
import { artColours, HILL, NOBODY } from './card-art.ts';
import type { CardFace } from './card-face.ts';
import { inkOn } from './ink.ts';
import { unbroken } from './letters.ts';
import { SymbolOn } from './Symbol.tsx';
import { wrapped } from './wrapped.ts';

/** Width and height of a drawn card, in its own units. */
export const CARD_SIZE = { width: 120, height: 168 } as const;

const { width, height } = CARD_SIZE;
const ROUND = 7;
const BAND = 25;
const ART = { x: 9, y: 33, width: width - 18, height: 62 } as const;
const HILL_AT = `translate(${ART.x} ${ART.y}) scale(${ART.width / 100} ${ART.height / 50})`;
const SYMBOL = 48;
const FIGURE = { x: width - 17, y: 37, radius: 14 } as const;
const NAME = { top: 114, size: 15, lines: 3 } as const;
/** Letters are about this much of their height wide. */
const LETTER = 0.53;

/** A card face up as a part of a drawing, without its lines of text: what is known of it from afar. */
export const CardDrawing = ({ face: { side, band, figure, name, symbol, tint } }: { readonly face: CardFace }) => {
  const colour = side?.colour ?? NOBODY;
  const { ground, ink } = artColours(side, tint);
  return (
    <>
      <rect width={width} height={height} rx={ROUND} className="drawn-card" />
      <path d={`M0 ${BAND}V${ROUND}a7 7 0 0 1 7 -7H${width - ROUND}a7 7 0 0 1 7 7V${BAND}Z`} fill={colour} />
      <text x={9} y={17} fontSize={11.5} className="drawn-band" fill={inkOn(colour)}>
        {capitalized(undefined, band)}
      </text>
      <rect {...ART} fill={ground} />
      <path d={HILL} transform={HILL_AT} fill="#1c1e21" opacity="0.16" />
      {symbol === undefined ? null : (
        <SymbolOn of={{ symbol, ink, ground }} x={(width - SYMBOL) / 2} y={ART.y + 7} size={SYMBOL} />
      )}
      {figure === '' ? null : <Figure figure={figure} colour={colour} />}
      <Name name={unbroken(name)} />
    </>
  );
};

const Figure = ({ figure, colour }: { readonly figure: string; readonly colour: string }) => (
  <>
    <circle cx={FIGURE.x} cy={FIGURE.y} r={FIGURE.radius} className="drawn-figure" stroke={colour} />
    <text x={FIGURE.x} y={FIGURE.y + 6} fontSize={17} textAnchor="middle" className="drawn-number">
      {figure}
    </text>
  </>
);

/** Words that are longer than a line make all of them smaller. */
const Name = ({ name }: { readonly name: string }) => {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const size = Math.min(NAME.size, ART.width / longest / LETTER);
  return wrapped(name, Math.floor(ART.width / size / LETTER))
    .slice(0, NAME.lines)
    .map((line, i) => (
      <text key={line} x={ART.x} y={NAME.top + i * size * 1.15} fontSize={size} className="drawn-name">
        {line}
      </text>
    ));
};
