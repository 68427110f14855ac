import type { CSSProperties, ReactNode } from 'react';
import { artColours, HILL, NOBODY } from './card-art.ts';
import type { CardFace } from './card-face.ts';
import type { CardLine } from './card-lines.ts';
import { inkOn } from './ink.ts';
import type { SideLayout } from './layout.ts';
import { letterInk } from './letter-ink.ts';
import { lettersInTwo, lettersOf } from './letters.ts';
import type { Picking } from './Pick.tsx';
import { fillId } from './patterns.tsx';
import { SymbolAlone } from './Symbol.tsx';

/** The colors of a side, for the style of what is its own. */
export const coloursOf = (side: SideLayout | undefined): CSSProperties => {
  const colour = side?.colour ?? NOBODY;
  return { '--side': colour, '--on-side': inkOn(colour) } as CSSProperties;
};

/** A part in the pattern of a side; the svg is as large as its parent lets it be. */
const Pattern = ({ side, className }: { readonly side: SideLayout | undefined; readonly className: string }) => (
  <svg className={className} aria-hidden="true">
    <rect width="100%" height="100%" fill={side ? `url(#${fillId(side)})` : NOBODY} />
  </svg>
);

/** The letter of a side, so that nobody depends on its color. */
const Letter = ({ side }: { readonly side: SideLayout }) => (
  <svg viewBox="0 0 20 20" className="card-letter" aria-hidden="true">
    <text x="10" y="10.5" fontSize="13" textAnchor="middle" dominantBaseline="central" {...letterInk(side)}>
      {side.letter}
    </text>
  </svg>
);

/** A symbol on its ground, or the pattern of the side where there is none. */
const Art = ({ face: { side, symbol, tint } }: { readonly face: CardFace }) => {
  const { ground, ink } = artColours(side, tint);
  return (
    <span className="card-art" style={{ background: ground }} aria-hidden="true">
      {symbol === undefined ? <Pattern side={side} className="card-ornament" /> : null}
      <svg viewBox="0 0 100 50" preserveAspectRatio="none" className="card-hill" aria-hidden="true">
        <path d={HILL} />
      </svg>
      {symbol === undefined ? null : <SymbolAlone of={{ symbol, ink, ground }} />}
    </span>
  );
};

/** All that is written on a card, and what is pictured. */
export const CardWords = ({ face }: { readonly face: CardFace }) => (
  <>
    <span className="card-band">
      {face.side ? <Letter side={face.side} /> : null}
      <span className="card-label" style={lettersInTwo(face.band)}>
        {face.band}
      </span>
    </span>
    <Pattern side={face.side} className="card-rule" />
    {face.band === face.label ? null : <span className="card-sort">{face.label}</span>}
    {face.figure === '' ? null : <span className="card-figure">{face.figure}</span>}
    <Art face={face} />
    <span className="card-name" style={lettersOf(face.name)}>
      {face.name}
    </span>
    {face.lines.length === 0 ? null : (
      <span className="card-lines">
        {face.lines.map((line) => (
          <Line key={`${line.name} ${line.lead} ${line.said}`} line={line} />
        ))}
      </span>
    )}
  </>
);

const Line = ({ line: { name = '', lead, said } }: { readonly line: CardLine }) => (
  <span className={lead === undefined ? 'card-line' : 'card-line led'}>
    {lead === undefined ? null : <b>{lead} </b>}
    <span>{name || said}</span>
    {name === '' ? null : <b> {said}</b>}
  </span>
);

interface CardProps {
  readonly face: CardFace;
  readonly picking: Picking;
  /** Others are asked for now: this one is paler. */
  readonly isFaded?: boolean;
}

/** A card face up: a button while it may be chosen. */
export const Card = ({ face, picking, isFaded = false }: CardProps) => {
  const { kind, member } = face;
  const { onPick } = picking;
  const picked = picking.isPicked(kind, member);
  const place = picking.placeOf(member);
  const number = place === undefined ? null : <span className="card-place">{place}.</span>;
  const style = coloursOf(face.side);
  if (onPick === undefined || !picking.isLegal(kind, member))
    return (
      <div
        className={classes('card', picked && 'picked', isFaded && 'faded')}
        style={style}
        data-place={`${kind}.${member}`}
      >
        {number}
        <CardWords face={face} />
      </div>
    );
  return (
    <button
      type="button"
      className={classes('card legal', picked && 'picked')}
      style={style}
      aria-pressed={picked}
      data-spot={member}
      data-pick={member}
      data-place={`${kind}.${member}`}
      onClick={() => onPick(member, kind)}
    >
      {number}
      <CardWords face={face} />
    </button>
  );
};

const classes = (...names: readonly (string | false)[]): string => names.filter(Boolean).join(' ');

/** The back of a card of a side. */
export const Back = ({ side, children }: { readonly side: SideLayout | undefined; readonly children?: ReactNode }) => (
  <span className="card back" style={coloursOf(side)} aria-hidden="true">
    <Pattern side={side} className="card-ornament" />
    <span className="card-ring">{side?.letter ?? ''}</span>
    {children}
  </span>
);
