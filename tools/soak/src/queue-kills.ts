// Ends workers and Redis in the middle of a batch, again and again, and looks whether every game counts once:
// `node tools/soak/src/queue-kills.ts [--games 50000] [--kills 20] [--redis 3] [--seed N]`.
import { parseArgs } from 'node:util';
import { queueKills } from './queue-kills-series.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'hex-dice' },
    games: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '20' },
    redis: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const { game, games, kills, redis, seed } = values;
const result = await queueKills({
  game,
  games: Number(games),
  kills: Number(kills),
  redis: Number(redis),
  seed: Number(seed),
});
console.log(
  `${games} games of ${game}: ${result.killed} workers and ${result.redisKilled} times Redis killed, ${result.outages} outages noticed; ` +
    `${result.counted} games counted, digest ${result.digest}, at home ${result.digestHere}`,
);
const isSound =
  result.outages === Number(redis) && result.counted === Number(games) && result.digest === result.digestHere;
process.exitCode = isSound && result.killed + result.redisKilled === Number(kills) + Number(redis) ? 0 : 1;
