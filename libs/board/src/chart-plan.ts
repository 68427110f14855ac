import type { ShownValue } from '@sandtable/session';
import type { BoardProps } from './board-props.ts';
import type { ChartLayout } from './layout.ts';
import { readable } from './names.ts';
import type { Facts } from './track-plan.ts';

/** A table of the rules: its heads, and a row for each member. */
export interface ChartPlan {
  readonly heads: readonly string[];
  readonly rows: readonly ChartRow[];
}

export interface ChartRow {
  readonly member: string;
  readonly name: string;
  readonly cells: readonly string[];
  /** It applies now. */
  readonly isNow: boolean;
}

type Named = Pick<BoardProps, 'fieldName' | 'valueName'>;

/** What a chart shows, with the row that applies as far as the layout says how to know. */
export function chartPlan(facts: Facts, { of, columns, now }: ChartLayout, named: Named): ChartPlan {
  const { info, read, nameOf } = facts;
  const at = info.kinds.findIndex(({ name }) => name === of);
  const fixed = info.fields.filter(({ kind, state }) => kind === at && !state).map(({ name }) => name);
  const fields = columns ?? fixed;
  const isNow = rowNow(facts, of, now);
  return {
    heads: fields.map((field) => named.fieldName?.(`${of}.${field}`) ?? readable(field)),
    rows: (info.kinds[at]?.members ?? []).map((member, i) => {
      const values = fields.map((field) => read(of, i, field));
      return {
        member,
        name: nameOf?.(member, of) ?? readable(member),
        cells: values.map((value, column) => said(value, `${of}.${fields[column]}`, facts, named)),
        isNow: isNow(member, i, values[0]),
      };
    }),
  };
}

type IsNow = (member: string, ordinal: number, first: ShownValue | undefined) => boolean;

/** By a field of the kind itself, or by what a state or a field of others says. */
function rowNow({ info, view, read }: Facts, of: string, now: string | undefined): IsNow {
  if (now === undefined) return () => false;
  const [owner = '', field] = now.split('.');
  if (field !== undefined && owner === of) return (_, ordinal) => read(of, ordinal, field) === true;
  const members = info.kinds.find(({ name }) => name === owner)?.members ?? [];
  const values = field === undefined ? (view.states[owner] ?? []) : members.map((_, i) => read(owner, i, field));
  const names = new Set(values.flatMap((value) => (value === undefined ? [] : [String(value)])));
  return (member, _, first) => names.has(member) || (first !== undefined && names.has(String(first)));
}

function said(value: ShownValue | undefined, path: string, facts: Facts, named: Named): string {
  if (value === undefined || value === 'none' || value === false) return '–';
  if (value === true) return '✓';
  if (typeof value === 'object') return runs(value.map(String)).join(', ');
  return named.valueName?.(path, String(value)) ?? facts.nameOf?.(String(value)) ?? words(String(value));
}

const words = (text: string): string => (/^[-\d.]+$/.test(text) ? text : readable(text));

/** Numbers that follow each other are written as from the first to the last. */
function runs(values: readonly string[]): readonly string[] {
  const parts: string[][] = [];
  for (const value of values) {
    const last = parts.at(-1);
    if (last !== undefined && Number(last.at(-1)) + 1 === Number(value)) last.push(value);
    else parts.push([value]);
  }
  return parts.flatMap((part) => (part.length > 2 ? [`${part[0]}–${part.at(-1)}`] : part));
}
