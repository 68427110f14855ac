import { DieFace } from '@sandtable/board';
import type { CSSProperties, ReactNode } from 'react';
import { keyed } from '../ui/keyed.ts';
import type { Sum, Term } from './account-words.ts';
import styles from './SumPair.module.css';
import { type SumRow, sumRows } from './sum-rows.ts';

interface Props {
  readonly sums: readonly [Sum, Sum];
  /** Lines above the parts that show the dice already. */
  readonly dice?: ReactNode;
  /** What stands between the results. */
  readonly verdict?: string;
  /** Whose result is greater, where they are compared. */
  readonly winner?: number | undefined;
  /** Numbers that aren't compared are of two kinds: each is named where it stands, not above dice that may count for the other. */
  readonly isCompared?: boolean;
}

/** Two sums next to each other: what each side adds, and between them what it is called. */
export const SumPair = ({ sums: [left, right], dice, verdict = '', winner, isCompared = true }: Props) => {
  const all = sumRows(left, right);
  const rows = keyed(dice === undefined ? all : all.filter(hasNoDice), ({ key }) => key);
  return (
    <table className={styles.pair}>
      {isCompared ? (
        <thead>
          <tr>
            <th scope="col">{left.name}</th>
            <td />
            <th scope="col">{right.name}</th>
          </tr>
        </thead>
      ) : null}
      <tbody>
        {dice}
        {rows.map(({ key, item: { label, terms } }, i) => (
          <tr key={key} style={inRow(i)}>
            <td>{cell(terms[0])}</td>
            <th scope="row">{label}</th>
            <td>{cell(terms[1])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot style={inRow(rows.length)}>
        <tr>
          <td data-loser={winner === 1 || undefined}>
            {left.value}
            {isCompared ? null : <small className={styles.what}>{left.name}</small>}
          </td>
          <th scope="row">{verdict}</th>
          <td data-loser={winner === 0 || undefined}>
            {right.value}
            {isCompared ? null : <small className={styles.what}>{right.name}</small>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
};

const hasNoDice = ({ terms }: SumRow): boolean => terms.every((term) => (term?.dice.length ?? 0) === 0);

/** Where lines appear one after another, they do so by this. */
const inRow = (row: number): CSSProperties => ({ '--row': row }) as CSSProperties;

/** Dice say by themselves how much they are. */
const cell = (term: Term | undefined): ReactNode => {
  if (term === undefined) return '–';
  return term.dice.length > 0 ? lying(term) : `${term.sign}${term.value}`;
};

const lying = (term: Term): ReactNode =>
  keyed(term.dice, ({ face }) => face).map(({ key, item }) => (
    <span key={key} className={item.counts ? undefined : styles.out}>
      <DieFace face={item.face} isDotted={item.dotted} />
    </span>
  ));
