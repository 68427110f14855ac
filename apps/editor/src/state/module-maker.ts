import type { Checked, Compilation, CompilerApi } from '../workers/compiler-api.ts';
import type { Finding, SourceText } from '../workers/protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import { type Late, lateAmong, lateIn } from './late-findings.ts';
import { latestOnly } from './latest-only.ts';
import type { Play } from './play.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';

/** A check that was asked for, and a signal that ends when its texts are no longer the current ones. */
export interface CheckedRound {
  readonly asked: Promise<Checked>;
  readonly signal: AbortSignal;
}

/** Makes modules of checked texts, one at a time. */
export interface ModuleMaker {
  make(round: CheckedRound): void;
  /** Ends when the match runs on the last module. */
  done(): Promise<void>;
  /** Returns what only the making of the last module found, at its places in these texts. */
  lateFindings(files: readonly SourceText[]): readonly Finding[];
  /** Drops what was found in a ruleset that is closed. */
  forget(): void;
}

const NONE: Late = { findings: [], files: [] };

export const createModuleMaker = (
  store: Store<State>,
  worker: Pick<Remote<CompilerApi>, 'compile'>,
  play: Pick<Play, 'build'>,
): ModuleMaker => {
  let late = NONE;
  let making: Promise<void> = Promise.resolve();
  const build = async (round: CheckedRound): Promise<void> => {
    const compiled = await compiledIn(store, worker, round);
    if (compiled === undefined) return;
    late = compiled.late;
    await take(store, play, compiled.reply);
  };
  const make = latestOnly((round: CheckedRound) =>
    build(round).catch((error: unknown) => store.set(failureOf(error, 'making'))),
  );
  return {
    make: (round) => {
      making = make(round);
    },
    done: () => making,
    lateFindings: (files) => {
      late = lateIn(late, files);
      return late.findings;
    },
    forget: () => {
      late = NONE;
    },
  };
};

interface Compiled {
  readonly reply: Compilation;
  readonly late: Late;
}

/** Compiles the current texts; undefined if they changed meanwhile. */
async function compiledIn(
  store: Store<State>,
  worker: Pick<Remote<CompilerApi>, 'compile'>,
  { asked, signal }: CheckedRound,
): Promise<Compiled | undefined> {
  if (signal.aborted) return undefined;
  const { lang, variants } = store.get();
  const files = sourcesOf(store.get());
  const reply = await worker.compile({ files, variants }, lang);
  // A check that failed reports that itself.
  const checked = await asked.then(
    ({ findings }) => findings,
    () => [],
  );
  return signal.aborted ? undefined : { reply, late: lateAmong(reply.findings, checked, files) };
}

/** Shows what compiling found, and lets the match go on under a new module. */
async function take(store: Store<State>, play: Pick<Play, 'build'>, reply: Compilation): Promise<void> {
  const { findings, ms, rulesValid, overrides, rebases, noted, javascript, wording } = reply;
  const found = { findings, compiledIn: ms, rulesValid, overlaid: overrides, rebases, noted };
  store.set((now) => shareUnchanged<State>(now, found));
  if (javascript === undefined || javascript === store.get().javascript) return;
  store.set((now) => shareUnchanged<State>(now, { javascript, wording }));
  await play.build(javascript, reply.appliedVariants);
}
