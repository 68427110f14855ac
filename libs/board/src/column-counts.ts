import type { GameInfo } from '@sandtable/engine';
import type { MatchView, ShownValue } from '@sandtable/session';
import { own } from '@sandtable/text';
import type { BoardLayout, SideLayout, TableLayout } from './layout.ts';
import { type NameOf, readable } from './names.ts';

/** What a state or function says of a column and one side. */
export interface ColumnCount {
  readonly key: string;
  /** Path of the text that says what it is. */
  readonly path: string;
  readonly side: SideLayout | undefined;
  /** Who the side is, in words. */
  readonly name: string;
  readonly text: string;
}

/** A value for each column and side. */
type Counted = NonNullable<GameInfo['values']>[number] | GameInfo['states'][number];

/** What sums are made of. */
export interface Summing {
  readonly info: GameInfo;
  readonly view: Pick<MatchView, 'states' | 'values'> | undefined;
  readonly how: BoardLayout;
  readonly nameOf: NameOf | undefined;
  /** Whether a side has cards in a column that the viewer can't see. */
  readonly hides?: ((side: string, column: string) => boolean) | undefined;
  /** Whether all that sums of a column could be made of is gone. */
  readonly isBare?: ((column: string) => boolean) | undefined;
}

/**
 * What is on the head of a column: of each state and function in `counts` what it says of the column, side by side. A state
 * that says nothing is left out; a sum is there for both sides, so that they can be compared, once one of them has any, and
 * as long as something lies there.
 */
export function columnCounts(needed: Summing, table: TableLayout, column: string): readonly ColumnCount[] {
  const { info, view } = needed;
  return (table.counts ?? []).flatMap((name): readonly ColumnCount[] => {
    const state = info.states.find((one) => one.name === name);
    if (state) return asInRows(table, cellsOf(needed, state, table.columns, column, view?.states).filter(isSaid));
    const sum = needed.isBare?.(column) ? undefined : info.values?.find((one) => one.name === name);
    return sum ? asInRows(table, summed(needed, sum, table.columns, column)) : [];
  });
}

/** The side whose cards lie above the head comes first. */
function asInRows({ rows = [] }: TableLayout, cells: readonly Cell[]): readonly Cell[] {
  const placeOf = ({ member }: Cell): number => rows.findIndex((row) => row.slice(1).includes(member));
  return cells.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What the first function in `counts` says of a column. */
export function sumsOf(needed: Summing, { counts = [], columns }: TableLayout, column: string): readonly Cell[] {
  const [sum] = counts.flatMap((name) => needed.info.values?.find((one) => one.name === name) ?? []);
  return sum ? summed(needed, sum, columns, column) : [];
}

function summed(needed: Summing, sum: Counted, columns: string | undefined, column: string): readonly Cell[] {
  const cells = cellsOf(needed, sum, columns, column, needed.view?.values).filter(({ value }) => value !== undefined);
  const shown = cells.map((cell) => ({
    ...cell,
    text: withHidden(cell, needed.hides?.(cell.member, column) === true),
  }));
  return shown.some(({ text }) => text !== '0' && text !== 'false')
    ? shown.filter(({ value }) => value !== 'none')
    : [];
}

interface Cell extends ColumnCount {
  readonly member: string;
  readonly value: ShownValue | undefined;
}

function cellsOf(
  { info, how, nameOf }: Summing,
  { name: of, params }: Counted,
  columns: string | undefined,
  column: string,
  values: Readonly<Record<string, readonly ShownValue[]>> | undefined,
): readonly Cell[] {
  const [sides, heads] = params.map((type) => kindAt(info, type));
  if (sides === undefined || heads === undefined || heads.name !== columns) return [];
  const at = heads.members.indexOf(column);
  const path = info.states.some(({ name }) => name === of) ? `state/${of}` : `function/${of}`;
  return sides.members.map((member, i) => {
    const value = values?.[of]?.[i * heads.members.length + at];
    const text = typeof value === 'string' ? (nameOf?.(value) ?? readable(value)) : String(value ?? '');
    const name = nameOf?.(member, sides.name) ?? readable(member);
    return { key: `${of} ${member}`, path, side: own(how.sides, member), name, text, member, value };
  });
}

const NOTHING = new Set<ShownValue | undefined>([undefined, 0, 'none', false]);

/** Whoever plays a side alone is called what the side is called. */
const isSaid = ({ value, text, name }: Cell): boolean => !NOTHING.has(value) && text !== name;

const withHidden = ({ text }: Cell, hides: boolean): string => (hides ? (text === '0' ? '?' : `${text} + ?`) : text);

function kindAt(info: GameInfo, type: number) {
  const found = info.types[type];
  return found?.t === 'kind' ? info.kinds[found.kind] : undefined;
}
