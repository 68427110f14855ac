import type { Client } from '../src/workers/client.ts';
import type { Compilation, CompilerApi } from '../src/workers/compiler-api.ts';
import type { GameApi } from '../src/workers/game-api.ts';
import { type Call, type Connection, dispatch, type Remote, remote } from '../src/workers/rpc.ts';
import type { GameWorker } from '../src/workers/workers.ts';

const stop = (): void => undefined;

type Answers<Api> = (call: Call<Api>) => unknown;

/** Calls answered at once, by whatever is put in the place of a worker; it is never busy. */
export const clientOf = <Api>(answer: Answers<Api>): Client<Api> & Pick<GameWorker, 'leave'> =>
  remote<Api, Pick<GameWorker, 'leave' | 'stop'>>(async (call) => answer(call), { stop, leave: stop });

/** A worker of which the test needs a part. */
export const clientTo = <Api extends object>(part: Partial<Api>): Client<Api> & Pick<GameWorker, 'leave'> =>
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
