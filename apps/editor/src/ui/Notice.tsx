import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  readonly children: ReactNode;
  /** `alert` is read aloud at once; without it the notice waits until someone comes to it. */
  readonly role?: 'alert' | 'status' | undefined;
}

/** Says that something needs attention. */
export const Notice = ({ children, role }: Props) => (
  <div className={styles.notice} role={role} data-part="notice">
    {children}
  </div>
);
