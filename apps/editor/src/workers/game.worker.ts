import { game } from './game.ts';
import { loadModule } from './load-module.ts';
import { expose } from './rpc.ts';
import { sendingOnce } from './sent-once.ts';

expose(sendingOnce(game(loadModule)));
