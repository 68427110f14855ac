import { code, type Env, holds } from '@sandtable/eval';
import type { PolicyLine, PolicyPart } from '@sandtable/model';

/** What could be picked, and how a line looks at it. */
export interface Field<Value> {
  readonly values: (line: PolicyLine) => Iterable<Value>;
  /** The locals in which a line looks at a value. */
  readonly bound: (line: PolicyLine, value: Value) => Env;
  /** What is picked where equals are left to chance. */
  readonly wanted: (value: Value) => boolean;
}
export interface Ranked<Value> {
  readonly value: Value;
  /** Number of the line, as it is written. */
  readonly line: number;
}

/** What the first line that takes anything ranks first; undefined where no line takes any. */
export function ranked<Value>(part: PolicyPart, field: Field<Value>): Ranked<Value> | undefined {
  for (const line of part.lines) {
    const [first, ...others] = best(line, field);
    if (first === undefined) continue;
    const wanted = part.ties === 'random' ? others.find(field.wanted) : undefined;
    return { value: wanted !== undefined && !field.wanted(first) ? wanted : first, line: line.number };
  }
  return undefined;
}

/** The values that nothing else is better than, in their order. */
function best<Value>(line: PolicyLine, { values, bound }: Field<Value>): readonly Value[] {
  let leading: readonly Value[] = [];
  let record: readonly number[] = [];
  for (const value of values(line)) {
    const env = bound(line, value);
    if (line.test !== undefined && !holds(env, line.test)) continue;
    const merits = line.prefer.map(({ most, by }) => (most ? code(env, by) : -code(env, by)));
    const order = leading.length === 0 ? 1 : compared(merits, record);
    if (order > 0) record = merits;
    if (order >= 0) leading = order > 0 ? [value] : [...leading, value];
  }
  return leading;
}

/** Positive where the first merit that differs is better than in the record. */
function compared(merits: readonly number[], record: readonly number[]): number {
  const at = merits.findIndex((merit, i) => merit !== record[i]);
  return at < 0 ? 0 : (merits[at] ?? 0) - (record[at] ?? 0);
}
