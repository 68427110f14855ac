import { isDeepStrictEqual } from 'node:util';
import { expect } from './expect.ts';

/** What is read once it is the same as just before: what an action does to it may come later. */
export async function atRest<T>(read: () => Promise<T>): Promise<T> {
  let last = await read();
  const isSame = async (): Promise<boolean> => {
    const before = last;
    last = await read();
    return isDeepStrictEqual(before, last);
  };
  // Three looks in a row: two can be as near as one frame.
  await expect.poll(async () => (await isSame()) && (await isSame())).toBe(true);
  return last;
}
