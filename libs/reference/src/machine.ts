import { chance, hashPath } from '@sandtable/engine';
import {
  asCode,
  code,
  type Effect,
  type Effects,
  type Env,
  entry,
  Fault,
  holds,
  makeFrame,
  type Outcome,
  type RunValue,
  run,
  stateTuple,
} from '@sandtable/eval';
import type { Choice, Model, Place, Procedure, Watcher } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type AnswerCodes, type Menu, type Plain, valueOfPicks } from './answer.ts';
import { bindParams, possible as menuPossible } from './menu.ts';
import { possible as plainPossible } from './plain.ts';
import { Finish, type Position } from './position.ts';

/** An open question, with the locals in which its candidates are looked at. */
export interface OpenAsk {
  readonly index: number;
  readonly choice: Choice;
  readonly role: number;
  readonly env: Env;
}
type Run = Generator<OpenAsk, Outcome, AnswerCodes>;
type Stmt<S extends Effect['s']> = Extract<Effect, { s: S }>;

export interface Setup {
  readonly model: Model;
  readonly position: Position;
  readonly seed: number;
  /** Whether `whenever` blocks are looked at; worked examples run without them. */
  readonly watch: boolean;
  /** The face code of the next roll at a place, instead of chance. */
  readonly roll: ((index: number, span: Span) => number) | undefined;
}

/** Runs a match from the procedure whose frame `env` holds; every yield is a rest. Ends by `Finish` at the latest. */
export function* play(setup: Setup, env: Env, procedure: Procedure): Generator<OpenAsk, void, AnswerCodes> {
  const effects = matchEffects(setup);
  yield* run(env, procedure.body, effects);
  rest(setup, env, effects);
  throw new Finish('drawn', [], undefined);
}

function matchEffects(setup: Setup): Effects<OpenAsk, AnswerCodes> {
  const effects: Effects<OpenAsk, AnswerCodes> = {
    perform: (env, stmt) => perform(setup, env, stmt, effects),
    store: (env, place, value) => store(setup.position, env, place, value),
  };
  return effects;
}

function* perform(setup: Setup, env: Env, stmt: Effect, effects: Effects<OpenAsk, AnswerCodes>): Run {
  switch (stmt.s) {
    case 'label':
      return yield* label(setup, env, stmt, effects);
    case 'call':
      return yield* call(env, stmt, effects);
    case 'choose':
      return yield* choose(setup, env, stmt, effects);
    case 'menu':
      return yield* menu(setup, env, stmt, effects);
    case 'roll':
      return roll(setup, env, stmt);
    case 'log':
      return log(setup.position, env, stmt);
    case 'finish':
      throw new Finish(stmt.result, rolesOf(env.value(stmt.by)), stmt.because);
  }
}

/** A phase shows until its block is left in whatever way, except by the end of the match. */
function* label(setup: Setup, env: Env, stmt: Stmt<'label'>, effects: Effects<OpenAsk, AnswerCodes>): Run {
  const outer = setup.position.phase;
  if (stmt.sort === 'phase') setup.position.phase = stmt.path;
  const outcome = yield* run(env, stmt.body, effects);
  setup.position.phase = outer;
  return outcome;
}

function* call(env: Env, stmt: Stmt<'call'>, effects: Effects<OpenAsk, AnswerCodes>): Run {
  const procedure = entry(env.model.procedures, stmt.procedure);
  const inner = env.enter(
    makeFrame(
      procedure.locals,
      stmt.args.map((arg) => env.value(arg)),
    ),
  );
  if (!procedure.requires.every((required) => holds(inner, required.test))) throw new Fault('requires', stmt.span);
  const outcome = yield* run(inner, procedure.body, effects);
  if (stmt.into !== undefined && typeof outcome === 'object') env.frame.values[stmt.into] = outcome.returned;
  return undefined;
}

