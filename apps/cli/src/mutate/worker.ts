import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from '@sandtable/analysis';
import { judgeOf, judgeShare } from './distribute.ts';
import type { Plan } from './plan.ts';

const plan = workerData as Plan;
const judge = judgeOf(plan);
if (judge === undefined) throw new TypeError('only changes of sound rules can be judged');
parentPort?.on('message', (share: Share) => parentPort?.postMessage(judgeShare(plan, judge, share)));
parentPort?.postMessage('ready');
