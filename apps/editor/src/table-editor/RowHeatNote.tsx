import type { RowHeat } from '../coverage/heat.ts';
import styles from './GridCell.module.css';

/** How often a row was read: a tint, and always a number or a word. */
export const RowHeatNote = ({ heat }: { readonly heat: RowHeat }) => (
  <span className={styles.heat}>
    <span aria-hidden="true"> {heat.label}</span>
    <span className="unseen"> {heat.text}</span>
  </span>
);
