import { type Canonical, RUNNING } from '@sandtable/engine';
import { type Env, entry, makeEnv, makeFrame } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { AnswerCodes } from './answer.ts';
import { canonical } from './canonical.ts';
import { type OpenAsk, play, type Setup } from './machine.ts';
import { ending, initialPosition, type Position } from './position.ts';
import { bounds, candidates, count, excluded, refusal } from './question.ts';
import { matchWorld } from './world.ts';

export interface Start {
  readonly seed: number;
  /** Index of the seat layout. */
  readonly layout: number;
  /** A code per option and ruling, in the order of the settings. */
  readonly options: readonly number[];
}
/** How a worked example differs from a match. */
export interface Manner {
  readonly procedure: number;
  readonly watch: boolean;
  /** The face code of a roll instead of chance; `root` are the locals of the first procedure. */
  readonly roll: ((root: Env, index: number, span: Span) => number) | undefined;
}

/** A match under the slow interpreter. Questions about an ask that is not open throw: that is a mistake of the caller. */
export interface Reference {
  readonly position: Position;
  /** The locals of the procedure the match began with. */
  readonly root: Env;
  readonly ask: { readonly choice: number; readonly role: number } | undefined;
  canonical(): Canonical;
  candidates(depth: number, picked: readonly number[]): readonly number[];
  excluded(): Readonly<Record<number, readonly string[]>>;
  bounds(): { readonly low: number; readonly high: number };
  count(): number;
  legal(answer: AnswerCodes): boolean;
  /** Why an answer is refused; undefined if it is legal. */
  refusal(answer: AnswerCodes): readonly string[] | undefined;
  decide(answer: AnswerCodes): void;
  faultAt(): Span | undefined;
}

export const start = (model: Model, how: Start): Reference =>
  begin(model, how, { procedure: model.play, watch: true, roll: undefined });

export function begin(model: Model, how: Start, manner: Manner): Reference {
  const position = initialPosition(model, how.options);
  const world = matchWorld(model, position, how.layout);
  const procedure = entry(model.procedures, manner.procedure);
  const root = makeEnv(model, world, makeFrame(procedure.locals));
  const setup: Setup = {
    model,
    position,
    seed: how.seed,
    watch: manner.watch,
    roll: manner.roll?.bind(undefined, root),
  };
  const course = play(setup, root, procedure);
  let open: OpenAsk | undefined;
  const advance = (answer: [] | [AnswerCodes]): void => {
    world.refill();
    open = undefined;
    ending(position, () => {
      const turn = course.next(...(answer as [AnswerCodes]));
      open = turn.done ? undefined : turn.value;
    });
  };
  advance([]);
  return matchOf(
    model,
    position,
    root,
    () => open,
    (answer) => advance([answer]),
  );
}

function matchOf(
  model: Model,
  position: Position,
  root: Env,
  open: () => OpenAsk | undefined,
  advance: (answer: AnswerCodes) => void,
): Reference {
  const ask = (): OpenAsk => must(open());
  return {
    position,
    root,
    get ask() {
      const now = open();
      return now && { choice: now.index, role: now.role };
    },
    canonical: () => canonical(model, position, open()),
    candidates: (depth, picked) => candidates(ask(), depth, picked),
    excluded: () => excluded(ask()),
    bounds: () => bounds(ask()),
    count: () => count(ask()),
    legal: (answer) => refusal(ask(), answer) === undefined,
    refusal: (answer) => refusal(ask(), answer),
    decide(answer) {
      if (refusal(ask(), answer) !== undefined) throw new RangeError('the answer is not legal');
      advance(answer);
    },
    faultAt: () => position.fault?.span,
  };
}

function must(ask: OpenAsk | undefined): OpenAsk {
  if (ask === undefined) throw new RangeError('no question is open');
  return ask;
}

export const running = (match: Reference): boolean => match.position.status === RUNNING;
