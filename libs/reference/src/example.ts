import { FAULTED } from '@sandtable/engine';
import { asCode, entry, Fault, holds, type RunValue } from '@sandtable/eval';
import type { Choice, Ending, Example, Expr, Model } from '@sandtable/model';
import { COUNT_LIMIT } from './combine.ts';
import { endingLine, endingOf, isAsDemanded } from './ending.ts';
import { prepared, preparedFor, preparedPicks } from './example-chance.ts';
import type { Improviser, Instead } from './example-improviser.ts';
import { checkPolicy } from './example-policy.ts';
import { type ExampleResult, faulted, Miss, miss } from './example-result.ts';
import { onlyAnswer } from './forced.ts';
import { begin, type Manner, type Reference, running } from './reference.ts';
import { answerOf, type Cue, makeScript, type Script } from './script.ts';
import type { MatchOnlooker } from './setup.ts';
import { show } from './show.ts';
import type { Limits } from './world.ts';

/** Runs a worked example on the state a match begins with; whenever-blocks stay out of it. */
export function runExample(
  model: Model,
  example: Example,
  onlooker?: MatchOnlooker,
  limits: Limits = {},
): ExampleResult {
  try {
    rehearse(model, example, onlooker, limits);
    return { ok: true };
  } catch (error) {
    if (error instanceof Miss) return error.failure;
    if (error instanceof Fault) return faulted(model, error);
    throw error;
  }
}

/** Runs an example to its end, whatever comes out; undefined if it comes to one, else why not. */
export function improvise(model: Model, example: Example, improviser: Improviser, limits: Limits = {}) {
  try {
    rehearse(model, example, undefined, limits, improviser);
    return undefined;
  } catch (error) {
    if (error instanceof Miss) return error.failure;
    if (error instanceof Fault) return faulted(model, error);
    throw error;
  }
}

function rehearse(
  model: Model,
  example: Example,
  onlooker: MatchOnlooker | undefined,
  limits: Limits,
  improviser?: Improviser,
): void {
  const script = makeScript(example, improviser?.used);
  const match = open(model, example, script, onlooker, limits, improviser);
  const goesOn = (): boolean => example.whole !== true || script.unused() !== undefined;
  while (running(match) && match.ask !== undefined && goesOn()) reply(model, example, script, match, improviser);
  const { fault } = match.position;
  if (match.position.status === FAULTED && fault) throw fault.met;
  if (improviser !== undefined) return compare(match, example, script, improviser);
  const unused = script.unused();
  if (unused !== undefined) miss('example/unused', unused.span, { path: unused.line.path });
  for (const ending of example.endings ?? []) verifyEnding(match, example, ending);
  for (const then of example.then) verify(model, match, then);
}

/** What was not used, and the result otherwise than the example demands. */
function compare(match: Reference, example: Example, script: Script, improviser: Improviser): void {
  const { model } = match.root;
  for (const cue of script.rest()) improviser.unused(cue);
  const whole = example.whole === true;
  for (const ending of example.endings ?? []) {
    const by = ending.result === 'on' ? undefined : match.root.value(ending.by);
    const isAsked = isAsDemanded(match.position, whole, ending, by);
    const is = { ending: endingLine(model, match.position, whole) };
    improviser.demanded(ending, isAsked ? [] : [{ span: ending.span, is }]);
  }
  for (const then of example.then) improviser.demanded(then, instead(match, then));
}

/** What is so instead, for each part of a condition that is not met. */
function instead(match: Reference, then: Expr): readonly Instead[] {
  const { root } = match;
  if (holds(root, then)) return [];
  if (then.e === 'logic' && then.op === 'and') return [then.left, then.right].flatMap((part) => instead(match, part));
  const { span } = then;
  if (then.e !== 'compare' || then.op !== '==') return [{ span, is: 'untrue' }];
  return [{ span, is: { value: show(root.model, then.left.type, root.value(then.left)) } }];
}

function open(
  model: Model,
  example: Example,
  script: Script,
  onlooker: MatchOnlooker | undefined,
  limits: Limits,
  improviser: Improviser | undefined,
): Reference {
  const held = new Map<string, Cue>();
  const roll: Manner['roll'] = (root, index, span, each) =>
    each === undefined
      ? prepared(model, script, root, { index, span, improviser })
      : preparedFor(model, script, held, root, { index, span, each, improviser });
  const pick: Manner['pick'] = (root, wanted) => preparedPicks(model, script, root, wanted, improviser);
  const how = { ...limits, seed: 0, layout: layoutFor(model, example), options: chosenOptions(model, example) };
  return begin(model, how, {
    procedure: example.procedure,
    whole: example.whole,
    watch: example.whole === true,
    roll,
    pick,
    onlooker,
  });
}

/** One value per option and ruling, in the order of the settings. */
const chosenOptions = (model: Model, { options = [] }: Example): readonly RunValue[] =>
  model.settings.flatMap(({ sort, value }, i) => {
    if (sort === 'constant') return [];
    return [options.find(({ setting }) => setting === i)?.value ?? value];
  });

