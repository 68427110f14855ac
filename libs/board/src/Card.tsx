import type { CardFace } from './card-face.ts';
import { letterInk } from './letter-ink.ts';
import type { Picking } from './Pick.tsx';
import { fillId } from './patterns.tsx';

const Band = ({ face }: { readonly face: CardFace }) => (
  <span className="card-band">
    {face.side ? (
      <svg viewBox="0 0 20 20" className="swatch" aria-hidden="true">
        <rect width="20" height="20" rx="1.6" fill={`url(#${fillId(face.side)})`} />
        <text x="10" y="10.5" fontSize="13" {...letterInk(face.side)}>
          {face.side.letter}
        </text>
      </svg>
    ) : null}
    <span className="card-label">{face.label}</span>
    <span className="card-figure">{face.figure}</span>
  </span>
);

const Words = ({ face }: { readonly face: CardFace }) => (
  <>
    <Band face={face} />
    <span className="card-name">{face.name}</span>
    {face.lines.map((line) => (
      <span key={line} className="card-line">
        {line}
      </span>
    ))}
  </>
);

/** A card face up: a button while it may be chosen. */
export const Card = ({ face, picking }: { readonly face: CardFace; readonly picking: Picking }) => {
  const { kind, member } = face;
  const { onPick } = picking;
  const picked = picking.isPicked(kind, member);
  const place = picking.placeOf(member);
  const number = place === undefined ? null : <span className="card-place">{place}.</span>;
  if (onPick === undefined || !picking.isLegal(kind, member))
    return (
      <div className={picked ? 'card picked' : 'card'}>
        {number}
        <Words face={face} />
      </div>
    );
  return (
    <button
      type="button"
      className={picked ? 'card legal picked' : 'card legal'}
      aria-pressed={picked}
      data-spot={member}
      data-pick={member}
      onClick={() => onPick(member, kind)}
    >
      {number}
      <Words face={face} />
    </button>
  );
};

/** Cards that the viewer may not see: how many, and no more. */
export const CardBacks = ({ count, name }: { readonly count: number; readonly name: string }) => (
  <span className="card back" role="img" aria-label={name}>
    <span className="card-figure">{count}</span>
  </span>
);
