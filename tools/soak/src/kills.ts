// Ends the local server in the middle of saving, again and again, and looks at what is left:
// `node tools/soak/src/kills.ts [--kills 100] [--size BYTES] [--seed N]`.
import { parseArgs } from 'node:util';
import { killSeries } from './kill-series.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    size: { type: 'string', default: '1500000' },
    seed: { type: 'string', default: '1' },
  },
});
const told = await killSeries({ kills: Number(values.kills), size: Number(values.size), seed: Number(values.seed) });
console.log(
  `${told.kills} kills, ${told.acknowledged} of them after acknowledged saves (${told.saves} saves in all): ` +
    `${told.lost} lost, ${told.torn} torn, ${told.orphansMade} temporary files left, ${told.orphans} after the next start`,
);
const isSound = told.lost + told.torn + told.orphans === 0;
process.exitCode = isSound && told.acknowledged >= 0.9 * told.kills ? 0 : 1;
