import type { ReactNode } from 'react';
import { useWorkbench } from '../context.ts';
import styles from './InRules.module.css';

/** The rules themselves, folded away, for who wants to read them. */
export const InRules = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useWorkbench();
  return (
    <details className={styles.rules}>
      <summary>{t('whyInRules')}</summary>
      {children}
    </details>
  );
};
