import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface Props {
  readonly label: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /**
   * What is pointed at: one element. If it takes the focus, its own name says what it is, and the tooltip adds to it;
   * for an icon that doesn't, the tooltip repeats its name.
   */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Words that appear at what is pointed at or has the focus. */
export const Tooltip = ({ label, side = 'bottom', children }: Props) => (
  <Base.Root>
    <Base.Trigger render={children} />
    <Base.Portal>
      <Base.Positioner side={side} sideOffset={4} className={styles.place}>
        <Base.Popup className={styles.tooltip}>{label}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
