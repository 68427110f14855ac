import { parentPort, workerData } from 'node:worker_threads';
import { playShare } from './distribute.ts';
import type { Share } from './plan.ts';

parentPort?.postMessage(await playShare(workerData as Share));
