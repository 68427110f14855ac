import { type Games, type GamesReply, type GamesRequest, gamesOf } from './games.ts';
import { loadModule } from './load-module.ts';
import { serve } from './rpc.ts';
import { type Shorter, shorteningTo } from './shortening.ts';

let running: Games | undefined;
let shorter: (() => Shorter) | undefined;

serve<GamesRequest, GamesReply>(async (request) => {
  switch (request.op) {
    case 'begin':
      running = gamesOf(await loadModule(request.javascript), request);
      break;
    case 'open':
      return running ? { save: running.save(request.game) } : {};
    case 'shorten':
      shorter = running?.shorten(request.game);
      return shorter?.() ?? { done: true };
    case 'shorten-match':
      shorter = shorteningTo(await loadModule(request.javascript), request.save, request.at);
      return shorter();
    case 'shorten-on':
      return shorter?.() ?? { done: true };
  }
  return running?.goOn() ?? { done: true };
});
