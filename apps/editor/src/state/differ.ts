import type { Bot, Comparison, OtherCourse } from '@sandtable/bots';
import { type SideName, stackFor } from '../compare/sides.ts';
import type { Client } from '../workers/client.ts';
import type { ComparingApi } from '../workers/comparing-protocol.ts';
import { gather, type Team } from '../workers/comparing-team.ts';
import type { CompilerApi, Differences } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import { isSameStack, type Stack } from '../workers/stack.ts';
import { Cancelled } from '../workers/watchdog.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import { createStore, type Store } from './store.ts';

/** Two rulesets compared in play; it goes on while other parts of the page are looked at. */
export interface Differ {
  readonly store: Store<DifferState>;
  /** What two stacks say otherwise, in words. */
  meaning(before: Stack, after: Stack, lang: string): Promise<Differences>;
  begin(wanted: Wanted): Promise<void>;
  /** Ends it; what is known stays. */
  stop(): void;
  /** Opens a game of one side in the play pane, where it parts from the other. */
  open(side: 'before' | 'after', other: OtherCourse): Promise<void>;
  /** The rules or variants of a side are no longer what was played. */
  isStale(side: 'before' | 'after'): boolean;
}
export interface Wanted {
  readonly before: SideName;
  readonly after: SideName;
  readonly games: number;
  readonly bot: Bot;
  readonly seed: number;
}
export interface DifferState {
  readonly run: Run | undefined;
}
export interface Run {
  readonly ruleset: string | undefined;
  readonly wanted: Wanted;
  readonly stacks: { readonly before: Stack; readonly after: Stack };
  readonly comparison: Comparison | undefined;
  readonly running: boolean;
  readonly broken: readonly ('before' | 'after')[];
  readonly roleKind: string;
  readonly wording: Team['wording'];
}

/** One processor stays free for typing. */
const teamSize = (): number => Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));

export const createDiffer = (
  bench: Store<State>,
  play: Pick<Play, 'resume'>,
  rules: Pick<Remote<CompilerApi>, 'counting' | 'differences'>,
  make: () => Client<ComparingApi>,
): Differ => {
  const store = createStore<DifferState>({ run: undefined });
  let team: Team | undefined;
  const set = (change: Partial<Run>): void => store.set(({ run }) => ({ run: run && { ...run, ...change } }));
  const stop = (): void => {
    team?.rest();
    set({ running: false });
  };

  const begin = async (wanted: Wanted): Promise<void> => {
    team?.stop();
    team = undefined;
    const state = bench.get();
    const stacks = { before: stackFor(state, wanted.before), after: stackFor(state, wanted.after) };
    const run: Run = {
      ruleset: state.ruleset,
      wanted,
      stacks,
      comparison: undefined,
      running: true,
      broken: [],
      roleKind: '',
      wording: [],
    };
    store.set({ run });
    const terms = {
      seats: state.save?.seats ?? state.info?.layouts[0]?.name ?? '',
      seed: wanted.seed,
      bot: wanted.bot,
    };
    const gathered = await gather(make, rules.counting, teamSize(), { ...stacks, terms });
    // Somebody has begun another comparison, or stopped this one, before it was ready.
    const now = store.get().run;
    if (now?.stacks !== stacks || !now.running) return gathered.stop();
    team = gathered;
    set({ broken: gathered.broken, roleKind: gathered.roleKind, wording: gathered.wording });
    await gathered.play(wanted.games, (comparison) => {
      if (team === gathered) set({ comparison });
    });
    if (team === gathered) stop();
  };

  const trouble = (error: unknown): void => {
    const isStopped = error instanceof Cancelled;
    if (isStopped && error.why === 'renewed') return;
    // Games that were played already can still be opened.
    if (isStopped) team?.rest();
    else {
      team?.stop();
      team = undefined;
    }
    set({ running: false });
    bench.set(failureOf(error, 'bots'));
  };

  const isStale = (side: 'before' | 'after'): boolean => {
    const { run } = store.get();
    return run !== undefined && !isSameStack(run.stacks[side], stackFor(bench.get(), run.wanted[side]));
  };

  return {
    store,
    meaning: (before, after, lang) => rules.differences(before, after, lang),
    begin: async (wanted) => await begin(wanted).catch(trouble),
    stop,
    open: async (side, { game, at }) => {
      const save = await team?.game(side, game).catch(trouble);
      if (save) await play.resume({ save, at });
    },
    isStale,
  };
};
