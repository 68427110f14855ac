import { type ReactNode, useState } from 'react';
import { Flag } from './Flag.tsx';
import type { SideLayout } from './layout.ts';

/** A word of the line to which a panel folds. */
export interface Word {
  readonly key: string;
  readonly side?: SideLayout | undefined;
  readonly text: string;
  readonly isCurrent?: boolean;
}

interface Props {
  readonly part: 'track' | 'box' | 'scores' | 'chart' | 'dice';
  readonly of: string;
  readonly title: string;
  readonly folded: readonly Word[];
  /** There is room for it, unless the window is small; always where it is the board itself. */
  readonly hasRoom: boolean | 'always';
  /** It is asked for, and open even in a small window. */
  readonly isAsked?: boolean | undefined;
  /** A long track is a scale while it is open: its title stands before it. */
  readonly isScale?: boolean;
  readonly children: ReactNode;
}

/** In small windows panels are folded to begin with. */
const SMALL = '(max-width: 599px), (max-height: 599px)';
const isSmall = (): boolean => typeof matchMedia === 'function' && matchMedia(SMALL).matches;

/** Here a hand of cards needs the room of what is next to it. */
const LOW = '(max-height: 859px)';
export const isLow = (): boolean => typeof matchMedia === 'function' && matchMedia(LOW).matches;

/** Something that belongs to the board but has no place on its map. It folds to one line. */
export const Panel = ({ part, of, title, folded, hasRoom, isAsked = false, isScale = false, children }: Props) => {
  const [open, setOpen] = useState(() => isAsked || hasRoom === 'always' || (hasRoom && !isSmall()));
  return (
    <details
      className={isScale && open ? `board-panel ${part} scale` : `board-panel ${part}`}
      data-part={part}
      data-of={of}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="panel-title">{title}</span>
        {open ? null : (
          <span className="panel-short">
            {folded.map(({ key, side, text, isCurrent }) => (
              <span key={key} className={isCurrent ? 'current' : undefined}>
                {side ? <Flag side={side} /> : null}
                {text}
              </span>
            ))}
          </span>
        )}
      </summary>
      {open ? children : null}
    </details>
  );
};
