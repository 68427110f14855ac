import { type Games, type GamesReply, type GamesRequest, gamesOf } from './games.ts';
import { loadModule } from './load-module.ts';
import { serve } from './rpc.ts';

let running: Games | undefined;

serve<GamesRequest, GamesReply>(async (request) => {
  if (request.op === 'begin') running = gamesOf(await loadModule(request.javascript), request);
  if (request.op === 'open') return running ? { save: running.save(request.game) } : {};
  if (request.op === 'shorten') return running?.shorten(request.game) ?? { done: true };
  if (request.op === 'shorten-on') return running?.shorten() ?? { done: true };
  return running?.goOn() ?? { done: true };
});
