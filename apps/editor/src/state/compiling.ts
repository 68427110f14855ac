import type { CompilerApi } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import { latestOnly } from './latest-only.ts';
import { createModuleMaker, type ModuleMaker } from './module-maker.ts';
import type { Play } from './play.ts';
import { shareUnchanged } from './share-unchanged.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';

/** Milliseconds without typing after which a module is made of what is sound. */
const REST = 100;

export interface Compiling {
  /** Checks the texts, and makes a module of them if nothing is wrong; ends when the match goes on under it. */
  compile(): Promise<void>;
  /** A text changed: it is checked at once, or as soon as the current check is done. */
  touched(): void;
  /** What is under way belongs to a ruleset that isn't open any more. */
  forget(): void;
}

/** One check of the texts; its signal ends when there is a newer one. */
interface Round {
  readonly signal: AbortSignal;
  readonly rest: number;
}

/**
 * Findings come first and by themselves: a module is made of texts that were found sound, after the checks, and only
 * when nobody types. Answers about a text that is gone are ignored.
 */
export const createCompiling = (
  store: Store<State>,
  worker: Pick<Remote<CompilerApi>, 'check' | 'compile'>,
  play: Pick<Play, 'build'>,
): Compiling => {
  const maker = createModuleMaker(store, worker, play);
  const checkNewest = latestOnly((round: Round) =>
    check(store, worker, maker, round).catch((error: unknown) => store.set(failureOf(error, 'checking'))),
  );
  let current = new AbortController();
  const begin = (rest: number): Promise<void> => {
    current.abort();
    current = new AbortController();
    return checkNewest({ signal: current.signal, rest });
  };
  return {
    compile: async () => {
      await begin(0);
      await maker.done();
    },
    touched: () => void begin(REST),
    forget: () => {
      current.abort();
      maker.forget();
    },
  };
};

async function check(
  store: Store<State>,
  worker: Pick<Remote<CompilerApi>, 'check'>,
  maker: ModuleMaker,
  { signal, rest }: Round,
): Promise<void> {
  const { lang, variants, compiledIn } = store.get();
  const files = sourcesOf(store.get());
  const asked = worker.check({ files, variants }, lang);
  // What is opened is rarely wrong, and nothing of it is shown yet.
  if (rest === 0) maker.make({ asked, signal });
  const { findings, rulesValid, ms, houseRules } = await asked;
  if (signal.aborted) return;
  const late = maker.lateFindings(files);
  const set = (change: Partial<State>): void => store.set((now) => shareUnchanged(now, change));
  if (!rulesValid) return set({ findings, compiledIn: ms, rulesValid, houseRules });
  // Before the first module, nothing says that nothing is wrong.
  set({ houseRules, ...(compiledIn === undefined ? {} : { findings: [...findings, ...late] }) });
  if (rest > 0) after(rest, signal, () => maker.make({ asked, signal }));
}

/** Does something after a while, unless the signal ends before. */
function after(milliseconds: number, signal: AbortSignal, act: () => void): void {
  const timer = setTimeout(act, milliseconds);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
