/** A call of one method of an interface, as data. */
export type Call<Api> = { readonly [M in keyof Api & string]: CallOf<Api, M> }[keyof Api & string];
/** A call of a method. */
export interface CallOf<Api, M extends keyof Api> {
  readonly method: M;
  readonly args: Api[M] extends (...args: infer Args) => unknown ? Args : never;
}

/** The same interface, as it is seen from afar: each method answers later. */
export type Remote<Api> = {
  readonly [M in keyof Api]: Api[M] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

/** What a method answers. */
export type ResultOf<Api, M extends keyof Api> = Api[M] extends (...args: never[]) => infer Result
  ? Awaited<Result>
  : never;

/** The worker itself is gone, or was never there: nothing that is asked of it will be answered. */
export class WorkerCrashed extends Error {}

/** Requests to someone who may answer them in any order, and may be let go. */
export interface Caller<Request, Reply> {
  call(request: Request): Promise<Reply>;
  stop(): void;
}
/** Calls of an interface that a worker implements. */
export interface Connection<Api> extends Caller<Call<Api>, unknown> {}

interface ErrorData {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
}
/** What a worker is asked, and what it answers. */
interface Question {
  readonly id: number;
  readonly call: unknown;
}
interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: ErrorData;
}
interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Connects to a worker. */
export const connect = <Api>(worker: Worker): Connection<Api> => {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data: { id, value, error } }: MessageEvent<Answer>) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.resolve(value);
    else one?.reject(Object.assign(new Error(error.message), error));
  };
  worker.onerror = (event) => {
    for (const one of waiting.values()) one.reject(new WorkerCrashed(event.message));
    waiting.clear();
  };
  return {
    call: (call) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        worker.postMessage({ id: last, call });
      }),
    stop: () => worker.terminate(),
  };
};

/** The other end: the worker answers each call, and what a method throws becomes an error of that call alone. */
export const expose = <Api extends object>(api: Api): void => {
  self.onmessage = async ({ data: { id, call } }: MessageEvent<Question>) => {
    const answer = await dispatched(api, call as Call<Api>).then(
      (value): Answer => ({ id, value }),
      (error: unknown): Answer => ({ id, error: errorData(error) }),
    );
    self.postMessage(answer);
  };
};

const dispatched = async <Api extends object>(api: Api, call: Call<Api>): Promise<unknown> => dispatch(api, call);

const errorData = (error: unknown): ErrorData => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name, message, stack };
};

/** Calls the method that is named. */
export const dispatch = <Api extends object>(api: Api | Remote<Api>, { method, args }: Call<Api>): unknown => {
  const answer: unknown = api[method as keyof (Api | Remote<Api>)];
  if (typeof answer !== 'function') throw new TypeError(`no such method: ${method}`);
  return answer(...(args as readonly unknown[]));
};

/** Makes an interface whose methods are sent as calls, beside methods of one's own. */
export const remote = <Api, Own extends object = object>(
  send: (call: Call<Api>) => Promise<unknown>,
  own: Own = Object.create(null),
): Remote<Api> & Own =>
  new Proxy(own, {
    get: (_, name) => {
      if (Object.hasOwn(own, name)) return own[name as keyof Own];
      // What an asynchronous function returns is asked whether it is a promise.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return (...args: readonly unknown[]) => send({ method: name, args } as unknown as Call<Api>);
    },
  }) as Remote<Api> & Own;
