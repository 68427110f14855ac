import type { Client } from '../src/workers/client.ts';
import type { Compilation, CompilerApi } from '../src/workers/compiler-api.ts';
import type { GameApi } from '../src/workers/game-api.ts';
import { type Call, type Connection, dispatch, type Remote, remote } from '../src/workers/rpc.ts';

const stop = (): void => undefined;

type Answers<Api> = (call: Call<Api>) => unknown;

/** Calls answered at once, by whatever is put in the place of a worker. */
export const clientOf = <Api>(answer: Answers<Api>): Client<Api> =>
  remote<Api, { stop: () => void }>(async (call) => answer(call), { stop });

/** A worker of which the test needs a part. */
export const clientTo = <Api extends object>(part: Partial<Api>): Client<Api> =>
  clientOf((call) => dispatch(part as Api, call));

/** A worker in the process of the test, which hangs at some calls. */
export const connectionTo = <Api extends object>(
  api: Api | Remote<Api>,
  hangs: (call: Call<Api>) => boolean = () => false,
): Connection<Api> => ({
  call: (call) =>
    hangs(call) ? new Promise(() => undefined) : Promise.resolve(call).then((asked) => dispatch(api, asked)),
  stop,
});

/** What was compiled of rules without findings. */
export const compilation: Compilation = {
  findings: [],
  rulesValid: true,
  ms: 1,
  houseRules: [],
  javascript: undefined,
  digest: '',
  appliedVariants: [],
  wording: [],
  overrides: [],
  rebases: [],
  noted: [],
};

/** Workers for a page on which nothing is played. */
export const idleWorkers = () => ({
  compile: clientOf<CompilerApi>(() => compilation),
  coverage: () => ({ call: async () => ({}), stop }),
  game: clientOf<GameApi>(() => undefined),
});
