interface Envelope<T> {
  readonly id: number;
  readonly body?: T;
  readonly error?: string;
}

/** The worker itself is gone, or was never there: nothing that is asked of it will be answered. */
export class Broken extends Error {}

/** Calls into one worker, answered in any order. */
export interface Caller<Request, Reply> {
  call(request: Request): Promise<Reply>;
  stop(): void;
}

type Waiting<Reply> = { readonly resolve: (reply: Reply) => void; readonly reject: (why: Error) => void };

/** What becomes of requests on their way; both ends see all of them in their order. */
type Pack = (request: object) => object;
const asTheyAre: Pack = (request) => request;

export const caller = <Request extends object, Reply>(worker: Worker, pack = asTheyAre): Caller<Request, Reply> => {
  const waiting = new Map<number, Waiting<Reply>>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Envelope<Reply>>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error !== undefined) one?.reject(new Error(data.error));
    else one?.resolve(data.body as Reply);
  };
  worker.onerror = (event) => {
    for (const one of waiting.values()) one.reject(new Broken(event.message));
    waiting.clear();
  };
  return {
    call: (body) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        worker.postMessage({ id: last, body: pack(body) });
      }),
    stop: () => worker.terminate(),
  };
};

/** The other end: answers each request, and turns what is thrown into an error of the call. */
export const serve = <Request extends object, Reply>(
  answer: (request: Request) => Reply | Promise<Reply>,
  unpack = asTheyAre,
): void => {
  self.onmessage = async ({ data }: MessageEvent<Envelope<Request>>) => {
    try {
      self.postMessage({ id: data.id, body: await answer(unpack(data.body as Request) as Request) });
    } catch (error) {
      self.postMessage({ id: data.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
};
