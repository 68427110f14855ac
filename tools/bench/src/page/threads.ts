import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Milliseconds of processor time that each thread of a browser has taken so far. */
type ThreadTimes = ReadonlyMap<string, number>;

/** What scripts, styles, painting and the composition of layers take, each in threads of its own. */
export async function threadTimes(browser: Browser): Promise<ThreadTimes> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return new Map(processInfo.flatMap(({ id }) => threadsOf(id)));
}

/** Milliseconds of the thread that worked longest between two looks: no frame can come sooner than it is done. */
export const longestWork = (from: ThreadTimes, to: ThreadTimes): number =>
  Math.max(...[...to].map(([thread, time]) => time - (from.get(thread) ?? 0)));

const threadsOf = (process: number): readonly (readonly [string, number])[] =>
  namesIn(`/proc/${process}/task`).map((thread) => [
    thread,
    Number(textOf(`/proc/${process}/task/${thread}/schedstat`).split(' ')[0]) / 1e6,
  ]);

/** A thread may have ended since it was listed. */
const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '0';
  }
};

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
