import type { Checked, Compilation, CompilerApi } from './compiler-api.ts';
import type { Call, CallOf, Connection } from './rpc.ts';
import type { FindCompilation, Found } from './shipped-compilations.ts';

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
    /** How many calls wait until what was compiled before has been looked for, and the last of those looks. */
    let waiting = 0;
    let looked: Promise<unknown> = Promise.resolve();
    const send = (call: Call<CompilerApi>): Promise<unknown> => {
      worker ??= start();
      // A worker that breaks at it breaks at the question, too.
      if (owed !== undefined) worker.call(owed).catch(() => undefined);
      owed = undefined;
      return worker.call(call);
    };
    const known = (call: Call<CompilerApi>): ReturnType<FindCompilation> => {
      if (call.method !== method) return undefined;
      const [rules] = (call as CallOf<CompilerApi, 'check' | 'compile'>).args;
      return find(rules);
    };
    const answer = async (call: Call<CompilerApi>, found: Promise<Found | undefined>): Promise<unknown> => {
      waiting += 1;
      const reply = await found;
      waiting -= 1;
      if (reply === undefined) return send(call);
      owed = call;
      return method === 'check' ? checkedIn({ ...reply, ms: 0 }) : { ...reply, ms: 0 };
    };
    return {
      stop: () => worker?.stop(),
      // Calls reach the worker in their order, also while the first is looked for. Where nothing has to be looked for, as
      // at nearly every key, they are on their way before the page draws.
      call: async (call) => {
        const found = waiting === 0 ? known(call) : looked.then(() => known(call));
        if (found === undefined) return send(call);
        const mine = found.catch(() => undefined);
        looked = mine;
        return answer(call, mine);
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
