import { FAULTED } from '@sandtable/engine';
import { asCode, type Env, entry, Fault, holds, type RunValue } from '@sandtable/eval';
import type { Chance, Choice, Ending, Example, Expr, Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type AnswerCodes, sameAnswer } from './answer.ts';
import { COUNT_LIMIT } from './combine.ts';
import { endingLine, endingOf, isAsDemanded } from './ending.ts';
import { type FaultValue, valuesAt } from './fault-values.ts';
import { onlyAnswer } from './forced.ts';
import { ruled } from './policy/ruled.ts';
import { begin, type Manner, type Reference, running } from './reference.ts';
import { answerOf, type Cue, cuePicks, cueValue, makeScript, type Script, valueFor } from './script.ts';
import type { EachRolled, MatchOnlooker, Wanted } from './setup.ts';
import { show } from './show.ts';
import { showAnswer } from './show-answer.ts';
import type { Limits } from './world.ts';

export type ExampleResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: string;
      readonly fields: Readonly<Record<string, string | number>>;
      readonly span: Span;
      /** What a fault met. */
      readonly values: readonly FaultValue[];
    };
type Failure = Extract<ExampleResult, { ok: false }>;

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

/**
 * What is put in where an example says nothing: the same example goes on with it. Without it, that is where it stops.
 * It notes what it put in, which answers of the example were used, and the result otherwise.
 */
export interface Improviser {
  face(place: Chance, faces: readonly number[], each: EachRolled | undefined): number;
  picks(place: Chance, wanted: Wanted): readonly number[];
  answer(choice: Choice, match: Reference): AnswerCodes | undefined;
  used(cue: Cue): void;
  unused(cue: Cue): void;
  /** A demand, and what is so instead in those of its parts that are not met. */
  demanded(demand: { readonly span: Span }, instead: readonly Instead[]): void;
}
export interface Instead {
  readonly span: Span;
  /** The ending of the match, the value of the left side, or that the condition is not true. */
  readonly is: { readonly ending: string } | { readonly value: string } | 'untrue';
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

/** How an example stops as soon as something is not as it says. */
class Miss extends Error {
  readonly failure: Failure;
  constructor(found: Failure) {
    super(found.code);
    this.failure = found;
  }
}

const failure = (code: string, span: Span, fields: Failure['fields'] = {}): Failure => ({
  ok: false,
  code,
  fields,
  span,
  values: [],
});
const faulted = (model: Model, fault: Fault): Failure => ({
  ...failure('example/fault', fault.span, { fault: fault.fault }),
  values: valuesAt(model, fault),
});
function miss(code: string, span: Span, fields: Failure['fields'] = {}): never {
  throw new Miss(failure(code, span, fields));
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

interface Rolled {
  readonly index: number;
  readonly span: Span;
  readonly each?: EachRolled;
  readonly improviser: Improviser | undefined;
}

function prepared(model: Model, script: Script, root: Env, { index, span, each, improviser }: Rolled): number {
  const place = entry(model.chances, index);
  if (place.sort !== 'die') throw new TypeError('only dice are rolled');
  const die = entry(model.dice, place.die);
  const cue = script.next(place.path);
  if (cue === undefined)
    return (
      improviser?.face(place, die.faces, each) ??
      miss('example/unanswered', span, { path: place.path, count: die.faces.length })
    );
  const face = cueValue(root, cue, die.type);
  if (typeof face !== 'number' || !die.faces.includes(face))
    return miss('example/illegal', cue.span, { path: place.path, reasons: 'none' });
  return face;
}

/** One line may answer for all members that a die is rolled for, by their names; else each takes the next answer. */
function preparedFor(
  model: Model,
  script: Script,
  held: Map<string, Cue>,
  root: Env,
  rolled: Rolled & { readonly each: EachRolled },
): number {
  const { index, each } = rolled;
  const place = entry(model.chances, index);
  if (place.sort !== 'die' || place.each === undefined) return prepared(model, script, root, rolled);
  if (each.isFirst) {
    held.delete(place.path);
    if (script.first(place.path)?.line.assigned) held.set(place.path, script.next(place.path) as Cue);
  }
  const cue = held.get(place.path);
  if (cue === undefined) return prepared(model, script, root, rolled);
  const die = entry(model.dice, place.die);
  const face = valueFor(root, cue, each.key, place.each, die.type);
  if (face === undefined) return miss('example/unanswered', cue.span, { path: place.path, count: die.faces.length });
  return typeof face === 'number' && die.faces.includes(face)
    ? face
    : miss('example/illegal', cue.span, { path: place.path, reasons: 'none' });
}

/** Without an answer only what is not left to chance may come: the top of a pile, or all there is. */
function preparedPicks(
  model: Model,
  script: Script,
  root: Env,
  wanted: Wanted,
  improviser: Improviser | undefined,
): readonly number[] {
  const { index, offered, least, most, known, span } = wanted;
  const place = entry(model.chances, index);
  const cue = script.next(place.path);
  if (cue === undefined) {
    const forced = known ?? (least === offered.length ? offered : undefined);
    return (
      forced ??
      improviser?.picks(place, wanted) ??
      miss('example/unanswered', span, { path: place.path, count: offered.length })
    );
  }
  const picks = cuePicks(root, cue, place);
  if (
    picks === undefined ||
    picks.length < least ||
    picks.length > most ||
    picks.some((pick) => !offered.includes(pick))
  )
    return miss('example/illegal', cue.span, { path: place.path, reasons: 'none' });
  return picks;
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

/** What a policy answers to the open question; the one that is named, or that of the seat. */
export function answerOfPolicy(match: Reference, named: number | undefined, wanted: AnswerCodes) {
  const ask = match.open.find(({ index, role }) => index === match.ask?.choice && role === match.ask.role);
  const policy = match.root.model.policies[named ?? policyAsked(match) ?? -1];
  return ask && policy && { ask, policy, found: ruled(ask, policy, wanted) };
}

/** The policy must come to the very answer of the example. */
function checkPolicy(match: Reference, { line, span }: Cue, wanted: AnswerCodes): void {
  const { model } = match.root;
  const asked = answerOfPolicy(match, line.policy, wanted);
  if (asked === undefined) return miss('example/no-policy', span, { path: line.path });
  const { ask, policy, found } = asked;
  const fields = { path: line.path, policy: policy.name };
  if (found === undefined) return miss('example/policy-silent', span, { ...fields, why: 'no-part', answer: '' });
  if (sameAnswer(found.answer, wanted)) return;
  const answer = showAnswer(model, ask.choice, found.answer);
  const lines = [...new Set(found.lines.filter((one) => one !== undefined))].join(', ') || 'none';
  if (match.refusal(found.answer) !== undefined)
    return miss('example/policy-silent', span, { ...fields, why: 'illegal', answer });
  miss('example/policy', span, { ...fields, answer, lines });
}

/** The policy that holds the seat of whoever is asked. */
function policyAsked({ root: { model, world }, ask }: Reference): number | undefined {
  const { seats } = entry(model.seats.layouts, world.layout);
  return seats[world.seatOf(ask?.role ?? -1)]?.policy;
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
