import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, useRef } from 'react';
import { type Closed, closing, type DrawnAt } from './drawn-at.ts';
import styles from './Menu.module.css';
import { useHeldOff } from './useHeldOff.ts';

interface Props {
  readonly label: string;
  readonly at: DrawnAt;
  readonly onClose: (how: Closed) => void;
  /** What can't be pressed before something is chosen, or the menu is closed: a selector. */
  readonly holdsOff?: string;
  /** Items of `Menu`. */
  readonly children: ReactNode;
}

/** A menu that belongs to something drawn, not to a button; it is open as long as it is there. */
export const PointMenu = ({ label, at, onClose, holdsOff, children }: Props) => {
  const popup = useRef<HTMLDivElement>(null);
  useHeldOff(holdsOff, popup);
  return (
    <Base.Root open modal={false} onOpenChange={closing(at, onClose)}>
      <Base.Portal>
        <Base.Positioner
          anchor={at.anchor}
          side="right"
          sideOffset={4}
          align="start"
          collisionPadding={8}
          // Where neither side has room, as on a phone, it opens below or above what it belongs to.
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
          className={styles.place}
        >
          <Base.Popup ref={popup} className={styles.menu} aria-label={label}>
            <p className={styles.label}>{label}</p>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
