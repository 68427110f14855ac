import { coverage } from './coverage.ts';
import type { CoverageReply, CoverageRequest } from './coverage-protocol.ts';
import { loadModule } from './load-module.ts';
import { serve } from './rpc.ts';

serve<CoverageRequest, CoverageReply>(coverage(loadModule));
