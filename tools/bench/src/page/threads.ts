import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Milliseconds of processor time that each thread of a browser has taken so far. */
type Times = ReadonlyMap<string, number>;

/** The threads that frames wait for, and those of the page's workers, which no frame waits for. */
interface ThreadTimes {
  readonly drawing: Times;
  readonly workers: Times;
}

/** How the system names a thread of a worker. */
const WORKER = 'DedicatedWorker';

/** What scripts, styles, painting and the composition of layers take, each in threads of its own. */
export async function threadTimes(browser: Browser): Promise<ThreadTimes> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const threads = Map.groupBy(
    processInfo.flatMap(({ id }) => threadsOf(id)),
    ({ isWorker }) => isWorker,
  );
  return { drawing: timesOf(threads.get(false)), workers: timesOf(threads.get(true)) };
}

const timesOf = (threads: readonly Thread[] = []): Times => new Map(threads.map(({ path, time }) => [path, time]));

/** Milliseconds of the thread that worked longest between two looks: no frame can come sooner than it is done. */
export const longestWork = (from: Times, to: Times): number =>
  Math.max(0, ...[...to].map(([thread, time]) => time - (from.get(thread) ?? 0)));

interface Thread {
  readonly path: string;
  readonly time: number;
  readonly isWorker: boolean;
}

const threadsOf = (process: number): readonly Thread[] =>
  namesIn(`/proc/${process}/task`).map((thread) => {
    const path = `/proc/${process}/task/${thread}`;
    return {
      path,
      time: Number(textOf(`${path}/schedstat`).split(' ')[0]) / 1e6,
      isWorker: textOf(`${path}/comm`).startsWith(WORKER),
    };
  });

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
