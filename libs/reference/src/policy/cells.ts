import {
  asCode,
  asSet,
  bindLocal,
  type Env,
  entry,
  fork,
  fromOrdinal,
  makeMap,
  makeSet,
  mapType,
  type RunValue,
  valueAt,
} from '@sandtable/eval';
import type { PolicyPart, Type } from '@sandtable/model';
import { type AnswerCodes, answerType, asAnswer, cellType, type Plain, picksOf, valueOfPicks } from '../answer.ts';
import { openValues } from '../assign.ts';
import type { OpenAsk } from '../open-ask.ts';
import { bounds as boundsOf } from '../plain.ts';
import { assigned, bounds, candidates, refusal } from '../question.ts';
import { ranked } from './ranked.ts';
import type { Ruled } from './ruled-answer.ts';

/** One value that is picked: what it is picked from, and how it is evaluated. */
interface Cell {
  readonly part: PolicyPart;
  readonly choice: Plain;
  /** The locals of the question, with the key and what is assigned so far. */
  readonly env: Env;
  /** What may be picked: codes of a cell, or ordinals of members. */
  readonly open: readonly number[];
  readonly wanted: RunValue | undefined;
}
interface Picked {
  readonly value: RunValue;
  readonly lines: Ruled['lines'];
}

/** One value, or the members of a set or list one after the other; for an assignment key by key. */
export function ruledCells(ask: OpenAsk, choice: Plain, part: PolicyPart, wanted: AnswerCodes): Ruled {
  if (choice.each) return ruledMap(ask, choice, part, wanted);
  const { env } = ask;
  const open = candidates(ask, 0, []);
  const own = { part, choice, env };
  if (choice.form === 'some' || choice.form === 'order') {
    const named = wanted.form === 'some' || wanted.form === 'order' ? wanted.ordinals : undefined;
    const isLegal = (picks: readonly number[]): boolean =>
      refusal(ask, asAnswer(choice, ordered(choice, picks))) === undefined;
    const { picks, lines } = members({ ...own, open, wanted: named }, bounds(ask), isLegal);
    return { answer: asAnswer(choice, ordered(choice, picks)), lines };
  }
  const codes = open.map((ordinal) => asCode(valueOfPicks(choice, [ordinal])));
  // None comes first.
  const cell = { ...own, open: choice.form === 'optional' ? [0, ...codes] : codes };
  const { value, lines } = single({ ...cell, wanted: wanted.form === 'one' ? wanted.code : undefined });
  return { answer: { form: 'one', code: asCode(value) }, lines };
}

function ruledMap(ask: OpenAsk, choice: Plain, part: PolicyPart, wanted: AnswerCodes): Ruled {
  const type = mapType(answerType(choice));
  const asked = assigned(ask);
  const found = new Map<number, RunValue>();
  const lines: (number | undefined)[] = [];
  for (const [depth, { key, env }] of (asked?.cells ?? []).entries()) {
    const values = asked === undefined ? [] : openValues(asked, depth, [...found.values()]);
    const named = wanted.form === 'each' ? valueAt(type, wanted.value, key) : undefined;
    const own = { part, choice, env: looking(env, part, found, key), wanted: named };
    const picked = choice.form === 'some' ? ruledSet(own, env, values) : single({ ...own, open: values.map(asCode) });
    found.set(key, picked.value);
    lines.push(...picked.lines);
  }
  return { answer: { form: 'each', value: makeMap(type, (key) => found.get(key)) }, lines };
}

/** The key whose turn it is, and the map of what was assigned before. */
function looking(env: Env, { each }: PolicyPart, found: ReadonlyMap<number, RunValue>, key: number): Env {
  const own = fork(env);
  if (each === undefined) return own;
  const sofar = mapType(entry(env.frame.locals, each.sofar).type);
  own.frame.values[each.key] = fromOrdinal(entry(env.frame.locals, each.key).type, key);
  own.frame.values[each.sofar] = makeMap(sofar, (one) => found.get(one));
  return own;
}

function ruledSet(cell: Omit<Cell, 'open'>, env: Env, values: readonly RunValue[]): Picked {
  const open = makeSet(values.flatMap((value) => picksOf(cell.choice, value) ?? []));
  const { picks, lines } = members({ ...cell, open }, boundsOf(env, cell.choice, open.length), () => false);
  return { value: makeSet(picks), lines };
}

function single({ part, choice, env, open, wanted }: Cell): Picked {
  const found = ranked<number>(part, {
    values: () => open,
    bound: ({ values }, code) => bound(env, values, cellType(choice), code),
    wanted: (code) => code === wanted,
  });
  return { value: found?.value ?? open[0] ?? 0, lines: [found?.line] };
}

/** As many members as must be, and more while a line takes one and the answer stays as legal as it was. */
function members(
  cell: Cell,
  { low, high }: { readonly low: number; readonly high: number },
  isLegal: (picks: readonly number[]) => boolean,
): { readonly picks: readonly number[]; readonly lines: Ruled['lines'] } {
  const { part, choice, env, wanted } = cell;
  const remaining = [...cell.open];
  const picks: number[] = [];
  const lines: (number | undefined)[] = [];
  while (picks.length < high && remaining.length > 0) {
    const found = ranked<number>(part, {
      values: () => remaining,
      bound: ({ values }, ordinal) => bound(env, values, choice.element, fromOrdinal(choice.element, ordinal)),
      wanted: (ordinal) => wanted !== undefined && isNext(choice, asSet(wanted), picks.length, ordinal),
    });
    if (found === undefined && picks.length >= low) break;
    const [taken = 0] = remaining.splice(remaining.indexOf(found?.value ?? remaining[0] ?? 0), 1);
    if (picks.length >= low && isLegal(picks) && !isLegal([...picks, taken])) continue;
    picks.push(taken);
    lines.push(found?.line);
  }
  return { picks, lines };
}

const isNext = (choice: Plain, wanted: readonly number[], at: number, ordinal: number): boolean =>
  choice.form === 'order' ? wanted[at] === ordinal : wanted.includes(ordinal);

function bound(env: Env, [local = -1]: readonly number[], type: Type, value: RunValue): Env {
  const trial = fork(env);
  bindLocal(trial, local, type, value);
  return trial;
}

/** A set has no order. */
const ordered = (choice: Plain, picks: readonly number[]): readonly number[] =>
  choice.form === 'some' ? makeSet(picks) : picks;
