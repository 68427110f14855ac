import {
  asCode,
  asSet,
  code,
  type Effect,
  type Effects,
  type Env,
  entry,
  Fault,
  holds,
  makeFrame,
  makeMap,
  mapType,
  members,
  noted,
  type RunValue,
  run,
  stateTuple,
} from '@sandtable/eval';
import { type Choice, type Expr, type Place, type Procedure, unreachable, type Watcher } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type AnswerCodes, type Menu, type Plain, valueOfPicks } from './answer.ts';
import { type Asker, askersOf } from './askers.ts';
import { possible as assignPossible } from './assign.ts';
import { comeTo } from './counter.ts';
import { mix, show } from './identity.ts';
import { kept, together } from './lanes.ts';
import { bindParams, possible as menuPossible } from './menu.ts';
import type { OpenAsk, Reply, Run } from './open-ask.ts';
import { pick } from './pick.ts';
import { draw, put, shuffle } from './piles.ts';
import { possible as plainPossible } from './plain.ts';
import { create } from './pools.ts';
import { Finish, type Position, RanOut } from './position.ts';
import { seal, unseal } from './sealed.ts';
import type { Setup } from './setup.ts';

type Stmt<S extends Effect['s']> = Extract<Effect, { s: S }>;

/** Runs a match from the procedure whose frame `env` holds; every yield is a rest. Ends by `Finish` at the latest. */
export function* play(
  setup: Setup,
  env: Env,
  procedure: Procedure,
  then?: Procedure,
): Generator<readonly OpenAsk[], void, Reply> {
  const effects = matchEffects(setup);
  yield* run(env, procedure.body, effects);
  if (then) yield* run(env.enter(makeFrame(then.locals)), then.body, effects);
  rest(setup, env, effects);
  throw new RanOut();
}

type Doing = Effects<readonly OpenAsk[], Reply>;

function matchEffects(setup: Setup): Doing {
  const effects: Doing = {
    perform: (env, stmt) => perform(setup, env, stmt, effects),
    store: (env, place, value) => store(setup, env, place, value),
    onlooker: setup.onlooker,
  };
  return effects;
}

function* perform(setup: Setup, env: Env, stmt: Effect, effects: Doing): Run {
  switch (stmt.s) {
    case 'label':
      return yield* label(setup, env, stmt, effects);
    case 'call':
      return yield* call(setup, env, stmt, effects);
    case 'choose':
      return yield* choose(setup, env, stmt, effects);
    case 'menu':
      return yield* menu(setup, env, stmt, effects);
    case 'together':
      return yield* together(setup, env, stmt, effects, () => rest(setup, env, effects));
    case 'barrier':
      return yield* barrier();
    case 'roll':
      return roll(setup, env, stmt);
    case 'pick':
      return pick(setup, env, stmt);
    case 'draw':
    case 'put':
    case 'shuffle':
    case 'create':
      return changed(setup, env, stmt);
    case 'reveal':
      return reveal(setup.position, env, stmt);
    case 'conceal':
      return conceal(setup, env, stmt);
    case 'log':
      return log(setup.position, env, stmt);
    case 'finish':
      rest(setup, env, effects);
      throw new Finish(stmt.result, rolesOf(env.value(stmt.by)), stmt.because);
    default:
      return unreachable(stmt);
  }
}

/** A phase shows until its block is left in whatever way, except by the end of the match. */
function* label(setup: Setup, env: Env, stmt: Stmt<'label'>, effects: Doing): Run {
  const outer = setup.position.phase;
  if (stmt.sort === 'phase') setup.position.phase = stmt.path;
  const outcome = yield* run(env, stmt.body, effects);
  setup.position.phase = outer;
  return outcome;
}

function* call({ witness, position }: Setup, env: Env, stmt: Stmt<'call'>, effects: Doing): Run {
  const procedure = entry(env.model.procedures, stmt.procedure);
  const args = stmt.args.map((arg) => env.value(arg));
  const inner = env.enter(makeFrame(procedure.locals, args));
  // What was called with tells more than what else the caller knows.
  if (!procedure.requires.every((required) => holds(inner, required.test)))
    throw noted(new Fault('requires', stmt.span), inner.frame);
  witness?.entered(stmt.procedure, args, position);
  const outcome = yield* run(inner, procedure.body, effects);
  witness?.exited(position);
  if (stmt.into !== undefined && typeof outcome === 'object') env.frame.values[stmt.into] = outcome.returned;
  return undefined;
}

