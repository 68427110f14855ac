import { loadModule } from './load-module.ts';
import type { TrialsReply, TrialsRequest } from './protocol.ts';
import { serve } from './rpc.ts';
import { type Trials, trials } from './trials.ts';

let running: Trials | undefined;

serve<TrialsRequest, TrialsReply>(async (request) => {
  if (request.op === 'begin') running = trials(await loadModule(request.javascript), request);
  return running?.goOn() ?? { done: true };
});
