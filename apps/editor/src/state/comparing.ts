import type { Bot, Comparison, OtherCourse } from '@sandtable/bots';
import type { Client } from '../workers/client.ts';
import type { ComparingApi } from '../workers/comparing-protocol.ts';
import { gather, type Team } from '../workers/comparing-team.ts';
import type { CompilerApi, Differences } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import { isSameStack, type Stack } from '../workers/stack.ts';
import { Cancelled } from '../workers/watchdog.ts';
import { stackFor } from './compared-sides.ts';
import type { Play } from './play.ts';
import type { SideName } from './side-name.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import { createStore, type Store } from './store.ts';
import { teamSize } from './team-size.ts';

/** Two rulesets compared in play; it goes on while other parts of the page are looked at. */
export interface Comparing {
  readonly store: Store<ComparingState>;
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
export interface ComparingState {
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

interface Parts {
  readonly bench: Store<State>;
  readonly store: Store<ComparingState>;
  readonly play: Pick<Play, 'resume'>;
  readonly rules: Pick<Remote<CompilerApi>, 'counting' | 'differences'>;
  readonly make: () => Client<ComparingApi>;
  /** The workers that play, or have played, the games of the current run. */
  team: Team | undefined;
}

export const createComparing = (
  bench: Store<State>,
  play: Pick<Play, 'resume'>,
  rules: Pick<Remote<CompilerApi>, 'counting' | 'differences'>,
  make: () => Client<ComparingApi>,
): Comparing => {
  const store = createStore<ComparingState>({ run: undefined });
  const parts: Parts = { bench, store, play, rules, make, team: undefined };
  const failed = (error: unknown): void => report(parts, error);
  return {
    store,
    meaning: (before, after, lang) => rules.differences(before, after, lang),
    begin: async (wanted) => await begin(parts, wanted).catch(failed),
    stop: () => stop(parts),
    open: async (side, { game, at }) => {
      const save = await parts.team?.game(side, game).catch(failed);
      if (save) await play.resume({ save, at });
    },
    isStale: (side) => {
      const { run } = store.get();
      return run !== undefined && !isSameStack(run.stacks[side], stackFor(bench.get(), run.wanted[side]));
    },
  };
};

async function begin(parts: Parts, wanted: Wanted): Promise<void> {
  const { bench, store } = parts;
  dismiss(parts);
  const run = runOf(bench.get(), wanted);
  store.set({ run });
  const team = await gatherFor(parts, run);
  // Someone has begun another comparison, or stopped this one, before it was ready.
  const now = store.get().run;
  if (now?.stacks !== run.stacks || !now.running) return team.stop();
  parts.team = team;
  change(store, { broken: team.broken, roleKind: team.roleKind, wording: team.wording });
  await team.play(wanted.games, (comparison) => {
    if (parts.team === team) change(store, { comparison });
  });
  if (parts.team === team) stop(parts);
}

const runOf = (state: State, wanted: Wanted): Run => ({
  ruleset: state.ruleset,
  wanted,
  stacks: { before: stackFor(state, wanted.before), after: stackFor(state, wanted.after) },
  comparison: undefined,
  running: true,
  broken: [],
  roleKind: '',
  wording: [],
});

/** Gathers workers for a run, as many as there are processors to spare. */
function gatherFor({ bench, rules, make }: Parts, { stacks, wanted }: Run): Promise<Team> {
  const { save, info } = bench.get();
  const seats = save?.seats ?? info?.layouts[0]?.name ?? '';
  const terms = { seats, seed: wanted.seed, bot: wanted.bot };
  return gather(make, rules.counting, teamSize(), { ...stacks, terms });
}

function stop({ team, store }: Parts): void {
  team?.rest();
  change(store, { running: false });
}

function dismiss(parts: Parts): void {
  parts.team?.stop();
  parts.team = undefined;
}

function report(parts: Parts, error: unknown): void {
  const isStopped = error instanceof Cancelled;
  if (isStopped && error.why === 'renewed') return;
  // Games that were already played can still be opened.
  if (isStopped) parts.team?.rest();
  else dismiss(parts);
  change(parts.store, { running: false });
  parts.bench.set(failureOf(error, 'bots'));
}

const change = (store: Store<ComparingState>, more: Partial<Run>): void =>
  store.set(({ run }) => ({ run: run && { ...run, ...more } }));
