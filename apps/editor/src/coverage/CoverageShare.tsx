import styles from './CoverageShare.module.css';

/** So many of all rules, as a bar next to the words. */
export const CoverageShare = ({ n, of }: { readonly n: number; readonly of: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" />
    <rect className={styles.ran} width={of === 0 ? 0 : (100 * n) / of} height="6" />
  </svg>
);
