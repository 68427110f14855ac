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

/** Piles of one name lie side by side. */
export const Piles = ({ piles, shown }: { readonly piles: readonly PileView[]; readonly shown: TableShown }) => (
  <div className="piles">
    {[...Map.groupBy(piles, (pile) => pileName(pile, shown))].map(([name, alike]) => (
      <div key={name} className="pile-group">
        <div className="pile-row">
          {alike.map((pile) => (
            <Pile key={pile.name} pile={pile} shown={shown} />
          ))}
        </div>
        {/* Whose each is, its cards say. */}
        <h3>{name}</h3>
      </div>
    ))}
  </div>
);

/** A pile shows its uppermost card, if it can be seen, and how many lie in it. */
const Pile = ({ pile, shown }: Props) => {
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
