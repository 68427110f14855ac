import { on } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Share } from '@sandtable/analysis';
import { loadModule } from '../module.ts';
import { playShare } from './distribute.ts';
import type { Plan } from './plan.ts';

const port = parentPort as MessagePort;
// Heard in order, so that shares can be sent before the module is loaded.
const messages = on(port, 'message');
const next = async (): Promise<unknown> => (await messages.next()).value?.[0];
port.postMessage('ready');

// A worker that was started early is sent the code of the rules first, and the plan when it is known.
const known = workerData as Plan | null | undefined;
const module = await loadModule(known?.javascript ?? ((await next()) as string));
const plan = known ?? ((await next()) as Plan);
for await (const [share] of messages) port.postMessage(playShare(module, plan, share as Share));
