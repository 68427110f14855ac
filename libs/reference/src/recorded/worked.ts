import { entry, fromOrdinal, keysOf, type RunValue, sameValue, valueAt } from '@sandtable/eval';
import type { Example, Model, Type } from '@sandtable/model';
import { beginningOf, type NamedMatch } from '../by-name.ts';
import { fullestLayout, runExample } from '../example.ts';
import { show } from '../show.ts';
import { fewest } from './fewest.ts';
import { described } from './pieces.ts';
import { type Call, type Recorded, record, type Stand } from './record.ts';
import { statementsFor, testsFor } from './spelled.ts';
import { type ExampleParts, exampleText } from './text.ts';

/** Decisions `from` to `to` of a match, counted from 1, are to become an example. */
export interface Wish {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}
/** The rules with a text more among their files; undefined where something is wrong with them. */
export type CompileWith = (text: string) => Model | undefined;

/** Calls that are tried, the shortest first. */
const CALLS = 6;

/**
 * An example of what happened, which passes under the rules as they are: a call of the procedure around the decisions with the
 * least that must be given; where there is none that passes, the match itself from its beginning. Undefined where that does not pass.
 */
export function workedExample(
  model: Model,
  match: NamedMatch,
  wish: Wish,
  compile: CompileWith,
): ExampleParts | undefined {
  const seen = record(model, match, wish.from, wish.to);
  if (seen === undefined) return undefined;
  const premises = premisesOf(model, match);
  const calls = seen.calls.toSorted((a, b) => lengthOf(a) - lengthOf(b)).slice(0, CALLS);
  for (const call of calls) {
    const parts = calling(model, seen, call, wish.name, premises);
    const found = parts && passing(parts, compile);
    if (parts && found) return slimmer(parts, premises.length, found, compile);
  }
  // No answer says what was changed by hand on the way.
  if (match.hand?.some(({ after, act }) => after < wish.to && act.hand === 'change')) return undefined;
  const whole = itself(model, seen, wish.name, premises);
  return passing(whole, compile) && whole;
}

const lengthOf = ({ begun, ended }: Call): number => ended.decisions - begun.decisions;

/** What is chosen otherwise than an example would begin with. */
function premisesOf(model: Model, match: NamedMatch): readonly string[] {
  const how = beginningOf(model, match);
  const settings = model.settings.filter(({ sort }) => sort !== 'constant');
  const options = settings.flatMap(({ name, type, value }, i) => {
    const chosen = how?.options[i];
    return chosen === undefined || sameValue(chosen, value) ? [] : [`${name} = ${written(model, type, chosen)}`];
  });
  return how?.layout === fullestLayout(model) ? options : [`seats = ${match.seats}`, ...options];
}

/** A map as a match on its key. */
function written(model: Model, type: Type, value: RunValue): string {
  if (type.t !== 'map') return show(model, type, value);
  const key = 'name' in type.key ? type.key.name : '';
  const arms = keysOf(type, value).map((ordinal) => {
    const cell = show(model, type.value, valueAt(type, value, ordinal) ?? 0);
    return `${show(model, type.key, fromOrdinal(type.key, ordinal))} -> ${cell}`;
  });
  return `map each in ${key}: match each { ${arms.join('  ')} }`;
}

/** Undefined where it would demand nothing. */
function calling(
  model: Model,
  { lines, start }: Recorded,
  { procedure, args, begun, ended }: Call,
  name: string,
  premises: readonly string[],
): ExampleParts | undefined {
  const { name: called, locals } = entry(model.procedures, procedure);
  const then = [...demanded(ended), ...testsFor(model, begun.position, ended.position)];
  if (then.length === 0) return undefined;
  const shown = args.map((arg, i) => show(model, entry(locals, i).type, arg));
  const given = [...premises, ...statementsFor(model, start, begun.position)];
  const answers = lines.slice(begun.lines, ended.lines);
  return { name, given, run: `${called}(${shown.join(', ')})`, answers, then };
}

const itself = (
  model: Model,
  { described: lines, before, after }: Recorded,
  name: string,
  given: readonly string[],
): ExampleParts => ({
  name,
  given,
  run: 'play()',
  answers: lines.slice(0, after.lines),
  then: [
    ...demanded(after),
    ...testsFor(model, before.position, after.position).flatMap((test) => {
      const texts = described(model, after.position, test);
      // A removed member can't be identified by its values.
      return test.startsWith('not (') && texts === test ? [] : [texts];
    }),
  ],
});

const demanded = ({ ending }: Stand): readonly string[] => (ending === undefined ? [] : [ending]);

interface Found {
  readonly model: Model;
  readonly example: Example;
}

/** The example among the rules, if it is one and passes. */
function passing(parts: ExampleParts, compile: CompileWith): Found | undefined {
  const model = compile(exampleText(parts));
  const example = model?.examples.find(({ name }) => name === parts.name);
  return model && example && runExample(model, example).ok ? { model, example } : undefined;
}

/** The same with as few lines in `given` as it passes with. Premises stay, and so does what makes a piece that is spoken of. */
function slimmer(parts: ExampleParts, premises: number, { model, example }: Found, compile: CompileWith): ExampleParts {
  const procedure = entry(model.procedures, example.procedure);
  const text = exampleText(parts);
  // `given {` is the second line.
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length - 3;
  const free = parts.given.flatMap((line, i) => (i < premises || isSpokenOf(line, parts) ? [] : [i]));
  const passes = (kept: readonly number[]): boolean => {
    const dropped = new Set(free.filter((_, i) => !kept.includes(i)));
    const body = procedure.body.filter(({ span }) => !dropped.has(lineOf(span.start)));
    const procedures = model.procedures.with(example.procedure, { ...procedure, body });
    return runs({ ...model, procedures }, example);
  };
  const kept = fewest(free.length, passes).map((i) => free[i] ?? 0);
  const given = parts.given.filter((_, i) => !free.includes(i) || kept.includes(i));
  const slim = { ...parts, given };
  return passing(slim, compile) ? slim : parts;
}

/** `let name = create …`, and the name stands anywhere else. */
function isSpokenOf(line: string, { given, run, answers, then }: ExampleParts): boolean {
  const name = /^let (\S+) =/.exec(line)?.[1];
  const others = [...given.filter((one) => one !== line), run, ...answers, ...then];
  return name !== undefined && others.some((one) => new RegExp(`\\b${name}\\b`).test(one));
}

/** Whether it passes; what cannot be run at all with something left out does not. */
function runs(model: Model, example: Example): boolean {
  try {
    return runExample(model, example).ok;
  } catch {
    return false;
  }
}
