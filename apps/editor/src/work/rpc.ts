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

export const caller = <Request, Reply>(worker: Worker): Caller<Request, Reply> => {
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
        worker.postMessage({ id: last, body });
      }),
    stop: () => worker.terminate(),
  };
};

/** The other end: answers each request, and turns what is thrown into an error of the call. */
export const serve = <Request, Reply>(answer: (request: Request) => Reply | Promise<Reply>): void => {
  self.onmessage = async ({ data }: MessageEvent<Envelope<Request>>) => {
    try {
      self.postMessage({ id: data.id, body: await answer(data.body as Request) });
    } catch (error) {
      self.postMessage({ id: data.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
};
