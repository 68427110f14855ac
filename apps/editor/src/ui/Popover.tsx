import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './Popover.module.css';

interface Props {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly open?: boolean;
  /** It opens for a pointer that rests on the button as well. */
  readonly opensOnHover?: boolean;
  readonly onOpen?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A small panel at a button, for a few fields or an explanation; Escape and a click beside it close it. */
export const Popover = ({ label, trigger, open, opensOnHover = false, onOpen, children }: Props) => (
  <Base.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpen?.(next)}>
    <Base.Trigger render={trigger} openOnHover={opensOnHover} />
    <Base.Portal>
      <Base.Positioner sideOffset={4} align="start" collisionPadding={8} className={styles.place}>
        <Base.Popup className={styles.popover} aria-label={label}>
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
