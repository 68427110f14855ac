import { gamesService } from './games.ts';
import { expose } from './rpc.ts';

expose(gamesService());
