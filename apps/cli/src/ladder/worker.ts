import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from '@sandtable/analysis';
import { playing } from './distribute.ts';
import type { Plan } from './plan.ts';

const play = await playing(workerData as Plan);
parentPort?.on('message', (share: Share) => parentPort?.postMessage(play(share)));
parentPort?.postMessage('ready');
