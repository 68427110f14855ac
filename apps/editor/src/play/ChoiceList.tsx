import type { ReactNode } from 'react';
import styles from './Asking.module.css';

/** What can be chosen, next to each other. */
export const ChoiceList = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.choices} data-testid="choices" data-part="choices">
    {children}
  </ul>
);
