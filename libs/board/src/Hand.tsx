import type { PileView } from '@sandtable/session';
import { Back, Card } from './Card.tsx';
import { Fan } from './Fan.tsx';
import { pileTitle } from './pile-title.ts';
import { type TableShown, takenFrom } from './table-shown.ts';

interface Props {
  readonly pile: PileView;
  readonly shown: TableShown;
}

/** More backs than this say no more than their number does. */
const MOST_BACKS = 9;

/** The backs of cards that the viewer may not see, and how many there are. */
export const Backs = ({ pile, shown, isHeld = false }: Props & { readonly isHeld?: boolean }) => {
  const hidden = pile.size - pile.members.length;
  if (hidden <= 0) return null;
  const side = shown.sideOf(pile);
  return (
    <span className="card-backs" role="img" aria-label={`${pileTitle(pile, shown)}: ${hidden}`}>
      <Fan isHeld={isHeld}>
        {placesOf(Math.min(hidden, MOST_BACKS)).map((place) => (
          <Back key={place} side={side} />
        ))}
      </Fan>
      <span className="pill">{hidden}</span>
    </span>
  );
};

const placesOf = (count: number): readonly number[] => [...Array(count).keys()];

/** The cards of a hand that can be seen, to be chosen from. */
export const Hand = ({ pile, shown }: Props) => {
  const { faceOf, picking } = shown;
  const taken = takenFrom(shown, pile);
  return (
    <section className="card-hand" aria-label={pileTitle(pile, shown)} data-pile={pile.name}>
      <h3>
        {pileTitle(pile, shown)} <span className="quiet">{pile.size}</span>
      </h3>
      <div className="cards">
        <Fan isHeld>
          {pile.members.map((member) => (
            <Card
              key={member}
              face={faceOf(pile.kind, member)}
              picking={picking}
              isFaded={taken !== undefined && !taken.has(member)}
            />
          ))}
        </Fan>
        <Backs pile={pile} shown={shown} />
      </div>
    </section>
  );
};

/** A hand of which nothing can be seen: small, at the edge of the table. */
export const OtherHand = ({ pile, shown }: Props) => (
  <section className="other-hand" aria-label={pileTitle(pile, shown)} data-pile={pile.name}>
    <Backs pile={pile} shown={shown} isHeld />
    <h3>{pileTitle(pile, shown)}</h3>
  </section>
);
