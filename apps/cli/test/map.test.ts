import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MapFound, readMapFile } from '@sandtable/board/map-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from './long.ts';
import { sandtable } from './sandtable.ts';

const RULESETS = fileURLToPath(new URL('../../../rulesets/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'sandtable-maps-'));
beforeAll(() => {
  const drawing = new URL(import.meta.resolve('@sandtable/picture/standalone'));
  expect(existsSync(drawing), 'What draws comes with the build of the workbench: run npm run build first.').toBe(true);
});
afterAll(() => rm(folder, { recursive: true }));

async function exported(name: string, game: string, ...more: readonly string[]): Promise<string> {
  const out = join(folder, name);
  expect((await sandtable(RULESETS, 'map', 'export', game, '--out', out, ...more)).code).toBe(0);
  return await readFile(out, 'utf8');
}

test('a map is a drawing in the colours of daylight, with what stands on it or without', async () => {
  const [full, bare] = [await exported('a.svg', 'hex-dice'), await exported('b.svg', 'hex-dice', '--bare')];
  expect(full).toMatch(/^<svg xmlns=/);
  expect(full).not.toMatch(/var\(--(?:ink|paper|hairline)\)|light-dark/);
  expect(full).toMatch(/class="counter/);
  expect(bare).toMatch(/^<svg /);
  expect(bare).not.toMatch(/class="counter/);
});

test('a sheet lies as its map does, on the paper that was asked for, and its signs have their colours', async () => {
  const wide = await exported('wide.html', 'diplomacy', '--paper', 'a3');
  expect(wide).toContain('@page{size:A3 landscape');
  expect(wide).toContain('<h1>Diplomacy</h1>');
  // A file of its own knows no variables of the page.
  expect(wide.slice(wide.indexOf('<body>'))).not.toMatch(/var\(--paper\)/);
});

test('what cannot be drawn is reported before anything is', async () => {
  const [paper, format] = [join(folder, 'c.html'), join(folder, 'c.png')];
  const other = await sandtable(RULESETS, 'map', 'export', 'hex-dice', '--paper', 'a7', '--out', paper);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('--paper a4|a3')]);
  const picture = await sandtable(RULESETS, 'map', 'export', 'hex-dice', '--out', format);
  expect([picture.code, picture.err]).toEqual([2, expect.stringContaining('.svg|.html|.pdf')]);
  const unknown = await sandtable(RULESETS, 'map', 'expotr', 'hex-dice');
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('export')]);
  expect([paper, format].some((path) => existsSync(path))).toBe(false);
});

const LAND = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    [
      'Île Verte',
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ],
    [
      'Östmark',
      [
        [10, 0],
        [20, 0],
        [20, 10],
        [10, 10],
      ],
    ],
    [
      'keep',
      [
        [0, 10],
        [20, 10],
        [20, 20],
        [0, 20],
      ],
    ],
    [
      'Keep',
      [
        [30, 10],
        [40, 10],
        [40, 20],
        [30, 20],
      ],
    ],
  ].map(([name, ring]) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: [ring] },
  })),
});

/** A fresh ruleset of a template, or one that has nothing but its name. */
async function fresh(name: string, template?: string): Promise<string> {
  await mkdir(join(folder, 'rulesets', name), { recursive: true });
  if (template === undefined)
    await writeFile(join(folder, 'rulesets', name, 'rules.sand'), `ruleset "${name}" version "0.1.0" language 1\n`);
  else {
    await rm(join(folder, 'rulesets', name), { recursive: true });
    expect((await sandtable(folder, 'new', name, '--template', template)).code).toBe(0);
  }
  return join(folder, 'rulesets', name);
}

