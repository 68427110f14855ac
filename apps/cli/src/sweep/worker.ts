import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from '@sandtable/analysis';
import { blockOf, type Plan, playingAnywhere } from './plan.ts';

const plan = workerData as Plan;
const play = playingAnywhere(plan);
parentPort?.on('message', async (share: Share) => {
  const block = blockOf(plan, share);
  parentPort?.postMessage({ block, figures: await play(block) });
});
parentPort?.postMessage('ready');