function* choose(setup: Setup, env: Env, stmt: Stmt<'choose'>, effects: Doing): Run {
  const choice = entry(env.model.choices, stmt.choice);
  if (choice.form === 'menu') throw new TypeError('a menu is no plain question');
  const isPossible = (own: Env): boolean => (choice.each ? assignPossible(own, choice) : plainPossible(own, choice));
  const askers = askersOf(env, choice, stmt.span, isPossible);
  if (askers.length > 0) {
    const { role, answer } = yield* ask(setup, env, { index: stmt.choice, choice, askers }, effects);
    env.frame.values[choice.result] = chosenValue(choice, answer);
    if (choice.secret === true) seal(env.frame, choice.result, role);
  } else env.frame.values[choice.result] = instead(env, choice, stmt.span);
  return undefined;
}

function* menu(setup: Setup, env: Env, stmt: Stmt<'menu'>, effects: Doing): Run {
  const choice = entry(env.model.choices, stmt.choice) as Menu;
  const askers = askersOf(env, choice, stmt.span, (own) => menuPossible(own, choice));
  if (askers.length === 0) throw new Fault('nothing-to-choose', stmt.span);
  const { answer } = yield* ask(setup, env, { index: stmt.choice, choice, askers }, effects);
  if (answer.form !== 'menu') throw new TypeError('a menu takes an arm');
  const bound = bindParams(env, entry(choice.arms, answer.arm), answer.ordinals);
  bound.frame.values.forEach((value, local) => {
    env.frame.values[local] = value;
  });
  return yield* run(env, entry(stmt.bodies, answer.arm), effects);
}

interface Put {
  readonly index: number;
  readonly choice: Choice;
  readonly askers: readonly Asker[];
}

/** In a lane watchers have looked before it was opened, and the answer stays a part of the position for a while. */
function* ask(setup: Setup, env: Env, put: Put, effects: Doing): Generator<readonly OpenAsk[], Reply, Reply> {
  const { index, choice, askers } = put;
  if (setup.lane === undefined) rest(setup, env, effects);
  const reply = yield askers.map((asker) => ({ index, choice, ...asker }));
  if (choice.askers) env.frame.values[choice.askers.who] = reply.role;
  if (setup.lane !== undefined) setup.lane.answers[choice.path] = kept(choice, reply.answer);
  return reply;
}

/** Waits for the others. */
function* barrier(): Run {
  yield [];
  return undefined;
}

function instead(env: Env, choice: Plain, span: Span): RunValue {
  if (choice.otherwise === undefined) throw new Fault('nothing-to-choose', span);
  return env.value(choice.otherwise);
}

function chosenValue(choice: Plain, answer: AnswerCodes): RunValue {
  if (answer.form === 'one') return answer.code;
  if (answer.form === 'each') return answer.value;
  return answer.form === 'menu' ? 0 : valueOfPicks(choice, answer.ordinals);
}

/** Before a question is put and before the match ends, every `whenever` is evaluated, in the order of declaration. */
function rest(setup: Setup, env: Env, effects: Doing): void {
  if (!setup.watch || setup.resting) return;
  setup.resting = true;
  try {
    for (const watcher of setup.model.watchers) {
      const own = env.enter(makeFrame(watcher.locals));
      setup.onlooker?.watches(own, watcher);
      watch(own, watcher, effects);
    }
  } finally {
    setup.resting = false;
  }
}

function watch(own: Env, watcher: Watcher, effects: Doing): void {
  if (!holds(own, watcher.test)) return;
  if (!run(own, watcher.body, effects).next().done) throw new TypeError('a watcher cannot ask');
}

