import type { Checked, CompilerApi } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import { type Late, lateAmong, lateIn } from './late-findings.ts';
import { newest } from './newest.ts';
import type { Play } from './play.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import { failureOf, type Work } from './stopped.ts';
import type { Store } from './store.ts';
import { unlessSame } from './unless-same.ts';

/** How long typing rests before a module is made of what is sound. */
const REST = 100;

const NONE: Late = { findings: [], files: [] };

export interface Compiling {
  /** Checks the texts as they are, and makes a module of them if nothing is wrong; ends when the match goes on under it. */
  compile(): Promise<void>;
  /** A text is another: it is checked at once, or as soon as the check under way is done. */
  touched(): void;
  /** What is under way belongs to a ruleset that is not open any more. */
  forget(): void;
}

/**
 * Findings come first and by themselves: a module is made of texts that were found sound, beside the checks, and only
 * once nobody types. Answers about a text that is gone are passed over.
 */
export const createCompiling = (
  store: Store<State>,
  worker: Pick<Remote<CompilerApi>, 'check' | 'compile'>,
  play: Pick<Play, 'build'>,
): Compiling => {
  let round = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What only the making of the last module found. */
  let late: Late = NONE;
  /** The module that is made of the texts of the last check; nothing while they are not sound. */
  let making: Promise<void> = Promise.resolve();

  const set = (change: Partial<State>): void => store.set((now) => unlessSame(now, change));
  const attempt = async (work: Work, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      store.set(failureOf(error, work));
    }
  };

  const build = async (mine: number, asked: Promise<Checked>): Promise<void> => {
    if (mine !== round) return;
    const { lang, variants } = store.get();
    const files = sourcesOf(store.get());
    const reply = await worker.compile({ files, variants }, lang);
    // A check that failed says so itself.
    const checked = await asked.then(
      ({ findings }) => findings,
      () => [],
    );
    if (mine !== round) return;
    late = lateAmong(reply.findings, checked, files);
    const { findings, ms: compiledIn, rulesValid, overrides: overlaid, rebases, noted } = reply;
    set({ findings, compiledIn, rulesValid, overlaid, rebases, noted });
    if (reply.javascript === undefined || reply.javascript === store.get().javascript) return;
    set({ javascript: reply.javascript, wording: reply.wording });
    await play.build(reply.javascript, reply.appliedVariants);
  };
  const make = newest(({ mine, asked }: { readonly mine: number; readonly asked: Promise<Checked> }) =>
    attempt('making', () => build(mine, asked)),
  );
  const makeOf = (mine: number, asked: Promise<Checked>): void => {
    making = make({ mine, asked });
  };

  const check = newest(({ mine, rest }: { readonly mine: number; readonly rest: number }) =>
    attempt('checking', async () => {
      const { lang, variants, compiledIn } = store.get();
      const files = sourcesOf(store.get());
      const asked = worker.check({ files, variants }, lang);
      // What is opened is rarely wrong, and nothing is shown of it yet.
      if (rest === 0) makeOf(mine, asked);
      const { findings, rulesValid, ms, houseRules } = await asked;
      if (mine !== round) return;
      late = lateIn(late, files);
      if (!rulesValid) return set({ findings, compiledIn: ms, rulesValid, houseRules });
      // Before the first module nobody is told that nothing is wrong.
      set({ houseRules, ...(compiledIn === undefined ? {} : { findings: [...findings, ...late.findings] }) });
      if (rest > 0) timer = setTimeout(() => makeOf(mine, asked), rest);
    }),
  );

  const begin = (rest: number): Promise<void> => {
    clearTimeout(timer);
    round += 1;
    return check({ mine: round, rest });
  };
  return {
    compile: async () => {
      await begin(0);
      await making;
    },
    touched: () => void begin(REST),
    forget: () => {
      round += 1;
      clearTimeout(timer);
      late = NONE;
    },
  };
};
