// `npm run digests -- [GAME …] [--against COMMIT] [--games 10000] [--most DECISIONS]`: random games played by the
// libraries of a commit and by those of the working tree, with the same rules. Says at which decision they part.
import { parseArgs } from 'node:util';
import type { InputFile } from '@sandtable/compiler';
import { gameNames, readGame } from '../games.ts';
import { checkout, workingTree } from './checkout.ts';
import { keptFor } from './kept.ts';
import { startSide } from './side.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'HEAD' },
    games: { type: 'string', default: '10000' },
    most: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1914' },
  },
});
const GAMES = Number(values.games);
const way = { seed: Number(values.seed), most: Number(values.most) };
/** So many games have one digest: enough that a file of them is small, few enough that a difference is found soon. */
const BLOCK = 50;

const before = checkout(values.against);
const sides = [startSide(before), startSide(workingTree)] as const;
let differ = 0;
for (const name of positionals.length > 0 ? positionals : gameNames()) {
  const began = performance.now();
  const said = await compared(name, readGame(name));
  console.log(`${name}: ${said} (${Math.round((performance.now() - began) / 1000)} s)`);
}
for (const side of sides) side.end();
process.exitCode = differ === 0 ? 0 : 1;

async function compared(name: string, files: readonly InputFile[]): Promise<string> {
  const kept = keptFor(name, before.name, files, { ...way, BLOCK });
  await Promise.all(sides.map(async (side) => await side.ask({ ask: 'load', files })));
  for (let first = 0; first < GAMES; first += BLOCK) {
    const block = { ask: 'digest', first, games: Math.min(BLOCK, GAMES - first), ...way } as const;
    const known = block.games === BLOCK ? kept.get(first) : undefined;
    const [was, is] = await Promise.all([known ?? sides[0].ask(block), sides[1].ask(block)]);
    if (known === undefined && block.games === BLOCK) kept.set(first, was);
    if (was !== is) return await parting(block);
  }
  return `${GAMES} games are the same as by ${before.name}`;
}

/** Where the first game of a block that differs begins to. */
async function parting({ first, games }: { readonly first: number; readonly games: number }): Promise<string> {
  differ++;
  for (let number = first; number < first + games; number++) {
    const [was, is] = await Promise.all(sides.map(async (side) => await side.ask({ ask: 'course', number, ...way })));
    const at = is?.findIndex((digest, i) => digest !== was?.[i]) ?? -1;
    if (at >= 0 || is?.length !== was?.length)
      return `DIFFERS from ${before.name} in game ${number} after ${at} decisions (seed ${way.seed + number})`;
  }
  return `DIFFERS from ${before.name} in one of the games ${first} to ${first + games - 1}, and not when it is played in steps`;
}
