import { botSearch } from './bot-search.ts';
import { loadModule } from './load-module.ts';
import { expose } from './rpc.ts';

expose(botSearch(loadModule));
