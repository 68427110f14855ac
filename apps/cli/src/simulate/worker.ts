import { parentPort } from 'node:worker_threads';
import type { Share } from '@sandtable/analysis';
import { loadModule } from '../module.ts';
import { given } from '../spread/given.ts';
import { playShare } from './distribute.ts';
import type { Plan } from './plan.ts';

const plan = await given<Plan>();
const module = await loadModule(plan.javascript);
parentPort?.on('message', (share: Share) => parentPort?.postMessage(playShare(module, plan, share)));
parentPort?.postMessage('ready');
