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
  readonly part: 'track' | 'box' | 'scores';
  readonly of: string;
  readonly title: string;
  readonly folded: readonly Word[];
  readonly children: ReactNode;
}

/** In narrow windows panels are folded to begin with. */
const NARROW = '(max-width: 599px)';
const isNarrow = (): boolean => typeof matchMedia === 'function' && matchMedia(NARROW).matches;

/** Something that belongs to the board but has no place on its map. It folds to one line. */
export const Panel = ({ part, of, title, folded, children }: Props) => {
  const [open, setOpen] = useState(() => !isNarrow());
  return (
    <details
      className={`board-panel ${part}`}
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
