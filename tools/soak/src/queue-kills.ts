// Ends workers and Redis in the middle of a batch and cuts the connections to it, again and again, and looks whether every
// game counts once: `node tools/soak/src/queue-kills.ts [--games 50000] [--kills 20] [--redis 3] [--cuts 3] [--seed N]`.
import { parseArgs } from 'node:util';
import { queueKills } from './queue-kills-series.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'hex-dice' },
    games: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '20' },
    redis: { type: 'string', default: '3' },
    cuts: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const { game, games, kills, redis, cuts, seed } = values;
const result = await queueKills({
  game,
  games: Number(games),
  kills: Number(kills),
  redis: Number(redis),
  cuts: Number(cuts),
  seed: Number(seed),
});
console.log(
  `${games} games of ${game}: ${result.killed} workers and ${result.redisKilled} times Redis killed, ${result.cut} times the network cut, ${result.outages} outages noticed; ` +
    `${result.counted} games counted, digest ${result.digest}, at home ${result.digestHere}`,
);
const asked = Number(kills) + Number(redis) + Number(cuts);
// On a busy machine an outage may be noticed twice.
const isSound =
  result.outages >= Number(redis) + Number(cuts) &&
  result.counted === Number(games) &&
  result.digest === result.digestHere;
process.exitCode = isSound && result.killed + result.redisKilled + result.cut === asked ? 0 : 1;
