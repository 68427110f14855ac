import { inkOn } from './ink.ts';
import type { SideLayout } from './layout.ts';

interface Props {
  readonly side: SideLayout | undefined;
  /** What stands in its place where it has no letter. */
  readonly name?: string | undefined;
  readonly isCurrent?: boolean;
}

/** The letter of a side on its color; the name is shown next to it, not here. */
export const Flag = ({ side, name, isCurrent = false }: Props) => (
  <span
    className={isCurrent ? 'side-flag current' : 'side-flag'}
    style={side && { background: side.colour, color: inkOn(side.colour) }}
    aria-hidden="true"
    title={name}
  >
    {side?.letter ?? name?.slice(0, 1) ?? ''}
  </span>
);
