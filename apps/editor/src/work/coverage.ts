import { covering, type FoundIn, gameOf, lookFor, type Series, type Totals } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import { engine, type GameModule, type SpanInfo } from '@sandtable/engine';
import { replay, type Save } from '@sandtable/session';
import type { loadModule } from './load-module.ts';

/** A rule that has steps, and which of the counted statements tells how often it ran. */
export interface CountedRule {
  readonly path: string;
  readonly at: number;
}
/** What is counted in the rules: their statements, and their rules. */
export interface Countable {
  readonly rules: readonly CountedRule[];
  readonly statements: readonly SpanInfo[];
}

export type CoverageRequest =
  | { readonly op: 'begin'; readonly counting: Counting }
  /** What ran in a match, up to where it stands. */
  | { readonly op: 'match'; readonly save: Save }
  /** Lets bots play; goes on for as long as it is asked to. */
  | { readonly op: 'games'; readonly games: number }
  | { readonly op: 'games-on' }
  /** Lets bots play until a counted statement runs. */
  | { readonly op: 'look'; readonly place: number; readonly games: number }
  | { readonly op: 'look-on' };

export interface CoverageReply {
  readonly countable?: Countable;
  readonly ran?: readonly number[];
  readonly games?: number;
  readonly done?: boolean;
  /** The match in which it ran, as far as it was played then. */
  readonly found?: Save;
}

/** Milliseconds after which it is told how far they are. */
const STRETCH = 200;
/** A match that is longer is broken off. */
const MOST_DECISIONS = 5000;
/** Other games than those of a comparison or a trial, which begin with 1. */
const SEED = 7001;

/** Counts what runs of the rules: in the match that is played, and in games of bots. */
export const coverage = (load: typeof loadModule) => {
  let module: GameModule | undefined;
  let variants: readonly string[] = [];
  let games: Generator<Totals, void> | undefined;
  let look: { readonly series: Series; readonly steps: Generator<number, FoundIn | undefined> } | undefined;

  const begin = async (counting: Counting): Promise<CoverageReply> => {
    ({ variants } = counting);
    module = (await load(counting.javascript))(engine);
    const rules = [...counting.uses].map(([path, at]) => ({ path, at }));
    return { countable: { rules, statements: module.info.counted } };
  };
  const playOn = (): CoverageReply => {
    const until = performance.now() + STRETCH;
    let told: CoverageReply = { done: true };
    for (;;) {
      const next = games?.next();
      if (next === undefined || next.done) return { ...told, done: true };
      told = { ran: next.value.ran, games: next.value.games, done: false };
      if (performance.now() >= until) return told;
    }
  };
  const lookOn = (): CoverageReply => {
    const until = performance.now() + STRETCH;
    for (;;) {
      const next = look?.steps.next();
      if (look === undefined || next === undefined) return { done: true };
      if (next.done) return { done: true, ...foundIn(look.series, next.value, variants) };
      if (performance.now() >= until) return { games: next.value, done: false };
    }
  };

  return async (request: CoverageRequest): Promise<CoverageReply> => {
    if (request.op === 'begin') return begin(request.counting);
    if (module === undefined) return { done: true };
    switch (request.op) {
      case 'match':
        return { ran: ranIn(module, request.save) };
      case 'games':
        games = covering(seriesOf(module, request.games));
        return playOn();
      case 'games-on':
        return playOn();
      case 'look': {
        const series = seriesOf(module, request.games);
        look = { series, steps: lookFor(series, request.place) };
        return lookOn();
      }
      case 'look-on':
        return lookOn();
    }
  };
};

/** At random, with all seatings and options in turn: what may happen at all is looked for, not good play. */
const seriesOf = (module: GameModule, games: number): Series => ({
  module,
  seed: SEED,
  first: 0,
  games,
  seats: module.info.layouts.map((_, i) => i),
  options: 'random',
  maxDecisions: MOST_DECISIONS,
});

function ranIn(module: GameModule, save: Save): readonly number[] {
  module.coverage?.fill(0);
  replay(module, save);
  return [...(module.coverage ?? [])];
}

function foundIn(series: Series, found: FoundIn | undefined, variants: readonly string[]): CoverageReply {
  if (found === undefined) return {};
  const save = gameOf(series, found.game, variants);
  return { found: { ...save, decisions: save.decisions.slice(0, found.at) } };
}
