import type { Answered, Asked, Tried } from './try-protocol.ts';

/** Rules that take longer to check than this go on for ever, or nearly. */
const LONGEST = 15_000;

/** `slow`: it took too long; `failed`: the checker couldn't be loaded, or broke. */
export type NotTried = 'slow' | 'failed';

export interface Trier {
  check(text: string): Promise<Tried | NotTried>;
}

type Said = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never;

/** Checks an example in a worker of its own, which is started again after it failed or took too long. */
export function createTrier(script: string, hash: string, lang: string): Trier {
  let worker: Worker | undefined;
  let last = 0;
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const ask = (to: Worker, said: Said): Promise<Tried | NotTried> =>
    new Promise((done) => {
      last += 1;
      const id = last;
      const stopped = (why: NotTried) => (): void => {
        end();
        done(why);
      };
      const timer = setTimeout(stopped('slow'), LONGEST);
      to.addEventListener('error', stopped('failed'), { once: true });
      to.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
        if (data.id !== id) return;
        clearTimeout(timer);
        done(data);
      });
      to.postMessage({ ...said, id });
    });
  return {
    check: async (text) => {
      if (worker === undefined) {
        worker = new Worker(script);
        const opened = await ask(worker, { what: 'open', hash, lang });
        if (typeof opened === 'string') return opened;
      }
      return await ask(worker, { what: 'check', text });
    },
  };
}
