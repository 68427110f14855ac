import { ScrollArea as Base } from '@base-ui/react/scroll-area';
import type { ReactNode } from 'react';
import styles from './ScrollArea.module.css';

interface Props {
  /** Names what scrolls, which is a stop of the Tab key while it does not fit. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly part?: string | undefined;
}

/** Something of its own that scrolls, also with the keyboard. */
export const ScrollArea = ({ label, children, className, part }: Props) => (
  <Base.Root className={[styles.area, className].filter(Boolean).join(' ')} data-part={part}>
    <Base.Viewport className={styles.viewport} role="group" aria-label={label}>
      {children}
    </Base.Viewport>
    {(['vertical', 'horizontal'] as const).map((way) => (
      <Base.Scrollbar key={way} orientation={way} className={styles.bar}>
        <Base.Thumb className={styles.thumb} />
      </Base.Scrollbar>
    ))}
  </Base.Root>
);
