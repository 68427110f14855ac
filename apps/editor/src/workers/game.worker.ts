import { game } from './game.ts';
import { loadModule } from './load-module.ts';
import { expose } from './rpc.ts';

expose(game(loadModule));
