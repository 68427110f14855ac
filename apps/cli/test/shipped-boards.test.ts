import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrange, type Point, type Rings, readLayout, type Scene, scene, sizesAt } from '@sandtable/board';
import { createMessages, wordingUnder } from '@sandtable/messages';
import { constantValues } from '@sandtable/session';
import { describe, expect, test } from 'vitest';
import { readSources } from '../src/files.ts';
import { loadModule } from '../src/module.ts';
import { wordsIn } from '../src/rulebook/pictures.ts';
import { compiledOnce } from './compiled-once.ts';
import { isLong } from './long.ts';

const RULESETS = join(import.meta.dirname, '../../../rulesets');
const COAST = new URL('../../../libs/board/src/basemap.gen.ts', import.meta.url).href;
const drawn = readdirSync(RULESETS).filter((name) => existsSync(join(RULESETS, name, 'layout.json')));
const coast: { readonly europe: Rings } = await import(COAST);

type Piece = Parameters<typeof arrange>[1][number];

/** The board of a ruleset as the page has it, with the names of a language. */
async function boardOf(ruleset: string) {
  const folder = join(RULESETS, ruleset);
  const sources = await readSources({ folder });
  const { info } = await loadModule(compiledOnce(sources).javascript ?? '');
  const layout = readLayout(readFileSync(join(folder, 'layout.json'), 'utf8'));
  if (layout === undefined) throw new Error(`${ruleset} has a layout that cannot be read`);
  const bare = scene(info, layout, coast.europe);
  const named = (lang: 'de' | 'en'): Scene => {
    const { nameOf } = wordsIn(info, createMessages(lang, wordingUnder(sources, lang, []), constantValues(info)));
    const spots = bare.spots.map((spot) => ({ ...spot, name: nameOf(spot.member, spot.kind) }));
    return { ...bare, spots, byMember: new Map(spots.map((spot) => [spot.member, spot])) };
  };
  return named;
}

const standingIn = (member: string): Piece => ({
  kind: 'Unit',
  member,
  name: member,
  label: 'A',
  value: '',
  side: undefined,
  sideId: 'side',
  sideName: undefined,
  place: member,
  badges: [],
  faded: false,
  riders: [],
  symbol: undefined,
  says: undefined,
});

type Box = ReturnType<typeof arrange>['regions'][number]['box'];
const isOn = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Pixels from a board beside the text to one that fills a large screen. */
const WIDTHS = isLong ? [420, 560, 650, 700, 900, 1400] : [420, 650, 1400];

describe.each(drawn)('on the board of %s', { timeout: 120_000 }, async (ruleset) => {
  const named = await boardOf(ruleset);

  test.each(WIDTHS)('at %d pixels all that is said of a region lies in it', (width) => {
    for (const board of [named('de'), named('en')]) {
      const regions = board.spots.filter(({ draw }) => draw === 'region');
      const isIn = (key: string, at: Point): boolean => board.ground.holds(key, at);
      for (const pieces of [[], regions.map(({ member }) => standingIn(member))]) {
        const found = arrange(board, pieces, sizesAt(1000 / width, 1000), false, () => true);
        const middle = ({ x, y, w, h }: (typeof found.regions)[number]['box']): Point => [x + w / 2, y + h / 2];
        expect(
          found.regions.filter(({ key, box, leader }) => !leader && !isIn(key, middle(box))).map(({ key }) => key),
        ).toEqual([]);
        const kindOf = (place: string): string => `${board.byMember.get(place)?.kind}.${place}`;
        expect(found.standing.counters).toHaveLength(pieces.length);
        expect(
          found.standing.counters.filter(({ place, at }) => !isIn(kindOf(place), at)).map(({ place }) => place),
        ).toEqual([]);
        const r = sizesAt(1000 / width, 1000).mark;
        const covered = [...found.rings].filter(([, [x, y]]) =>
          found.standing.counters.some(({ at: [cx, cy], size }) =>
            isOn({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }, { x: cx - size / 2, y: cy - size / 2, w: size, h: size }),
          ),
        );
        // On a board beside the text every region has a counter, and there is no room for all rings.
        if (width >= 650) expect(covered.map(([key]) => key)).toEqual([]);
      }
    }
  });

  test.each([650, 900, 1136, 1400])(
    'at %d pixels everything has its name, on no other name and on no mark',
    (width) => {
      const sizes = sizesAt(1000 / width, 1000);
      for (const board of [named('de'), named('en')]) {
        const { regions, labels } = arrange(board, [], sizes, false, () => true);
        const has = (draw: string): number => board.spots.filter((spot) => spot.draw === draw && !spot.unnamed).length;
        expect([regions.length, labels.length]).toEqual([has('region'), has('place')]);
        const boxes = [...regions, ...labels];
        expect(
          boxes.filter((a, i) => boxes.slice(i + 1).some((b) => isOn(a.box, b.box))).map(({ key }) => key),
        ).toEqual([]);
        const marks = board.spots.filter(({ draw, marked }) => draw === 'place' || marked);
        const r = sizes.mark;
        const covered = marks.filter(({ at: [x, y] }) =>
          boxes.some(({ box }) => isOn(box, { x: x - r, y: y - r, w: 2 * r, h: 2 * r })),
        );
        expect(covered.map(({ member }) => member)).toEqual([]);
        expect(Math.min(...boxes.map(({ size }) => size / sizes.px), 9)).toBeGreaterThan(8.9);
      }
    },
  );
});

test('counters that must be used say so by a folded corner', () => {
  const layouts = drawn.map((ruleset) => readLayout(readFileSync(join(RULESETS, ruleset, 'layout.json'), 'utf8')));
  const badges = layouts.flatMap((layout) => Object.values(layout?.kinds ?? {}).flatMap((kind) => kind.badges ?? []));
  expect(badges.filter(({ field }) => field === 'mandatory').map(({ show }) => show)).toEqual(['fold']);
});
