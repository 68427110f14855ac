import { game } from './game.ts';
import { loadModule } from './load-module.ts';
import type { GameReply, GameRequest } from './protocol.ts';
import { serve } from './rpc.ts';

const one = game(loadModule);
serve<GameRequest, GameReply>((request) => one.handle(request));
