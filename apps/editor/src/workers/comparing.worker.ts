import { comparing } from './comparing.ts';
import type { ComparingReply, ComparingRequest } from './comparing-protocol.ts';
import { loadModule } from './load-module.ts';
import { serve } from './rpc.ts';

const one = comparing(loadModule);
serve<ComparingRequest, ComparingReply>((request) => one.handle(request));
