import { coverage } from './coverage.ts';
import { loadModule } from './load-module.ts';
import { expose } from './rpc.ts';

expose(coverage(loadModule));
