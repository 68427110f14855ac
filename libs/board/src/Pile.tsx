import type { PileView } from '@sandtable/session';
import type { CSSProperties } from 'react';
import { Back, Card } from './Card.tsx';
import { pileName, pileTitle } from './pile-title.ts';
import type { TableShown } from './table-shown.ts';

interface Props {
  readonly pile: PileView;
  readonly shown: TableShown;
}

/** A pile is as high as it has cards, up to this. */
const MOST_HIGH = 7;
const CARDS_A_STEP = 5;

/** A pile shows its uppermost card, if it can be seen, and how many lie in it. */
export const Pile = ({ pile, shown }: Props) => {
  const { faceOf, picking } = shown;
  const top = pile.members.at(-1);
  const high = Math.min(MOST_HIGH, Math.ceil(pile.size / CARDS_A_STEP));
  return (
    <section className="pile" aria-label={pileTitle(pile, shown)} data-pile={pile.name}>
      <div className="pile-cards" style={{ '--high': high } as CSSProperties}>
        {pile.size === 0 ? (
          <span className="card-spot" />
        ) : top === undefined ? (
          <Back side={shown.sideOf(pile)} />
        ) : (
          <Card face={faceOf(pile.kind, top)} picking={picking} />
        )}
        {pile.size > 0 ? <span className="pill">{pile.size}</span> : null}
      </div>
      {/* Whose it is, its cards say. */}
      <h3>{pileName(pile, shown)}</h3>
    </section>
  );
};

/** Piles that nobody plays from, in words. */
export const PileList = ({ piles, shown }: { readonly piles: readonly PileView[]; readonly shown: TableShown }) => {
  const filled = piles.filter(({ size }) => size > 0);
  return filled.length === 0 ? null : (
    <ul className="told-piles">
      {filled.map((pile) => (
        <li key={pile.name}>
          {pileTitle(pile, shown)} <span className="quiet">{pile.size}</span>
        </li>
      ))}
    </ul>
  );
};
