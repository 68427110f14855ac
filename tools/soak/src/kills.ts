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
const result = await killSeries({ kills: Number(values.kills), size: Number(values.size), seed: Number(values.seed) });
console.log(
  `${result.kills} kills, ${result.acknowledged} of them after acknowledged saves (${result.saves} saves in all): ` +
    `${result.lost} lost, ${result.torn} torn, ${result.orphansMade} temporary files left, ${result.orphans} after the next start`,
);
const isSound = result.lost + result.torn + result.orphans === 0;
process.exitCode = isSound && result.acknowledged >= 0.9 * result.kills ? 0 : 1;
