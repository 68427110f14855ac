import type { CompilerApi } from '../workers/compiler-api.ts';
import type { EditingService } from '../workers/editing-service.ts';
import { type Remote, remote } from '../workers/rpc.ts';
import { Cancelled } from '../workers/watchdog.ts';
import { folderOf } from './paths.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** A service that may have no answer. */
export type Answering<Api> = Remote<Maybe<Api>>;
type Maybe<Api> = {
  readonly [M in keyof Api]: Api[M] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result | undefined
    : never;
};

/**
 * Asks about a file, as the texts are when it is asked; nothing is known of files that are not part of the open
 * ruleset.
 */
export const asking = (
  store: Store<State>,
  compiler: Pick<Remote<CompilerApi>, 'ask'>,
  path: string,
): Answering<EditingService> =>
  remote(async (question) => {
    const { ruleset, lang, variants } = store.get();
    if (folderOf(path) !== ruleset) return undefined;
    const file = path.slice(path.indexOf('/') + 1);
    const asked = compiler.ask({ files: sourcesOf(store.get()), variants }, file, lang, question);
    return await asked.catch((error: unknown) => {
      // Whoever points somewhere need not hear that the check was stopped.
      if (error instanceof Cancelled) return undefined;
      throw error;
    });
  });
