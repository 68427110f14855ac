/** Takes what a row of the benchmark waits for next, such as “diplomacy: the board”. */
export type Say = (what: string) => void;

/** Seconds in which what was waited for may still say why it didn't come, once the browser is closed. */
const LAST_WORD = 5;

/**
 * Returns what the work finds. If it isn't done in time, or fails, throws a sentence that says what it waited for. `stop`
 * ends whatever the work waits for, so that this says where it was.
 */
export async function within<T>(
  seconds: number,
  work: (say: Say) => Promise<T>,
  stop: () => Promise<unknown>,
): Promise<T> {
  let awaited = 'its beginning';
  const done = work((what) => {
    awaited = what;
  });
  const late = Symbol();
  const first = await settled(done, after(seconds, late));
  if (first !== late && !(first instanceof Failure)) return first as T;
  if (first instanceof Failure) throw new Error(`It failed while it waited for ${awaited}: ${reasonOf(first.cause)}`);
  await stop();
  const last = await settled(done, after(LAST_WORD, late));
  const reason = last instanceof Failure ? `: ${reasonOf(last.cause)}` : '';
  throw new Error(`It isn't done after ${seconds} s. It waited for ${awaited}${reason}`);
}

class Failure extends Error {}

/** The first of both to come; a failure is a value here. */
const settled = async <T>(work: Promise<T>, limit: Awaitable): Promise<unknown> => {
  const caught = work.catch((cause: unknown) => new Failure('', { cause }));
  return Promise.race([caught, limit.reached]).finally(limit.forget);
};

interface Awaitable {
  readonly reached: Promise<unknown>;
  readonly forget: () => void;
}

function after(seconds: number, value: unknown): Awaitable {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, seconds * 1000, value);
  return { reached: promise, forget: () => clearTimeout(timer) };
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** What a call of the browser's waited for, in one line: its first line says which call it was, its log how far it came. */
function reasonOf(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replace(COLORS, '');
  const [call = '', ...log] = message.split('\n').map((line) => line.replace(/^\s*-?\s*/, '').trim());
  const steps = log.filter((line) => line !== '' && line !== 'Call log:');
  return [...new Set([call, steps[0], steps.at(-1)])].filter((line) => line !== undefined).join('; ');
}
