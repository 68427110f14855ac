import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface Props {
  readonly role?: 'status' | 'alert' | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A strip across the page that tells how things are, with what can be done about it. */
export const Banner = ({ role, label, children }: Props) => (
  <section className={styles.banner} role={role} aria-label={label} data-part="banner">
    {children}
  </section>
);
