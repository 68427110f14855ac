import { bindLocal, code, type Env, Fault, fromOrdinal, members, type RunValue } from '@sandtable/eval';
import type { Guard } from '@sandtable/model';
import { failing, type Plain, picksOf, reasonsOf, valueOfPicks } from './answer.ts';
import { arrangements, binomials, COUNT_LIMIT, sequences, subsets } from './combine.ts';

/** Questions for one member, perhaps one, or several: everything about them is computed afresh from the position. */
export function candidates(env: Env, choice: Plain): readonly number[] {
  return pool(env, choice).flatMap((member) => (member.failing.length === 0 ? [member.ordinal] : []));
}

/** Whether some value has the right shape, only picks candidates, and meets the conditions of the whole value. */
export function possible(env: Env, choice: Plain): boolean {
  const open = candidates(env, choice);
  if (choice.form === 'order') return orderPossible(env, choice, open);
  if (choice.form !== 'some') {
    if (choice.form === 'optional' && passes(env, choice, [])) return true;
    return open.some((ordinal) => passes(env, choice, [ordinal]));
  }
  const { low, high } = bounds(env, choice, open.length);
  for (const picks of subsets(open, low, high)) if (passes(env, choice, picks)) return true;
  return false;
}

export function excluded(env: Env, choice: Plain): Readonly<Record<number, readonly string[]>> {
  const out = pool(env, choice).filter((member) => member.failing.length > 0);
  return Object.fromEntries(out.map((member) => [member.ordinal, reasonsOf(member.failing)]));
}

/** Upper bounds are clipped to what there is, lower ones are not: too few candidates make a question impossible. */
export function bounds(env: Env, choice: Plain, open: number): { readonly low: number; readonly high: number } {
  const low = choice.low === undefined ? 0 : code(env, choice.low);
  const high = choice.high === undefined ? open : code(env, choice.high);
  return { low: Math.max(0, low), high: Math.min(high, open) };
}

export function count(env: Env, choice: Plain): number {
  const open = candidates(env, choice);
  if (choice.form === 'some') return countSets(env, choice, open);
  if (choice.form === 'order') return countOrders(env, choice, open);
  const none = choice.form === 'optional' && passes(env, choice, []) ? 1 : 0;
  return open.filter((ordinal) => passes(env, choice, [ordinal])).length + none;
}

/** Why a value is refused: undefined if it is legal, and no reasons where none is named. */
export function refusal(env: Env, choice: Plain, value: RunValue): readonly string[] | undefined {
  const known = new Set(members(env, choice.from));
  const picked = picksOf(choice, value)?.map((pick) => (known.has(pick) ? judged(env, choice, pick) : undefined));
  if (picked === undefined) return [];
  const guards = picked.flatMap((member) => member?.failing ?? []);
  if (guards.length > 0) return reasonsOf(guards);
  if (picked.includes(undefined) || !sized(env, choice, picked.length) || repeats(choice, value)) return [];
  const against = unmet(env, choice, value);
  return against.length === 0 ? undefined : reasonsOf(against);
}

interface Pooled {
  readonly ordinal: number;
  readonly failing: readonly Guard[];
}

const pool = (env: Env, choice: Plain): readonly Pooled[] =>
  lookedAt(env, choice).map((ordinal) => judged(env, choice, ordinal));

/** All members, or those of them that are offered. */
export function lookedAt(env: Env, { from, offered }: Plain): readonly number[] {
  if (offered !== undefined && from.e === 'every') return members(env, offered);
  const all = members(env, from);
  if (offered === undefined) return all;
  const proposed = new Set(members(env, offered));
  return all.filter((ordinal) => proposed.has(ordinal));
}

const judged = (env: Env, { guards, candidate, element }: Plain, ordinal: number): Pooled => ({
  ordinal,
  failing: failing(env, guards, (trial) => bindLocal(trial, candidate, element, fromOrdinal(element, ordinal))),
});

function sized(env: Env, choice: Plain, picked: number): boolean {
  if (choice.form !== 'some' && choice.form !== 'order') return choice.form === 'optional' || picked === 1;
  // What is picked is legal, so there are as many.
  const { low, high } = bounds(env, choice, picked);
  return low <= picked && picked <= high;
}

/** In a list nothing may stand twice. */
function repeats(choice: Plain, value: RunValue): boolean {
  const picks = choice.form === 'order' ? (picksOf(choice, value) ?? []) : [];
  return new Set(picks).size < picks.length;
}

/** Conditions of the whole value, which stands in the result's local while they are looked at. */
function unmet(env: Env, choice: Plain, value: RunValue): readonly Guard[] {
  return failing(env, choice.such, (trial) => {
    trial.frame.values[choice.result] = value;
  });
}

const passes = (env: Env, choice: Plain, picks: readonly number[]): boolean =>
  unmet(env, choice, valueOfPicks(choice, picks)).length === 0;

function countSets(env: Env, choice: Plain, open: readonly number[]): number {
  const { low, high } = bounds(env, choice, open.length);
  if (choice.such.length === 0) return binomials(open.length, low, high);
  let found = 0;
  for (const picks of subsets(open, low, high)) {
    if (passes(env, choice, picks)) found++;
    if (found >= COUNT_LIMIT) break;
  }
  return found;
}

/** As many sequences are looked at before a question is put. */
const LOOKED_AT = 200_000;

function orderPossible(env: Env, choice: Plain, open: readonly number[]): boolean {
  const { low, high } = bounds(env, choice, open.length);
  if (choice.such.length === 0) return low <= high;
  let looked = 0;
  for (const picks of sequences(open, low, high)) {
    looked += 1;
    if (looked > LOOKED_AT) throw new Fault('budget', choice.at.span);
    if (passes(env, choice, picks)) return true;
  }
  return false;
}

/** All sequences of candidates; more than anybody looks at is a fault. */
export function ordersOf(env: Env, choice: Plain, open: readonly number[]): readonly (readonly number[])[] {
  const { low, high } = bounds(env, choice, open.length);
  if (low > high) return [];
  if (arrangements(open.length, low, high) > LOOKED_AT) throw new Fault('budget', choice.at.span);
  return [...sequences(open, low, high)];
}

/** -1 where too many would have to be looked at. */
function countOrders(env: Env, choice: Plain, open: readonly number[]): number {
  const { low, high } = bounds(env, choice, open.length);
  const all = arrangements(open.length, low, high);
  if (choice.such.length === 0) return all;
  if (all > COUNT_LIMIT) return -1;
  return [...sequences(open, low, high)].filter((picks) => passes(env, choice, picks)).length;
}
