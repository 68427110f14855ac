import {
  asCode,
  asSet,
  convert,
  type Env,
  fork,
  fromOrdinal,
  holds,
  type RunValue,
  sameValue,
  toOrdinal,
} from '@sandtable/eval';
import { answerType, type Choice, cellType, type Guard, type MenuArm, type Picked } from '@sandtable/model';

/** An answer as codes: `optional` answers in `element?`, so 0 is none. */
export type AnswerCodes =
  | { readonly form: 'one'; readonly code: number }
  | { readonly form: 'some'; readonly ordinals: readonly number[] }
  /** The members in the order in which they were picked. */
  | { readonly form: 'order'; readonly ordinals: readonly number[] }
  /** A map as the evaluator has it. */
  | { readonly form: 'each'; readonly value: RunValue }
  | { readonly form: 'menu'; readonly arm: number; readonly ordinals: readonly number[] };

export { answerType, cellType };
export type Plain = Picked;
export type Menu = Extract<Choice, { readonly form: 'menu' }>;
export type Param = MenuArm['params'][number];

export function sameAnswer(a: AnswerCodes, b: AnswerCodes): boolean {
  if (a.form === 'one') return b.form === 'one' && a.code === b.code;
  if (a.form === 'each') return b.form === 'each' && sameValue(a.value, b.value);
  if (b.form === 'one' || b.form === 'each' || a.form !== b.form) return false;
  return sameValue(a.ordinals, b.ordinals) && (a.form !== 'menu' || b.form !== 'menu' || a.arm === b.arm);
}

/** The value that picks these members; for `optional` none or one. */
export function valueOfPicks(choice: Plain, ordinals: readonly number[]): RunValue {
  if (choice.form === 'some') return ordinals;
  if (choice.form === 'order') return ordinals.map((ordinal) => fromOrdinal(choice.element, ordinal));
  const [picked] = ordinals;
  if (picked === undefined) return 0;
  return convert(choice.element, cellType(choice), fromOrdinal(choice.element, picked)) ?? 0;
}

/** The members a value picks; undefined where it isn't a value of the element type. */
export function picksOf(choice: Plain, value: RunValue): readonly number[] | undefined {
  if (choice.form === 'some') return asSet(value);
  if (choice.form === 'order') return (value as readonly RunValue[]).map((item) => toOrdinal(choice.element, item));
  if (choice.form === 'optional' && value === 0) return [];
  const item = convert(cellType(choice), choice.element, asCode(value));
  return item === undefined ? undefined : [toOrdinal(choice.element, item)];
}

/** The guards that do not hold once `prepare` has put the candidate into its local. */
export function failing(env: Env, guards: readonly Guard[], prepare: (env: Env) => void): readonly Guard[] {
  const trial = fork(env);
  prepare(trial);
  return guards.filter((guard) => !holds(trial, guard.test));
}

/** The reasons that are named, each once, in the order of the guards. */
export const reasonsOf = (guards: readonly Guard[]): readonly string[] => [
  ...new Set(guards.flatMap((guard) => (guard.reason === undefined ? [] : [guard.reason]))),
];

/** The answer that picks these members. */
export function asAnswer(choice: Plain, ordinals: readonly number[]): AnswerCodes {
  return choice.form === 'some' || choice.form === 'order'
    ? { form: choice.form, ordinals }
    : { form: 'one', code: asCode(valueOfPicks(choice, ordinals)) };
}