/** Without a name it is the first of the layouts that seat the most roles. */
function layoutFor(model: Model, { seats }: Example): number {
  const named = model.seats.layouts.findIndex((layout) => layout.name === seats);
  return named < 0 ? fullestLayout(model) : named;
}

export function fullestLayout(model: Model): number {
  const roles = model.seats.layouts.map((layout) => new Set(layout.seats.flatMap((seat) => seat.roles)).size);
  return Math.max(0, roles.indexOf(Math.max(...roles)));
}

function reply(
  model: Model,
  example: Example,
  script: Script,
  match: Reference,
  improviser: Improviser | undefined,
): void {
  const cue = match.asks.length > 1 ? cueForOne(model, script, match) : undefined;
  const choice = entry(model.choices, match.ask?.choice ?? -1);
  const next = cue ?? script.next(choice.path);
  if (next === undefined) fallback(choice, example, match, improviser);
  else follow(next, choice, match);
}

/** Of several who are asked at once the one whose answer stands first in the example, who is selected. */
function cueForOne(model: Model, script: Script, match: Reference): Cue | undefined {
  const askOf = ({ line }: Cue): number =>
    match.asks.findIndex(({ choice, role }) => {
      const { path } = entry(model.choices, choice);
      return path === line.path && (line.by === undefined || asCode(match.root.value(line.by)) === role);
    });
  const cue = script.take((line) => askOf(line) >= 0);
  if (cue !== undefined) match.select(askOf(cue));
  return cue;
}

function follow(cue: Cue, choice: Choice, match: Reference): void {
  checkRole(match, cue);
  const answer = answerOf(match.root, cue, { choice, keys: match.keys() });
  const refused = answer === undefined ? [] : match.refusal(answer);
  if (cue.line.what === 'refuse') checkRefusal(cue, refused);
  else if (answer !== undefined && refused === undefined) {
    if (cue.line.what === 'policy') checkPolicy(match, cue, answer);
    match.decide(answer);
  } else miss('example/illegal', cue.span, { path: choice.path, reasons: refused?.join(', ') || 'none' });
}

/** A question without a prepared answer may only have one, and only one who answers it. */
function fallback(choice: Choice, example: Example, match: Reference, improviser: Improviser | undefined): void {
  const count = choice.askers ? countOfAll(match) : match.count();
  const answer = count === 1 ? onlyAnswer(choice, match) : improviser?.answer(choice, match);
  // Too many to look at are given as the number up to which they are looked at.
  const limit = count < 0 ? COUNT_LIMIT : count;
  if (answer === undefined) miss('example/unanswered', example.at.span, { path: choice.path, count: limit });
  match.decide(answer);
}

/** Answers of all who may give one. */
function countOfAll(match: Reference): number {
  const counts = match.asks.map((_, k) => {
    match.select(k);
    return match.count();
  });
  match.select(0);
  return counts.includes(-1) ? -1 : counts.reduce((sum, count) => sum + count, 0);
}

function checkRole(match: Reference, { line }: Cue): void {
  if (line.by === undefined || asCode(match.root.value(line.by)) === match.ask?.role) return;
  const asked = show(match.root.model, line.by.type, match.ask?.role ?? -1);
  miss('example/by', line.by.span, { path: line.path, asked });
}

/** `because` is the path of a reason or its last word. */
function checkRefusal({ line, span }: Cue, refused: readonly string[] | undefined): void {
  if (refused === undefined) miss('example/accepted', span, { path: line.path });
  const { because } = line;
  if (because === undefined || refused.some((reason) => reason === because || reason.endsWith(`/${because}`))) return;
  miss('example/reason', line.span, {
    path: line.path,
    expected: because,
    reasons: refused.join(', '),
    known: refused.length === 0 ? 'none' : 'some',
  });
}

function verifyEnding({ position, root }: Reference, example: Example, ending: Ending): void {
  const whole = example.whole === true;
  const by = ending.result === 'on' ? undefined : root.value(ending.by);
  if (isAsDemanded(position, whole, ending, by)) return;
  const found = endingOf(root.model, position, whole);
  const { by: winners = '', because = 'none' } = found.result === 'on' ? {} : found;
  miss('example/ending', ending.span, { result: found.result, by: winners, because });
}

/** Of an `and` the half that fails is shown; what isn't a comparison should have been true. */
function verify(model: Model, match: Reference, then: Expr): void {
  if (holds(match.root, then)) return;
  if (then.e === 'logic' && then.op === 'and') {
    verify(model, match, then.left);
    verify(model, match, then.right);
  }
  if (then.e !== 'compare') miss('example/then', then.span, { left: 'false', right: 'true' });
  const side = (expr: Expr): string => show(model, expr.type, match.root.value(expr));
  miss('example/then', then.span, { left: side(then.left), right: side(then.right) });
}
