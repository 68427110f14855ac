import { mutation } from './mutation.ts';
import type { MutationReply, MutationRequest } from './mutation-protocol.ts';
import { serve } from './rpc.ts';

serve<MutationRequest, MutationReply>(mutation());
