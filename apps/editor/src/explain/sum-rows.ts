import type { Sum, Term } from './account-words.ts';
import { begun } from './claim-words.ts';

/** What both sides add under one name; undefined where a side adds nothing. */
export interface SumRow {
  readonly key: string;
  readonly label: string;
  readonly terms: readonly [Term | undefined, Term | undefined];
}

/** Two sums side by side, as on a sheet of paper: parts of one sort share a line, dice as well. */
export function sumRows(left: Sum, right: Sum): readonly SumRow[] {
  const open = [...right.terms];
  const rows = left.terms.map((term): SumRow => {
    const at = open.findIndex((other) => sortOf(other) === sortOf(term));
    const [other] = at < 0 ? [] : open.splice(at, 1);
    return rowOf(term, other);
  });
  return [...rows, ...open.map((term) => rowOf(undefined, term))];
}

const sortOf = ({ plain, dice }: Term): string => (dice.length > 0 ? '' : plain);

function rowOf(left: Term | undefined, right: Term | undefined): SumRow {
  // Whose it is follows from its column, where both have it.
  const names = left && right ? [left.plain, right.plain] : [(left ?? right)?.name ?? ''];
  const label = begun([...new Set(names)].filter((name) => name !== '').join(' · '));
  return { key: `${label} ${left?.value} ${right?.value}`, label, terms: [left, right] };
}
