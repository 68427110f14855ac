import { type CoverageReply, type CoverageRequest, coverage } from './coverage.ts';
import { loadModule } from './load-module.ts';
import { serve } from './rpc.ts';

serve<CoverageRequest, CoverageReply>(coverage(loadModule));
