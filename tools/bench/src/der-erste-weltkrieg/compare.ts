// `node compare.ts --games 10000 --seed 1`: random games by the module of the ruleset and by hand, which must be the same.
import { parseArgs } from 'node:util';
import { load } from '../ruleset.ts';
import { differences, lowRandom } from './differences.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const [games, first] = [Number(values.games), Number(values.seed)];
const game = await load('der-erste-weltkrieg');
let differ = 0;
for (let seed = first; seed < first + games; seed++) {
  const fields = [...differences(game, seed), ...differences(game, seed, lowRandom)];
  if (fields.length > 0 && differ++ === 0)
    console.log(`  the game of seed ${seed} isn't the same by hand: ${fields.join(', ')}`);
}
console.log(`  ${games.toLocaleString('en')} games by hand: ${differ === 0 ? 'the same' : `${differ} differ`}`);
process.exitCode = differ === 0 ? 0 : 1;
