import { comparingService } from './comparing.ts';
import { loadModule } from './load-module.ts';
import { expose } from './rpc.ts';

expose(comparingService(loadModule));