async function textsIn(home: string): Promise<Readonly<Record<string, string>>> {
  const paths = (await readdir(home, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = paths.map(async (entry) => [entry.name, await readFile(join(entry.parentPath, entry.name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

describe('a map becomes places of a game', () => {
  test('nothing is written before it was shown and confirmed', async () => {
    const home = await fresh('told', 'small');
    await writeFile(join(folder, 'land.geojson'), LAND);
    const before = await textsIn(home);
    const { code, out } = await sandtable(folder, 'map', 'import', 'land.geojson', '--into', 'told');
    expect(code).toBe(0);
    expect(out).toContain('4 places, 3 links in land.geojson');
    expect(out).toContain('3 new members in Fort: ile_verte (Île Verte), oestmark (Östmark), keep_2 (Keep)');
    expect(out).toContain('1 existing member gets its position from the map: Fort.keep');
    expect(out).toContain('3 new links in border, 0 existing');
    expect(out).toContain('new members copy values from the last existing member (strength, worth)');
    expect(await textsIn(home)).toEqual(before);
  });

  test('in the rules only lines are added, and the rules still stand', async () => {
    const home = await fresh('taken', 'map');
    await writeFile(join(folder, 'land.geojson'), LAND);
    const before = await textsIn(home);
    expect((await sandtable(folder, 'map', 'import', 'land.geojson', '--into', 'taken', '--write')).code).toBe(0);
    const after = await textsIn(home);
    for (const file of ['rules.sand', 'towns.json', 'messages.de.ftl'])
      for (const line of before[file]?.split('\n') ?? []) expect(after[file], file).toContain(line.replace(/,$/, ''));
    expect(after['towns.json']).toContain('{ "id": "oestmark", "worth": 2 }');
    expect(after['rules.sand']).toContain('  ile_verte -- oestmark\n');
    expect(after['messages.en.ftl']).toContain('Town_ile_verte_name = Île Verte\n');
    expect(after['layout.json']).toContain(
      '"Town.oestmark": { "at": [15, 5], "outline": [[[10,0],[20,0],[20,10],[10,10]]] }',
    );
    // The expectation of the rules counts roads: the fourth place has none.
    const { out } = await sandtable(folder, 'check', 'taken');
    expect(out).not.toMatch(/name\/|table\/|layout\//);
    const again = await sandtable(folder, 'map', 'import', 'land.geojson', '--into', 'taken', '--write');
    expect(again.out).toContain('Nothing to write');
    expect(await textsIn(home)).toEqual(after);
  });

  test.each([
    ['broken.svg', '<svg><g>', 'Invalid SVG: unexpected'],
    ['broken.geojson', '{"type": ', 'Invalid JSON'],
    ['empty.svg', '<svg></svg>', 'No areas found'],
    ['drawn.svg', '<svg><rect id="heath" width="9" height="9"/></svg>', 'uses longitude and latitude'],
  ])('%s is reported, and nothing is written', async (name, text, expected) => {
    const home = await fresh('refused', 'map');
    const before = await textsIn(home);
    await writeFile(join(folder, name), text);
    const { code, out } = await sandtable(folder, 'map', 'import', name, '--into', 'refused', '--write');
    expect([code, out]).toEqual([1, expect.stringContaining(expected)]);
    expect(await textsIn(home)).toEqual(before);
  });

  test('a file that is not there, and names that mean something else', async () => {
    await fresh('named', 'map');
    await writeFile(join(folder, 'land.geojson'), LAND);
    const run = (...more: readonly string[]) =>
      sandtable(folder, 'map', 'import', ...more, '--into', 'named', '--lang', 'de');
    expect((await run('none.svg')).err).toContain('none.svg kann nicht gelesen werden');
    expect((await run('land.geojson', '--kind', 'road')).err).toContain('„road“ ist keine Art');
    expect((await run('land.geojson', '--relation', 'Town')).err).toContain('verfügbar: road');
  });
});

/** Outlines and middles as parts of the whole map, so that it may lie elsewhere and be of another size. */
function relative({ places }: MapFound): readonly (readonly (readonly number[])[])[] {
  const all = places.flatMap(({ at, outline }) => [at, ...outline.flat()]);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const wide = Math.max(...all.map(([x]) => x)) - left;
  return places.map(({ at, outline }) =>
    [at, ...outline.flat()].map(([x, y]) => [(x - left) / wide, (y - top) / wide]),
  );
}

/** How far any point is from the nearest of others. */
const farthest = (points: readonly (readonly number[])[], others: readonly (readonly number[])[]): number =>
  Math.max(
    ...points.map(([x = 0, y = 0]) => Math.min(...others.map(([ox = 0, oy = 0]) => Math.hypot(x - ox, y - oy)))),
  );

const pairs = ({ links }: MapFound): readonly string[] =>
  [...new Set(links.map(({ from, to }) => [from, to].toSorted((a, b) => a - b).join(' ')))].toSorted();

/** Hexes for every change; outlines, and large maps of both, in their turn. */
const GAMES = isLong ? ['hex-dice', 'der-erste-weltkrieg', 'diplomacy', 'trench-club'] : ['hex-dice'];

describe.each(GAMES)('%s', (game) => {
  test('its map, written out and read in, is the same map', async () => {
    const first = readMapFile(await exported(`${game}.svg`, game));
    expect(first.problems.filter(({ code }) => code !== 'thinned')).toEqual([]);
    expect(first.places.length).toBeGreaterThan(30);
    const name = `again-${game}`;
    await fresh(name);
    expect((await sandtable(folder, 'map', 'import', `${game}.svg`, '--into', name, '--write')).code).toBe(0);
    await writeFile(
      join(folder, 'rulesets', name, 'play.sand'),
      'kind Side { }\ntable Side {\n  id\n  red\n}\nseats for Side { one { first {red} } }\nplay { finish won by {red} }\n',
    );
    const out = join(folder, `${name}.svg`);
    expect((await sandtable(folder, 'map', 'export', name, '--out', out)).code).toBe(0);
    const second = readMapFile(await readFile(out, 'utf8'));
    expect(second.places.map((place) => place.name)).toEqual(first.places.map((place) => place.name));
    expect(pairs(second)).toEqual(pairs(first));
    const [was, is] = [relative(first), relative(second)];
    // Each was rounded to a tenth of a unit of a sheet of a thousand, where corners that are nearer become one.
    was.forEach((points, i) => {
      expect(farthest(points, is[i] ?? [])).toBeLessThan(0.0015);
      expect(farthest(is[i] ?? [], points)).toBeLessThan(0.0015);
    });
  });
});
