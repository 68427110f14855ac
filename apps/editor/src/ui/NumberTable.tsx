import type { ReactNode } from 'react';
import styles from './NumberTable.module.css';

interface Props {
  readonly caption?: string | undefined;
  readonly columns: readonly string[];
  /** The head of the column that names the rows; empty where it needs none. */
  readonly head?: string | undefined;
  readonly children: ReactNode;
}

/** A table whose first column names the rows; the others hold numbers. */
export const NumberTable = ({ caption, head, columns, children }: Props) => (
  <table className={styles.table}>
    {caption === undefined ? null : <caption>{caption}</caption>}
    <thead>
      <tr>
        {head === undefined ? <td /> : <th scope="col">{head}</th>}
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
