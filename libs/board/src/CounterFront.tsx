import { bandFont, READ } from './counter-band.ts';
import type { CounterFace } from './counter-face.ts';
import { faceOf } from './counter-form.ts';
import type { PrintedValue } from './counter-values.ts';
import { fillId, groundId } from './patterns.tsx';
import { SymbolOn } from './Symbol.tsx';

interface FrontProps {
  readonly face: CounterFace;
  readonly faded: boolean;
  /** Pixels that a hundredth of its width is wide. */
  readonly px: number;
}

/** What is on a counter that can be seen, in a square of 100. */
export const Front = ({ face, faded, px }: FrontProps) => {
  if (face.values.length > 0) return <Valued face={face} px={px} />;
  return face.form === 'square' ? <Square face={face} faded={faded} px={px} /> : <Cut face={face} px={px} />;
};

/** Font sizes of figures by their length, so that all of them fit: alone, and beside a symbol. */
const ALONE = [58, 58, 50, 40, 34, 29, 25, 22] as const;
const SIDE_BY_SIDE = [54, 54, 36, 25] as const;

const Square = ({ face, faded, px }: FrontProps) => {
  const { side, ink, band, figure, symbol, sizeMark } = face;
  const isSideBySide = symbol !== undefined && figure !== '';
  const font = bandFont(band, px);
  // Without its band, a counter has its figure in the middle.
  const up = font === undefined ? 12 : 0;
  const rule = font === undefined ? 10 : 31;
  return (
    <>
      {side && side.pattern !== 'solid' && !faded ? (
        <rect y={rule} width="100" height="8" fill={`url(#${fillId(side)})`} />
      ) : (
        <path d={`M8,${rule + 4}H92`} stroke={ink} strokeOpacity=".35" strokeWidth="2" />
      )}
      {font === undefined ? null : (
        <text className="counter-letter" x="6" y="17" fontSize={font} fill={ink}>
          {band}
        </text>
      )}
      {sizeMark === '' ? null : <SizeMark {...{ text: sizeMark, x: 94, y: 18, ink, px }} end />}
      {symbol === undefined ? null : (
        <SymbolOn
          of={symbol}
          x={isSideBySide ? 2 : 17}
          y={(isSideBySide ? 43 : 34) - up}
          size={isSideBySide ? 54 : 66}
        />
      )}
      {figure === '' ? null : (
        <text
          className="counter-figure"
          x={isSideBySide ? 77 : 50}
          y={70 - up}
          fontSize={(isSideBySide ? SIDE_BY_SIDE : ALONE)[figure.length] ?? 25}
          fill={ink}
        >
          {figure}
        </text>
      )}
    </>
  );
};

/** A block or a hull says by its form what it is: only its symbol is on it, or the figure where it has none. */
const Cut = ({ face: { side, form, ink, figure, symbol, sizeMark }, px }: Omit<FrontProps, 'faded'>) => {
  const [x, y] = form === 'hull' ? [48, 49] : [50, 46];
  const isSideBySide = symbol !== undefined && figure !== '';
  return (
    <>
      {side === undefined ? null : <path d={faceOf(form)} fill={`url(#${groundId(side)})`} fillOpacity=".28" />}
      {sizeMark === '' ? null : <SizeMark {...{ text: sizeMark, x, y: 12, ink, px }} />}
      {symbol === undefined ? null : (
        <SymbolOn of={symbol} x={x - (isSideBySide ? 42 : 35)} y={y - 36} size={isSideBySide ? 56 : 70} />
      )}
      {figure === '' ? null : (
        <text
          className="counter-figure"
          x={isSideBySide ? 76 : x}
          y={y + 2}
          fontSize={isSideBySide ? 40 : 46}
          fill={ink}
        >
          {figure}
        </text>
      )}
    </>
  );
};

/** Figures are as large as this, and larger where the counter is so small that they would have fewer pixels than that. */
const FIGURE = 32;
/** On smaller counters there is room for the symbol alone. */
const MOST = 50;
const AT = { left: 17, middle: 50, right: 83 } as const;

