import { type Canonical, RUNNING } from '@sandtable/engine';
import { type Env, entry, makeEnv, makeFrame, type RunValue } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { AnswerCodes } from './answer.ts';
import { doByHand, type NamedByHand } from './by-hand.ts';
import { canonical } from './canonical.ts';
import { type TwinLeak, twinLeak } from './leak.ts';
import { play } from './machine.ts';
import type { OpenAsk, Reply } from './open-ask.ts';
import { ending, initialPosition, type Position } from './position.ts';
import { bounds, candidates, count, excluded, keys, refusal } from './question.ts';
import type { EachRolled, MatchOnlooker, Setup, Wanted, Witness } from './setup.ts';
import type { Random } from './twin.ts';
import { type Limits, type MatchWorld, matchWorld } from './world.ts';

export interface Start extends Limits {
  readonly seed: number;
  /** Index of the seat layout. */
  readonly layout: number;
  /** A value per option and ruling, in the order of the settings. */
  readonly options: readonly RunValue[];
  /** The forced results of chance. */
  readonly forced?: readonly NamedByHand[];
}
/** How a worked example differs from a match. */
export interface Manner {
  readonly procedure: number;
  readonly watch: boolean;
  /** The match itself follows what the procedure does. */
  readonly whole?: boolean | undefined;
  /** Called with what happens on the way. */
  readonly witness?: Witness | undefined;
  /** The face code of a roll instead of chance; `root` are the locals of the first procedure. */
  readonly roll: ((root: Env, index: number, span: Span, each?: EachRolled) => number) | undefined;
  /** What is picked or drawn instead of chance. */
  readonly pick: ((root: Env, wanted: Wanted) => readonly number[]) | undefined;
  readonly onlooker?: MatchOnlooker | undefined;
}

/** A match under the slow interpreter. Questions about an ask that is not open throw: that is a mistake of the caller. */
export interface Reference {
  readonly position: Position;
  /** The locals of the procedure the match began with. */
  readonly root: Env;
  /** The current question: of several that are open at once the first, until another is selected. */
  readonly ask: { readonly choice: number; readonly role: number } | undefined;
  /** All that are open, in the order of the roles. */
  readonly asks: readonly { readonly choice: number; readonly role: number }[];
  /** The same with the locals in which their candidates are looked at. */
  readonly open: readonly OpenAsk[];
  /** Makes open question number `k` the current one, until something is decided. */
  select(k: number): void;
  canonical(): Canonical;
  candidates(depth: number, picked: readonly number[]): readonly number[];
  excluded(): Readonly<Record<number, readonly string[]>>;
  /** Ordinals of the keys of the assignment that is asked for. */
  keys(): readonly number[];
  bounds(): { readonly low: number; readonly high: number };
  count(): number;
  legal(answer: AnswerCodes): boolean;
  /** Why an answer is refused; undefined if it is legal. */
  refusal(answer: AnswerCodes): readonly string[] | undefined;
  decide(answer: AnswerCodes): void;
  /** Does something by hand; false where it names what is not there. What is open is evaluated again. */
  put(act: NamedByHand): boolean;
  faultAt(): Span | undefined;
  /** Draws a position that the asked seat cannot tell from this one; whether it is asked something else there. */
  twin(random: Random): TwinLeak | undefined;
}

export const start = (model: Model, how: Start, onlooker?: MatchOnlooker): Reference =>
  begin(model, how, { procedure: model.play, watch: true, roll: undefined, pick: undefined, onlooker });

export function begin(model: Model, how: Start, manner: Manner): Reference {
  const position = initialPosition(model, how.options, how.seed);
  const world = matchWorld(model, position, how.layout, how);
  const procedure = entry(model.procedures, manner.procedure);
  const root = makeEnv(model, world, makeFrame(procedure.locals));
  const setup: Setup = {
    model,
    position,
    seed: how.seed,
    forced: new Map(),
    written: world.forget,
    watch: manner.watch,
    resting: false,
    lane: undefined,
    witness: manner.witness,
    roll: manner.roll?.bind(undefined, root),
    pick: manner.pick?.bind(undefined, root),
    onlooker: manner.onlooker,
  };
  for (const act of how.forced ?? []) doByHand(setup, act);
  const course = play(setup, root, procedure, manner.whole ? entry(model.procedures, model.play) : undefined);
  let open: readonly OpenAsk[] = [];
  const advance = (reply: [] | [Reply]): void => {
    world.refill();
    open = [];
    ending(position, () => {
      const turn = course.next(...(reply as [Reply]));
      open = turn.done ? [] : turn.value;
    });
  };
  advance([]);
  return matchOf(
    model,
    position,
    world,
    root,
    () => open,
    (reply) => advance([reply]),
    (act) => doByHand(setup, act),
  );
}

function matchOf(
  model: Model,
  position: Position,
  world: MatchWorld,
  root: Env,
  open: () => readonly OpenAsk[],
  advance: (reply: Reply) => void,
  put: (act: NamedByHand) => boolean,
): Reference {
  let current = 0;
  const ask = (): OpenAsk => must(open()[current]);
  const namedAsk = ({ index, role }: OpenAsk) => ({ choice: index, role });
  return {
    position,
    root,
    get ask() {
      const now = open()[current];
      return now && namedAsk(now);
    },
    get asks() {
      return open().map(namedAsk);
    },
    get open() {
      return open();
    },
    select(k) {
      current = k;
    },
    canonical: () => canonical(model, position, open()),
    candidates: (depth, picked) => candidates(ask(), depth, picked),
    excluded: () => excluded(ask()),
    keys: () => keys(ask()),
    bounds: () => bounds(ask()),
    count: () => count(ask()),
    legal: (answer) => refusal(ask(), answer) === undefined,
    refusal: (answer) => refusal(ask(), answer),
    decide(answer) {
      if (refusal(ask(), answer) !== undefined) throw new RangeError('the answer is not legal');
      const { role } = ask();
      current = 0;
      advance({ role, answer });
    },
    put,
    faultAt: () => position.fault?.span,
    twin(random) {
      for (const one of open()) {
        const roles = otherRoles(model, root, one.role);
        const leak = twinLeak({ model, position, ask: one, roles, keep: world.keep, mark: world.mark }, random);
        if (leak !== undefined) return leak;
      }
      return undefined;
    },
  };
}

/** All roles of the seat that plays a role. */
function otherRoles({ kinds, seats }: Model, { world }: Env, role: number): ReadonlySet<number> {
  const roles = entry(kinds, seats.kind).members.map((_, i) => i);
  return new Set(roles.filter((other) => world.seatOf(other) === world.seatOf(role)));
}

function must(ask: OpenAsk | undefined): OpenAsk {
  if (ask === undefined) throw new RangeError('no question is open');
  return ask;
}

export const running = (match: Reference): boolean => match.position.status === RUNNING;
