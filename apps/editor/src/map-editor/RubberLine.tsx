import styles from './RubberLine.module.css';
import type { Rubber } from './useLinkPointer.ts';

/** The link that is being drawn, as far as the pointer is. */
export const RubberLine = ({ rubber: { from, to } }: { readonly rubber: Rubber }) => (
  <svg className={styles.rubber} aria-hidden data-part="rubber">
    <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
  </svg>
);
