import type { BotSearchApi } from './bot-search.ts';
import { game } from './game.ts';
import { loadModule } from './load-module.ts';
import { connect, expose } from './rpc.ts';
import { searchTeam } from './search-team.ts';
import { sendingOnce } from './sent-once.ts';

const searchWorker = () =>
  connect<BotSearchApi>(new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }));

/** As many as the machine can run at once. They end with this worker. Older browsers have no workers of workers. */
const MOST = 4;
const size = 'Worker' in self ? Math.min(MOST, navigator.hardwareConcurrency) : 1;

expose(sendingOnce(game(loadModule, size > 1 ? searchTeam(searchWorker, size) : undefined)));
