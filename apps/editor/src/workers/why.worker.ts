import { serve } from './rpc.ts';
import { whyService } from './why.ts';
import type { WhyReply, WhyRequest } from './why-protocol.ts';

serve<WhyRequest, WhyReply>(whyService());
