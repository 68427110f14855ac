import { editedRules } from './edited-rules.ts';
import { loadModule } from './load-module.ts';
import { expose } from './rpc.ts';

expose(editedRules(loadModule));