function roll(setup: Setup, env: Env, stmt: Stmt<'roll'>): undefined {
  const place = entry(setup.model.chances, stmt.chance);
  if (place.sort !== 'die') throw new TypeError('only dice are rolled');
  const faces = entry(setup.model.dice, place.die).faces;
  // The keys are looked at before it counts as rolled.
  const keys = stmt.each && members(env, stmt.each);
  const times = stmt.times && howMany(env, stmt, stmt.times);
  const { face, forced } = comeTo(setup, env, stmt.chance);
  let thrown = 0;
  const drawn = (index: number): number => {
    const each = keys && { key: index, isFirst: index === keys[0] };
    const fell =
      setup.roll?.(stmt.chance, stmt.span, each) ?? forced[thrown++] ?? entry(faces, face(index, faces.length));
    setup.witness?.fell(stmt.chance, [fell], setup.position);
    return fell;
  };
  env.frame.values[stmt.into] =
    times !== undefined
      ? Array.from({ length: times }, (_, i) => drawn(i))
      : keys === undefined
        ? drawn(0)
        : rollEach(env, stmt.into, keys, drawn);
}

/** How many dice there are; none where it says less than that. */
function howMany(env: Env, { into }: Stmt<'roll'>, times: Expr): number {
  const { type } = entry(env.frame.locals, into);
  const wanted = Math.max(0, code(env, times));
  if (type.t === 'list' && wanted > type.max) throw new Fault('full', times.span, { found: type.max });
  return wanted;
}

/** A die for each key, in their order; which one it is depends on the key, not on how many there are. */
function rollEach(env: Env, into: number, keys: readonly number[], drawn: (index: number) => number): RunValue {
  const faces = new Map(keys.map((key) => [key, drawn(key)]));
  return makeMap(mapType(entry(env.frame.locals, into).type), (key) => faces.get(key));
}

/** What was sealed lies in frames, which aren't part of the position; what a member is, is. */
function reveal(position: Position, env: Env, stmt: Stmt<'reveal'>): undefined {
  if (stmt.what.e === 'local') unseal(env.frame, stmt.what.local);
  if (stmt.members === undefined) return;
  const identity = position.identities.get(kindOf(stmt.members));
  if (identity) return void show(identity, members(env, stmt.members), members(env, stmt.to));
  const shown = shownTo(env, position, stmt.members);
  for (const member of members(env, stmt.members))
    shown[member] = [...new Set([...asSet(shown[member] ?? []), ...members(env, stmt.to)])].sort((a, b) => a - b);
}

function conceal({ model, position, seed }: Setup, env: Env, stmt: Stmt<'conceal'>): undefined {
  const kind = kindOf(stmt.members);
  const identity = position.identities.get(kind);
  if (identity) return void mix(model, identity, seed, kind, members(env, stmt.members));
  const shown = shownTo(env, position, stmt.members);
  for (const member of members(env, stmt.members)) shown[member] = [];
}

/** The kind of a set of members. */
function kindOf({ type }: Expr): number {
  if (type.t === 'set' && type.of.t === 'kind') return type.of.kind;
  throw new TypeError(`members were expected, not ${type.t}`);
}

/** The roles that were shown where the members of a kind lie, where everyone can tell which is which. */
function shownTo({ model }: Env, { fields }: Position, set: Expr): RunValue[] {
  const pile = model.piles.find(({ kind }) => kind === kindOf(set));
  return entry(fields, pile?.known ?? -1);
}

function log(position: Position, env: Env, stmt: Stmt<'log'>): undefined {
  position.log.push({ log: stmt.log, args: stmt.args.map((arg) => env.value(arg)) });
}

function store(
  { position, written }: Setup,
  env: Env,
  place: Exclude<Place, { place: 'local' }>,
  value: RunValue,
): void {
  if (place.place === 'field') entry(position.fields, place.field)[code(env, place.of)] = value;
  else entry(position.states, place.state)[stateTuple(env, place.state, place.args)] = value;
  written();
}

/** Statements that write fields by themselves. */
function changed(setup: Setup, env: Env, stmt: Stmt<'draw' | 'put' | 'shuffle' | 'create'>): undefined {
  const changes = { draw, put, shuffle, create } as const;
  try {
    (changes[stmt.s] as (setup: Setup, env: Env, stmt: Effect) => undefined)(setup, env, stmt);
  } finally {
    setup.written();
  }
}

/** `finish` names roles as a set, or one role. */
const rolesOf = (by: RunValue): readonly number[] => (Array.isArray(by) ? (by as readonly number[]) : [asCode(by)]);
