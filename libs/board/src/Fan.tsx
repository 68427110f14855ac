import { Children, type CSSProperties, type ReactNode } from 'react';
import { numbered } from './numbered.ts';

interface Props {
  readonly children: ReactNode;
  /** Cards are held in a hand: they are turned a little. */
  readonly isHeld?: boolean;
}

/** Cards side by side, over one another where there is no room; the one under the pointer or the focus comes forward. */
export const Fan = ({ children, isHeld = false }: Props) => {
  const cards = Children.toArray(children);
  const middle = (cards.length - 1) / 2;
  const turn = Math.min(MOST_TURNED, SPREAD / Math.max(cards.length, 1));
  return (
    <div className={isHeld ? 'fan held' : 'fan'}>
      {numbered(cards).map(({ value: card, place }) => {
        const off = place - middle;
        const style = { '--turn': `${rounded(off * turn)}deg`, '--drop': rounded((off * turn) ** 2 / 10) };
        return (
          <div key={place} className="fan-card" style={style as CSSProperties}>
            {card}
          </div>
        );
      })}
    </div>
  );
};

/** Degrees from one card to the next, and of all together. */
const MOST_TURNED = 2;
const SPREAD = 16;
const rounded = (value: number): number => Math.round(value * 100) / 100;
