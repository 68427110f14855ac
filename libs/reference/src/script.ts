import { asCode, convert, type Env, entry, makeMap, mapType, type RunValue, toOrdinal } from '@sandtable/eval';
import type { Chance, Example, Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type AnswerCodes, answerType, type Plain, picksOf } from './answer.ts';
import type { OpenAsk } from './open-ask.ts';

export type Line = Example['answers'][number];

/** One prepared answer: the values of a line are taken one by one, except for a menu, which takes all of them. */
export interface Cue {
  readonly line: Line;
  readonly at: number;
  readonly span: Span;
}

/** The prepared answers of an example by place, each queue in the order of the text. */
export interface Script {
  next(path: string): Cue | undefined;
  /** The same, which stays. */
  first(path: string): Cue | undefined;
  /** The first in the text that fits what is open. */
  take(fits: (cue: Cue) => boolean): Cue | undefined;
  /** The first answer that nothing asked for. */
  unused(): Cue | undefined;
  /** All that nothing asked for so far. */
  rest(): readonly Cue[];
}

/** `used` is called with the answers that were taken, in that order. */
export function makeScript(example: Example, used?: (cue: Cue) => void): Script {
  const cues = example.answers.flatMap((line) => cuesOf(line));
  const take = (fits: (cue: Cue) => boolean): Cue | undefined => {
    const at = cues.findIndex(fits);
    return at < 0 ? undefined : cues.splice(at, 1)[0];
  };
  const noted = (cue: Cue | undefined): Cue | undefined => {
    if (cue !== undefined) used?.(cue);
    return cue;
  };
  return {
    next: (path) => noted(take((cue) => cue.line.path === path)),
    first: (path) => cues.find((cue) => cue.line.path === path),
    take: (fits) => noted(take(fits)),
    unused: () => cues[0],
    rest: () => cues,
  };
}

function cuesOf(line: Line): readonly Cue[] {
  const whole = line.arm !== undefined || line.assigned !== undefined || line.values.length === 0;
  return whole ? [{ line, at: 0, span: line.span }] : line.values.map((value, at) => ({ line, at, span: value.span }));
}

/** A cue as an answer to the question that is open; undefined where the value cannot be one. */
export function answerOf(
  root: Env,
  cue: Cue,
  { choice, keys }: Pick<OpenAsk, 'choice'> & { readonly keys: readonly number[] },
): AnswerCodes | undefined {
  if (choice.form === 'menu') return menuAnswer(root, cue, choice);
  if (choice.each) return assignment(root, cue, choice, keys);
  const value = cueValue(root, cue, answerType(choice));
  if (value === undefined) return undefined;
  if (choice.form === 'order') return { form: 'order', ordinals: picksOf(choice, value) ?? [] };
  return typeof value === 'number'
    ? { form: 'one', code: value }
    : { form: 'some', ordinals: value as readonly number[] };
}

/** The value of a cue in the type that is wanted. */
export function cueValue(root: Env, cue: Cue, type: Type): RunValue | undefined {
  const expr = entry(cue.line.values, cue.at);
  return convert(expr.type, type, root.value(expr));
}

/** What the keys of a cue say of one of them; undefined where the cue says nothing of it. */
export function valueFor(root: Env, cue: Cue, key: number, keyType: Type, type: Type): RunValue | undefined {
  const { assigned, others } = cue.line;
  const at = assigned?.keys?.findIndex((one) => toOrdinal(keyType, asCode(root.value(one))) === key) ?? -1;
  if (at >= 0) return cueValue(root, { ...cue, at }, type);
  return others && convert(others.type, type, root.value(others));
}

/** What a cue says is picked or drawn, as ordinals. */
export function cuePicks(root: Env, cue: Cue, place: Chance): readonly number[] | undefined {
  if (place.sort !== 'pick' && place.sort !== 'draw') return undefined;
  const value = cueValue(root, cue, place.result);
  if (typeof value === 'object') return value as readonly number[];
  if (typeof value !== 'number') return undefined;
  // One that is drawn may be none, which stands in front.
  const ordinal = place.sort === 'draw' ? value - 1 : toOrdinal(place.result, value);
  return ordinal < 0 ? [] : [ordinal];
}

/** Keys that the line leaves out take none, where the question allows that. */
function assignment(root: Env, cue: Cue, choice: Plain, keys: readonly number[]): AnswerCodes | undefined {
  const { line } = cue;
  const type = mapType(answerType(choice));
  const named = line.assigned?.keys?.map((key) => toOrdinal(type.key, root.value(key))) ?? keys;
  const values = line.values.map((_, at) => cueValue(root, { ...cue, at }, type.value));
  const other = line.others && convert(line.others.type, type.value, root.value(line.others));
  const empty = other ?? (choice.form === 'one' ? undefined : choice.form === 'some' ? [] : 0);
  const cells = new Map(keys.map((key) => [key, named.includes(key) ? values[named.indexOf(key)] : empty]));
  const known = named.every((key) => cells.has(key)) && values.length === named.length;
  if (!known || [...cells.values()].includes(undefined)) return undefined;
  return { form: 'each', value: makeMap(type, (key) => cells.get(key)) };
}

function menuAnswer(
  root: Env,
  { line }: Cue,
  choice: Extract<OpenAsk['choice'], { form: 'menu' }>,
): AnswerCodes | undefined {
  const arm = line.arm === undefined ? undefined : choice.arms[line.arm];
  if (line.arm === undefined || arm === undefined) return undefined;
  // Lines may repeat the arm's index in front of its arguments.
  const values = line.values.slice(line.values.length - arm.params.length);
  const picks = arm.params.map((param, i) => pick(root, values[i], param.element));
  return { form: 'menu', arm: line.arm, ordinals: picks };
}

/** A value that does not exist in the parameter's type is -1, which no question accepts. */
function pick(root: Env, expr: Line['values'][number] | undefined, type: Type): number {
  const value = expr === undefined ? undefined : convert(expr.type, type, root.value(expr));
  return value === undefined ? -1 : toOrdinal(type, value);
}
