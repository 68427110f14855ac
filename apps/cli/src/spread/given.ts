import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

/** What a worker is to play: it comes with its start or, if that was not known yet, as its first message. */
export async function given<Data>(): Promise<Data> {
  const known = workerData as Data | undefined | null;
  if (known !== undefined && known !== null) return known;
  const [data] = (await once(parentPort as MessagePort, 'message')) as [Data];
  return data;
}
