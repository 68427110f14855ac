import type { Checked, Compilation, CompilerApi } from './compiler-api.ts';
import type { Call, CallOf, Connection } from './rpc.ts';
import type { FindCompilation } from './shipped-compilations.ts';

/**
 * Workers that needn't check or compile what was compiled when the page was built. A worker is begun by the first call
 * that has to be answered again; it is then given the call first that was answered in its place.
 */
export const answeredBefore = (
  start: () => Connection<CompilerApi>,
  method: 'check' | 'compile',
  find: FindCompilation,
): (() => Connection<CompilerApi>) => {
  return () => {
    let worker: Connection<CompilerApi> | undefined;
    let owed: Call<CompilerApi> | undefined;
    let looked: Promise<unknown> = Promise.resolve();
    const send = (call: Call<CompilerApi>): Promise<unknown> => {
      worker ??= start();
      // A worker that breaks at it breaks at the question, too.
      if (owed !== undefined) worker.call(owed).catch(() => undefined);
      owed = undefined;
      return worker.call(call);
    };
    const known = async (call: Call<CompilerApi>): Promise<Compilation | undefined> => {
      if (call.method !== method) return undefined;
      const [rules] = (call as CallOf<CompilerApi, 'check' | 'compile'>).args;
      const found = await find(rules).catch(() => undefined);
      return found && { ...found, ms: 0 };
    };
    return {
      stop: () => worker?.stop(),
      call: async (call) => {
        // Calls reach the worker in their order, also while the first is looked for.
        const mine = looked.then(() => known(call));
        looked = mine;
        const reply = await mine;
        if (reply === undefined) return send(call);
        owed = call;
        return method === 'check' ? checkedIn(reply) : reply;
      },
    };
  };
};

const checkedIn = ({ findings, rulesValid, ms, houseRules }: Compilation): Checked => ({
  findings,
  rulesValid,
  ms,
  houseRules,
});
