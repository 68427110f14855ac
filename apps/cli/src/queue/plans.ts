import type { Redis } from 'ioredis';
import { workerScript } from '../spread/worker-script.ts';
import { digestOf } from './digest.ts';
import { keys } from './keys.ts';
import { type ModuleName, modulesIn, unpackPlan } from './recipe.ts';
import type { ShareJob } from './share-job.ts';
import { GaveUp, type Limits, startThread, type Thread } from './thread.ts';
import type { Playable } from './threads.ts';

/** Plans and modules that are kept in case that the next share is of the same. */
const KEPT = 64;

interface Plans {
  of(job: ShareJob): Promise<Playable>;
  end(): Promise<void>;
}

/** Fetches plans by their digest, checks them, and makes their modules, each once. */
export function createPlans(redis: Redis, limits: Limits): Plans {
  const maker = createMaker(limits);
  const modules = remembering(async (recipe: string) => await maker.make(await textOf(redis, recipe)));
  const moduleOf = async ({ recipe, javascript }: ModuleName): Promise<readonly [string, string]> => {
    const made = await modules(recipe);
    if (digestOf(made) !== javascript) throw new GaveUp('changed', recipe);
    return [recipe, made];
  };
  const plans = remembering(async (digest: string) => {
    const text = await textOf(redis, digest);
    const made = new Map(await Promise.all(modulesIn(text).map(moduleOf)));
    return unpackPlan(text, ({ recipe }) => made.get(recipe) ?? '');
  });
  return { of: async ({ plan: digest, command }) => ({ digest, command, plan: await plans(digest) }), end: maker.end };
}

/** Makes modules in a thread of their own, one after the other: rules of strangers may take for ever to compile. */
function createMaker(limits: Limits) {
  let thread: Thread | undefined;
  let last: Promise<unknown> = Promise.resolve();
  async function makeNow(recipe: string): Promise<string> {
    thread ??= await startThread(await workerScript('queue'), undefined, limits);
    const current = thread;
    // One that gives up has ended.
    thread = undefined;
    const javascript = await current.ask(recipe);
    thread = current;
    return String(javascript);
  }
  return {
    async make(recipe: string): Promise<string> {
      const making = last.then(() => makeNow(recipe));
      last = making.catch(() => undefined);
      return await making;
    },
    async end(): Promise<void> {
      await last;
      await thread?.end();
    },
  };
}

/** A text that someone put there under its digest. */
async function textOf(redis: Redis, digest: string): Promise<string> {
  const text = await redis.get(keys.text(digest));
  if (text === null) throw new GaveUp('lost', digest);
  if (digestOf(text) !== digest) throw new GaveUp('changed', digest);
  return text;
}

/** Makes each thing once; what failed is tried again the next time. */
function remembering<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const making = make(key);
    made.set(key, making);
    making.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
    return making;
  };
}
