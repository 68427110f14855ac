import type { Bot, Comparison, OtherCourse } from '@sandtable/bots';
import { type SideName, stackFor } from '../compare/sides.ts';
import type { ComparingReply, ComparingRequest } from '../workers/comparing-protocol.ts';
import { gather, type Team } from '../workers/comparing-team.ts';
import { Stopped } from '../workers/guarded.ts';
import type { CompileReply, CompileRequest } from '../workers/protocol.ts';
import type { Caller } from '../workers/rpc.ts';
import { isSameStack, type Stack, type StackReply } from '../workers/stack-protocol.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import { createStore, type Store } from './store.ts';

/** Two rulesets compared in play; it goes on while other parts of the page are looked at. */
export interface Differ {
  readonly store: Store<DifferState>;
  /** What two stacks say otherwise, in words. */
  meaning(before: Stack, after: Stack, lang: string): Promise<StackReply>;
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
  rules: Pick<Caller<CompileRequest, CompileReply>, 'call'>,
  make: () => Caller<ComparingRequest, ComparingReply>,
): Differ => {
  const store = createStore<DifferState>({ run: undefined });
  let team: Team | undefined;
  const count = async (stack: Stack): Promise<StackReply> => await rules.call({ op: 'counting', stack });
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
    const gathered = await gather(make, count, teamSize(), { ...stacks, terms });
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
    const isStopped = error instanceof Stopped;
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
    meaning: async (before, after, lang) => await rules.call({ op: 'meaning', before, after, lang }),
    begin: async (wanted) => await begin(wanted).catch(trouble),
    stop,
    open: async (side, { game, at }) => {
      const save = await team?.game(side, game).catch(trouble);
      if (save) await play.resume({ save, at });
    },
    isStale,
  };
};
