// `npm run speeds -- [GAME …] [--against COMMIT] [--their-rules] [--rounds 7] [--ms 500] [--most DECISIONS]`: how much faster
// the working tree plays random games than a commit does, both in turn, each in a process of its own, by processor time.
// With `--their-rules`, both play the rules of that commit, which may be too old to compile those of today.
import { parseArgs } from 'node:util';
import { gameNames, readGame } from '../games.ts';
import { medianOf } from '../measure.ts';
import { readRulesetIn } from '../ruleset.ts';
import { checkout, type Tree, workingTree } from './checkout.ts';
import type { Answers } from './questions.ts';
import { type Side, startSide } from './side.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'HEAD' },
    'their-rules': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
    ms: { type: 'string', default: '500' },
    most: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const most = values.most === undefined ? {} : { most: Number(values.most) };
const spell = { ask: 'speed', ms: Number(values.ms), seed: Number(values.seed), ...most } as const;
const WARM_UPS = 2;
type Speed = Answers['speed'];

const before = checkout(values.against);
console.log(`games per second (decisions per second), before: ${before.name}`);
for (const name of positionals.length > 0 ? positionals : gameNames()) await compare(name);

async function compare(name: string): Promise<void> {
  const sides = [await started(before, name), await started(workingTree, name)] as const;
  const rounds: (readonly [Speed, Speed])[] = [];
  for (let round = -WARM_UPS; round < Number(values.rounds); round++) {
    const pair = [await sides[0].ask(spell), await sides[1].ask(spell)] as const;
    if (round >= 0) rounds.push(pair);
  }
  for (const side of sides) side.end();
  const gains = rounds.map(([was, is]) => is.decisions / was.decisions).toSorted((a, b) => a - b);
  const [least, greatest] = [gains[0] ?? Number.NaN, gains.at(-1) ?? Number.NaN];
  console.log(
    `${name.padEnd(20)} before ${said(rounds.map(([was]) => was))}  now ${said(rounds.map(([, is]) => is))}` +
      `  ${medianOf(gains).toFixed(2)} × (${least.toFixed(2)} … ${greatest.toFixed(2)})`,
  );
}

async function started(tree: Tree, name: string): Promise<Side> {
  const side = startSide(tree);
  await side.ask({ ask: 'load', files: values['their-rules'] ? readRulesetIn(before.root, name) : readGame(name) });
  return side;
}

function said(speeds: readonly Speed[]): string {
  const whole = (figures: readonly number[]): string => Number(medianOf(figures).toPrecision(3)).toLocaleString('en');
  return `${whole(speeds.map(({ games }) => games))} (${whole(speeds.map(({ decisions }) => decisions))})`;
}
