import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { closing, type DrawnAt } from './drawn-at.ts';
import type { Side } from './free-side.ts';
import styles from './Popover.module.css';

interface Props {
  readonly label: string;
  readonly at: DrawnAt;
  readonly onClose: () => void;
  readonly side?: Side;
  /** It stays within this part of the window. */
  readonly within?: Element | undefined;
  /** It leaves the focus where it is. */
  readonly keepsFocus?: boolean;
  readonly children: ReactNode;
}

/** Says something at what is drawn on the board; it is open as long as it is there, and goes with Escape or the next click. */
export const Balloon = ({ label, at, onClose, side = 'top', within, keepsFocus = false, children }: Props) => (
  <Base.Root open onOpenChange={closing(at, onClose)}>
    <Base.Portal>
      <Base.Positioner
        anchor={at.anchor}
        side={side}
        sideOffset={8}
        collisionPadding={8}
        collisionBoundary={within ?? 'clipping-ancestors'}
        className={styles.place}
      >
        <Base.Popup
          className={classNames(styles.popover, styles.balloon)}
          aria-label={label}
          data-part="balloon"
          {...(keepsFocus ? { initialFocus: false, finalFocus: false } : {})}
        >
          <Base.Arrow className={styles.arrow} />
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
