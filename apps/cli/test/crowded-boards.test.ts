import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrange, openingView, piecesAt, placeOf, type Rings, reader, readLayout, scene } from '@sandtable/board';
import { createRandom } from '@sandtable/bots';
import { createMatch } from '@sandtable/session';
import { describe, expect, test } from 'vitest';
import { readSources } from '../src/files.ts';
import { loadModule } from '../src/module.ts';
import { compiledOnce } from './compiled-once.ts';
import { isLong } from './long.ts';

const RULESETS = join(import.meta.dirname, '../../../rulesets');
const COAST = new URL('../../../libs/board/src/basemap.gen.ts', import.meta.url).href;
const coast: { readonly europe: Rings } = await import(COAST);

/** The board at the table next to its drawer, in windows of 1440×900 and 1280×800. */
const WINDOWS = [
  { width: 1136, height: 732 },
  { width: 976, height: 632 },
];
/** How many random decisions have been made in each position that is evaluated. */
const DECISIONS: readonly number[] = isLong ? [10, 20, 30, 40, 50, 60] : [20, 60];
/** Pixels of the smallest counter, and of the smallest name. */
const COUNTER = 21.9;
const NAME = 8.9;

/** What stands on a board while it is played at random. */
async function busyBoard(ruleset: string) {
  const folder = join(RULESETS, ruleset);
  const module = await loadModule(compiledOnce(await readSources({ folder })).javascript ?? '');
  const layout = readLayout(readFileSync(join(folder, 'layout.json'), 'utf8'));
  if (layout === undefined) throw new Error(`${ruleset} has a layout that can't be read`);
  const board = scene(module.info, layout, coast.europe);
  const match = createMatch(module, { seats: module.info.layouts[0]?.name ?? '', seed: 7 });
  const random = createRandom(7);
  const standing = () => {
    const read = reader(module.info, match.view());
    return piecesAt(module.info, layout, read, undefined, (kind, i) =>
      placeOf(read(kind, i, layout.kinds[kind]?.at), board),
    );
  };
  const all = [standing()];
  for (let made = 1; made <= Math.max(...DECISIONS); made++) {
    const [first] = match.asks();
    const answer = first && match.suggest((n) => random(n), undefined, first.role);
    if (answer === undefined || !match.decide(answer, undefined, first?.role).ok) break;
    if (DECISIONS.includes(made)) all.push(standing());
  }
  return { layout, board, all };
}

describe.each(['der-erste-weltkrieg', 'diplomacy', 'trench-club', 'hex-dice'])(
  'on the board of %s',
  async (ruleset) => {
    const { layout, board, all } = await busyBoard(ruleset);

    test.each(WINDOWS)('counters are large enough to be read, and no name is dropped, at $width pixels', (window) => {
      const { scene: seen, sizes } = openingView(board, layout, window);
      const has = (draw: string): number => board.spots.filter((spot) => spot.draw === draw && !spot.unnamed).length;
      const small: string[] = [];
      for (const pieces of all)
        for (const isOpen of [false, true]) {
          const { standing, regions, labels } = arrange(seen, pieces, sizes, false, () => isOpen);
          for (const { size, at } of [...standing.counters, ...standing.stacks])
            if (size / sizes.px < COUNTER) small.push(`${at}: ${size / sizes.px}`);
          expect([regions.length, labels.length]).toEqual([has('region'), has('place')]);
          expect(Math.min(...[...regions, ...labels].map(({ size }) => size / sizes.px), NAME)).toBeGreaterThanOrEqual(
            NAME,
          );
        }
      expect(small).toEqual([]);
    });
  },
);