function* choose(setup: Setup, env: Env, stmt: Stmt<'choose'>, effects: Effects<OpenAsk, AnswerCodes>): Run {
  const choice = entry(env.model.choices, stmt.choice);
  if (choice.form === 'menu') throw new TypeError('a menu is no plain question');
  const role = asked(env, choice, stmt.span);
  if (plainPossible(env, choice)) {
    rest(setup, env, effects);
    env.frame.values[choice.result] = chosenValue(choice, yield { index: stmt.choice, choice, role, env });
  } else env.frame.values[choice.result] = instead(env, choice, stmt.span);
  return undefined;
}

function* menu(setup: Setup, env: Env, stmt: Stmt<'menu'>, effects: Effects<OpenAsk, AnswerCodes>): Run {
  const choice = entry(env.model.choices, stmt.choice) as Menu;
  const role = asked(env, choice, stmt.span);
  if (!menuPossible(env, choice)) throw new Fault('nothing-to-choose', stmt.span);
  rest(setup, env, effects);
  const answer = yield { index: stmt.choice, choice, role, env };
  if (answer.form !== 'menu') throw new TypeError('a menu takes an arm');
  const bound = bindParams(env, entry(choice.arms, answer.arm), answer.ordinals);
  bound.frame.values.forEach((value, local) => {
    env.frame.values[local] = value;
  });
  return yield* run(env, entry(stmt.bodies, answer.arm), effects);
}

function asked(env: Env, choice: Choice, span: Span): number {
  const role = code(env, choice.by);
  if (env.world.seatOf(role) < 0) throw new Fault('unseated', span);
  return role;
}

function instead(env: Env, choice: Plain, span: Span): RunValue {
  if (choice.otherwise === undefined) throw new Fault('nothing-to-choose', span);
  return env.value(choice.otherwise);
}

function chosenValue(choice: Plain, answer: AnswerCodes): RunValue {
  if (answer.form === 'one') return answer.code;
  return answer.form === 'some' ? valueOfPicks(choice, answer.ordinals) : 0;
}

/** Before a question is put and before the match ends, every `whenever` is looked at, in the order of declaration. */
function rest(setup: Setup, env: Env, effects: Effects<OpenAsk, AnswerCodes>): void {
  if (setup.watch) for (const watcher of setup.model.watchers) watch(env, watcher, effects);
}

function watch(env: Env, watcher: Watcher, effects: Effects<OpenAsk, AnswerCodes>): void {
  const own = env.enter(makeFrame(watcher.locals));
  if (!holds(own, watcher.test)) return;
  if (!run(own, watcher.body, effects).next().done) throw new TypeError('a watcher cannot ask');
}

function roll(setup: Setup, env: Env, stmt: Stmt<'roll'>): undefined {
  const place = entry(setup.model.chances, stmt.chance);
  const faces = entry(setup.model.dice, place.die).faces;
  const occurrence = setup.position.chances[stmt.chance] ?? 0;
  const drawn = (): number => entry(faces, chance(setup.seed, hashPath(place.path), occurrence, 0, faces.length));
  env.frame.values[stmt.into] = setup.roll === undefined ? drawn() : setup.roll(stmt.chance, stmt.span);
  setup.position.chances[stmt.chance] = occurrence + 1;
}

function log(position: Position, env: Env, stmt: Stmt<'log'>): undefined {
  position.log.push({ log: stmt.log, args: stmt.args.map((arg) => env.value(arg)) });
}

function store(position: Position, env: Env, place: Exclude<Place, { place: 'local' }>, value: RunValue): void {
  if (place.place === 'field') entry(position.fields, place.field)[code(env, place.of)] = value;
  else entry(position.states, place.state)[stateTuple(env, place.state, place.args)] = value;
}

/** `finish` names roles as a set, or one role. */
const rolesOf = (by: RunValue): readonly number[] => (Array.isArray(by) ? (by as readonly number[]) : [asCode(by)]);
