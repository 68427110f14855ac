import { type Expr, sizeOf } from '@sandtable/model';
import { isKept } from './indexed.ts';
import { rowsBefore } from './rows.ts';
import { constant } from './sets.ts';
import { atom, lowest, memory, one, plus, type Scope, type Unit, type Val, wordsOf } from './unit.ts';
import { slotsOf } from './words.ts';

export function stateAt(s: Scope, state: number, args: readonly Expr[]): Val {
  const stored = s.unit.plan.states[state];
  return memory('S', stateBase(s, state, args), stored?.words ?? 1);
}

/** Mixed radix over the arguments, the last varies fastest. */
export function stateBase(s: Scope, state: number, args: readonly Expr[]): string {
  const stored = s.unit.plan.states[state];
  const params = s.unit.model.states[state]?.params ?? [];
  let step = params.reduce((n, param) => n * sizeOf(param), stored?.words ?? 1);
  let base = stored?.at ?? 0;
  const terms = args.map((arg, i) => {
    const type = params[i] ?? arg.type;
    step /= sizeOf(type);
    base -= lowest(type) * step;
    return step === 1 ? s.lower.scalar(s, arg) : `${s.lower.scalar(s, arg)} * ${step}`;
  });
  return terms.length === 0 ? `${base}` : atom(s, `${base} + ${terms.join(' + ')}`);
}

export function setting(s: Scope, index: number): Val {
  const at = s.unit.plan.options[index] ?? -1;
  const setting = s.unit.model.settings[index];
  if (at >= 0) return memory('S', `${at}`, setting === undefined ? 1 : wordsOf(setting.type));
  if (setting?.type.t === 'set' || setting?.type.t === 'map' || setting?.type.t === 'list')
    return constant(s, slotsOf(setting.type, setting.value, s.unit.infos.text));
  return one(
    typeof setting?.value === 'string' ? `${s.unit.infos.text(setting.value)}` : `${Number(setting?.value ?? 0)}`,
  );
}

export function field(s: Scope, index: number, of: string): Val {
  const stored = s.unit.plan.fields[index];
  if (stored === undefined) return constantField(s, index, of);
  const m = /^\w+$/.test(of) ? of : atom(s, of);
  if (!stored.bits)
    return memory('S', plus(`${stored.at}`, stored.words === 1 ? m : `${m} * ${stored.words}`), stored.words);
  const word = stored.count <= 32 ? `${stored.at}` : `${stored.at} + (${m} >> 5)`;
  return one(`(S[${word}] >>> (${stored.count <= 32 ? m : `(${m} & 31)`}) & 1)`);
}

function constantField(s: Scope, index: number, of: string): Val {
  const f = s.unit.model.fields[index];
  const n = f === undefined ? 1 : wordsOf(f.type);
  const { values, same } = columnOf(s.unit, index);
  if (n === 1 && same && !s.unit.watched) return one(`${values[0]}`);
  const table = s.unit.table(values);
  const row = s.unit.watched && f !== undefined ? countedRow(s, f.kind, of) : of;
  return memory(table, n === 1 ? row : atom(s, `${row} * ${n}`), n);
}

interface Column {
  readonly values: readonly number[];
  /** Whether all values are the same. */
  readonly same: boolean;
}
const columns = new WeakMap<Unit, Map<number, Column>>();

/** What a constant field is for all members, found once: most are read at many places. */
function columnOf(unit: Unit, index: number): Column {
  const known = columns.get(unit) ?? new Map<number, Column>();
  const before = known.get(index);
  if (before !== undefined) return before;
  const f = unit.model.fields[index];
  const values = f === undefined ? [] : f.values.flatMap((value) => slotsOf(f.type, value, unit.infos.text));
  const column = { values, same: new Set(values).size === 1 };
  columns.set(unit, known.set(index, column));
  return column;
}

/** A watched module counts, behind its statements, how often something is read of each row of a table. */
function countedRow(s: Scope, kind: number, of: string): string {
  const m = atom(s, of);
  return `(V[${plus('ROWS', rowsBefore(s.unit.model, kind))} + ${m}]++, ${m})`;
}

/** Writes a field of a member and what is kept beside it. */
export function putField(s: Scope, index: number, of: string, value: Val): void {
  const stored = s.unit.plan.fields[index];
  if (stored === undefined) return;
  const m = atom(s, of);
  if (stored.bits) return putBit(s, stored.at, m, value.at(0));
  const base = plus(`${stored.at}`, stored.words === 1 ? m : `${m} * ${stored.words}`);
  if (isKept(s.unit, index)) return s.w.line(`x${index}(${m}, ${value.at(0)});`);
  const cell = memory('S', atomic(s, base), stored.words);
  for (let i = 0; i < stored.words; i += 1) s.w.line(`${cell.put(i, value.at(i))};`);
}

const atomic = (s: Scope, base: string): string => (/^[\w+ ]+$/.test(base) ? base : atom(s, base));

function putBit(s: Scope, at: number, m: string, code: string): void {
  const word = `S[${at} + (${m} >> 5)]`;
  if (code === '1' || code === '0')
    return s.w.line(code === '1' ? `${word} |= 1 << ${m};` : `${word} &= ~(1 << ${m});`);
  s.w.line(`${word} = ${word} & ~(1 << ${m}) | ${code} << ${m};`);
}
