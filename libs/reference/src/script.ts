import { convert, type Env, entry, type RunValue, toOrdinal } from '@sandtable/eval';
import type { Example, Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type AnswerCodes, answerType } from './answer.ts';
import type { OpenAsk } from './machine.ts';

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
  /** The first answer that nothing asked for. */
  left(): Cue | undefined;
}

export function makeScript(example: Example): Script {
  const cues = example.answers.flatMap((line) => cuesOf(line));
  return {
    next(path) {
      const at = cues.findIndex((cue) => cue.line.path === path);
      return at < 0 ? undefined : cues.splice(at, 1)[0];
    },
    left: () => cues[0],
  };
}

function cuesOf(line: Line): readonly Cue[] {
  const whole = line.arm !== undefined || line.values.length === 0;
  return whole ? [{ line, at: 0, span: line.span }] : line.values.map((value, at) => ({ line, at, span: value.span }));
}

/** A cue as an answer to the question that is open; undefined where the value cannot be one. */
export function answerOf(root: Env, cue: Cue, { choice }: Pick<OpenAsk, 'choice'>): AnswerCodes | undefined {
  if (choice.form === 'menu') return menuAnswer(root, cue, choice);
  const value = cueValue(root, cue, answerType(choice));
  if (value === undefined) return undefined;
  return typeof value === 'number'
    ? { form: 'one', code: value }
    : { form: 'some', ordinals: value as readonly number[] };
}

/** The value of a cue in the type that is wanted. */
export function cueValue(root: Env, cue: Cue, type: Type): RunValue | undefined {
  const expr = entry(cue.line.values, cue.at);
  return convert(expr.type, type, root.value(expr));
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
