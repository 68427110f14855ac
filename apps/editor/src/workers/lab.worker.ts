import { labService } from './lab.ts';
import { loadModule } from './load-module.ts';
import { expose } from './rpc.ts';

expose(labService(loadModule));
