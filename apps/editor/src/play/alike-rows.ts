import type { OddsRow } from './odds-rows.ts';

/** Rows that say the same but for a few words: `North 5 loses … steps`, with what stands there. */
export interface AlikeRows {
  /** Words before what differs, and those behind it; of a row by itself all of it stands before. */
  readonly before: string;
  readonly behind: string;
  readonly rows: readonly (OddsRow & { readonly differs: string })[];
}

/** So long what differs may be, in words, to are next to the others. */
const LONGEST = 3;

/** Rows that differ in a few words are one; the first of them says where it stands. */
export function alikeRows(rows: readonly OddsRow[]): readonly AlikeRows[] {
  const groups: OddsRow[][] = [];
  for (const row of rows) {
    const group = groups.find(([first]) => first?.path !== undefined && first.path === row.path);
    if (group && partsOf([...group, row])) group.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => partsOf(group) ?? alone(group[0] ?? { text: '', share: 0 }));
}

const alone = (row: OddsRow): AlikeRows => ({ before: row.text, behind: '', rows: [{ ...row, differs: '' }] });

/** Undefined where too little is alike, or too much differs. */
function partsOf(group: readonly OddsRow[]): AlikeRows | undefined {
  if (group.length < 2) return undefined;
  const words = group.map(({ text }) => text.split(' '));
  const start = sharedBy(words);
  const end = sharedBy(words.map((one) => one.slice(start).toReversed()));
  const differing = words.map((one) => one.slice(start, one.length - end));
  if (start + end === 0 || differing.some(({ length }) => length === 0 || length > LONGEST)) return undefined;
  const [first = []] = words;
  return {
    before: first.slice(0, start).join(' '),
    behind: first.slice(first.length - end).join(' '),
    rows: group.map((row, i) => ({ ...row, differs: differing[i]?.join(' ') ?? '' })),
  };
}

/** How many words all begin with. */
function sharedBy([first = [], ...others]: readonly (readonly string[])[]): number {
  const end = first.findIndex((word, i) => others.some((one) => one[i] !== word));
  return end < 0 ? first.length : end;
}