/** The symbol on top, and figures below it. */
const Valued = ({ face, px }: Omit<FrontProps, 'faded'>) => {
  const { side, form, ink, values, symbol, sizeMark } = face;
  const wanted = Math.max(FIGURE, READ / px);
  const [size, isShown] = [Math.min(wanted, MOST), wanted <= MOST];
  const below = isShown ? size * 0.94 : 8;
  const room = 96 - below;
  const drawn = Math.min(room + 4, 76);
  return (
    <>
      {side && side.pattern !== 'solid' ? (
        <path d={faceOf(form)} fill={`url(#${groundId(side)})`} fillOpacity=".3" />
      ) : null}
      {symbol === undefined ? null : (
        <SymbolOn of={symbol} x={50 - drawn / 2} y={(room - drawn) / 2 + 1} size={drawn} />
      )}
      {sizeMark === '' ? null : <SizeMark {...{ text: sizeMark, x: 50, y: 11, ink, px }} />}
      {isShown ? (
        <path d={`M0,${100 - below}H100V92a8,8 0 0 1 -8,8H8a8,8 0 0 1 -8,-8Z`} fill={face.shade} fillOpacity=".55" />
      ) : null}
      {isShown
        ? values.map((value) => <Figure key={value.at} {...{ value, size, y: 100 - below / 2, face, px }} />)
        : null}
    </>
  );
};

interface FigureProps {
  readonly value: PrintedValue;
  readonly size: number;
  readonly y: number;
  readonly face: CounterFace;
  readonly px: number;
}

/** Figures of several digits are smaller where they can still be read, and so are letters on a shield. */
const NARROW = 0.72;
const ON_SHIELD = 0.8;
/** How much larger a shield is than its letter. */
const AROUND = 0.98;

const SHIELD = 'M-.52,-.5H.52V.02C.52,.32 .26,.48 0,.56C-.26,.48 -.52,.32 -.52,.02Z';

const Figure = ({ value: { at, text, hasShield }, size, y, face: { ink, colour }, px }: FigureProps) => {
  const least = Math.min(size, READ / px);
  const font = text.length > 1 ? Math.max(size * NARROW, least) : size;
  if (at === 'top')
    return (
      <text className="counter-figure" x="85" y="17" fontSize={Math.max(font * 0.8, least)} fill={ink}>
        {text}
      </text>
    );
  if (!hasShield)
    return (
      <text className="counter-figure" x={AT[at]} y={y} fontSize={font} fill={ink}>
        {text}
      </text>
    );
  const letter = Math.max(font * ON_SHIELD, least);
  return (
    <>
      <path d={SHIELD} transform={`translate(${AT[at]},${y}) scale(${letter * AROUND})`} fill={ink} />
      <text className="counter-figure" x={AT[at]} y={y} fontSize={letter} fill={colour}>
        {text}
      </text>
    </>
  );
};

interface SizeMarkProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  readonly px: number;
  readonly end?: boolean;
}

/** Strokes and crosses are told apart at fewer pixels than digits. */
const SIZE_MARK = { least: 17, pixels: 9, most: 24 } as const;

const SizeMark = ({ text, x, y, ink, px, end }: SizeMarkProps) => (
  <text
    className={end ? 'counter-figure end' : 'counter-figure'}
    x={x}
    y={y}
    fontSize={Math.max(SIZE_MARK.least, Math.min(SIZE_MARK.most, SIZE_MARK.pixels / px))}
    fill={ink}
  >
    {text}
  </text>
);

/** What lies face down: the pattern of its side, and its letter in a ring. */
export const Back = ({ face: { side, form, colour, ink } }: { readonly face: CounterFace }) => (
  <>
    {side === undefined ? null : <path d={faceOf(form)} fill={`url(#${groundId(side)})`} fillOpacity=".5" />}
    <circle cx="50" cy="48" r="29" fill={colour} stroke={ink} strokeWidth="4" />
    <text className="counter-figure" x="50" y="49" fontSize="36" fill={ink}>
      {side?.letter ?? '?'}
    </text>
  </>
);
