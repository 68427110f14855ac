import type { Compilation, CompilerApi, Making } from './compiler-api.ts';
import type { Call, Connection } from './rpc.ts';

/** What is answered by the rules that compiled last, or may replace them. */
const BY_RULES: ReadonlySet<string> = new Set<keyof Making>([
  'compile',
  'rulebook',
  'example',
  'faultDetails',
  'translationPreview',
  'passages',
  'mergedCatalogue',
  'mergedWords',
]);

/**
 * Workers of which each is handed the rules that compiled last in the one before, so that it can answer about them. They
 * are compiled again only once someone asks, and before texts of today: those may have mistakes, or replace them.
 */
export const restoringLastCompilation = (start: () => Connection<CompilerApi>): (() => Connection<CompilerApi>) => {
  let last: Call<CompilerApi> | undefined;
  return () => {
    const worker = start();
    let lacks = last;
    return {
      stop: worker.stop,
      call: async (call) => {
        if (lacks !== undefined && BY_RULES.has(call.method)) {
          // A worker that breaks at it breaks at the question, too.
          worker.call(lacks).catch(() => undefined);
          lacks = undefined;
        }
        const reply = await worker.call(call);
        if (call.method === 'compile' && (reply as Compilation).javascript !== undefined) last = call;
        return reply;
      },
    };
  };
};
