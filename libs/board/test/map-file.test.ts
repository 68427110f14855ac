import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MapFound, readMapFile } from '../src/map-file/index.ts';
import { depth, inside } from '../src/map-file/ring.ts';

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inner}</svg>`;
const codes = ({ problems }: MapFound): readonly string[] => problems.map(({ code }) => code);
const outline = (text: string) => readMapFile(svg(text)).places[0]?.outline;
const joined = ({ places, links }: MapFound): readonly string[] =>
  links.map(({ from, to }) => [places[from]?.name, places[to]?.name].toSorted().join(' ')).toSorted();

const SQUARE = [
  [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
];

describe('shapes of a drawing', () => {
  test.each([
    ['a path', '<path id="heath" d="M0 0 L10,0 10 10 0,10Z"/>'],
    ['relative', '<path id="heath" d="m0,0h10v10h-10z"/>'],
    ['without blanks', '<path id="heath" d="M0 0H10V10L0,10"/>'],
    ['a polygon', '<polygon id="heath" points="0,0 10,0 10,10 0,10"/>'],
    ['a rectangle', '<rect id="heath" width="10" height="10"/>'],
    [
      'moved twice',
      '<g transform="translate(-10,5)"><rect id="heath" transform="scale(.5) translate(20 -10)" width="20" height="20"/></g>',
    ],
    ['turned', '<rect id="heath" transform="rotate(90 5 5)" width="10" height="10"/>'],
    ['by a matrix', '<rect id="heath" transform="matrix(0,1,-1,0,10,0)" width="10" height="10"/>'],
  ])('%s', (_, text) => {
    const [ring = []] = outline(text) ?? [];
    expect([...ring].toSorted().map(String)).toEqual([...(SQUARE[0] ?? [])].toSorted().map(String));
  });

  test('curves are lines that lie on them', () => {
    for (const text of ['<circle id="lake" r="40"/>', '<path id="lake" d="M-40,0a40 40 0 1140 40A40,40,0,0,1-40,0z"/>'])
      for (const [x, y] of outline(text)?.[0] ?? []) expect(Math.hypot(x, y)).toBeCloseTo(40, 0);
    expect(outline('<circle id="lake" r="40"/>')?.[0]?.length).toBeGreaterThan(20);
    // The middle of a curve with one pull lies halfway to it.
    const bow = outline('<path id="bay" d="M0 0Q50 100 100 0Z"/>')?.[0] ?? [];
    expect(Math.max(...bow.map(([, y]) => y))).toBeCloseTo(50, 0);
    const smooth = outline('<path id="bay" d="M0 0C0 20 40 20 50 0S100 -20 100 0V60H0Z"/>')?.[0] ?? [];
    expect(Math.min(...smooth.map(([, y]) => y))).toBeLessThan(-10);
  });

  test('names are labels, titles and ids; what programs made up counts where there is nothing else', () => {
    const { places } = readMapFile(
      svg(`<g inkscape:groupmode="layer" inkscape:label="Layer 1">
        <rect id="path1" inkscape:label="Nord &amp; Süd" width="5" height="5"/>
        <rect id="x" y="10" width="5" height="5"><title>Titled</title></rect>
        <rect id="Fort_x2D_Hill" y="20" width="5" height="5"/>
        <g id="isles"><rect y="30" width="5" height="5"/><rect id="path9" y="40" width="5" height="5"/></g>
        <rect id="path7" y="50" width="5" height="5"/></g>`),
    );
    expect(places.map(({ name, outline }) => [name, outline.length])).toEqual([
      ['Nord & Süd', 1],
      ['Titled', 1],
      ['Fort-Hill', 1],
      ['isles', 2],
      ['path7', 1],
    ]);
  });

  test('a hole is a ring of the same place, and the middle lies beside it', () => {
    const [place] = readMapFile(svg('<path id="ring" d="M0,0H100V100H0ZM10,10H90V60H10Z"/>')).places;
    expect(place?.outline).toHaveLength(2);
    expect(inside(place?.outline ?? [], place?.at ?? [0, 0])).toBe(true);
    expect(place?.at[1]).toBeGreaterThan(60);
  });
});

describe('what cannot be read is reported, and the rest is taken', () => {
  test.each([
    ['', ['empty']],
    ['a,b\n1,2', ['unknown-format']],
    ['<svg><path d="M0 0"', ['no-xml']],
    ['<svg><g></svg>', ['no-xml']],
    ['<html></html>', ['no-svg']],
    [svg('<text>Heath</text>'), ['no-shapes']],
    [svg('<path d="M0 0H9V9Z"/>'), ['nameless']],
    [svg('<path id="way" fill="none" d="M0 0L9 9L20 9"/>'), ['line']],
    [svg('<path id="dot" d="M0 0L9 9Z"/>'), ['no-area']],
    [svg('<use href="#heath"/>'), ['copy']],
    [svg('<path id="heath" transform="perspective(3)" d="M0 0H9V9Z"/>'), ['transform']],
    [svg('<path id="heath" d="M0 0H9V9H0 X 12"/>'), ['path']],
    [svg('<path id="heath" d="M0 0H90V90H0Z"/><path id="heath" d="M0 0H9V9Z"/>'), ['twice']],
    [svg('<path id="bow" d="M0 0L90 90V0L0 90Z"/>'), ['no-area']],
    [svg('<path id="bow" d="M0 0L90 90V0L0 60Z"/>'), ['crosses']],
    ['{"type": "FeatureCollection", "features": [}', ['no-json']],
    ['[1, 2]', ['no-geojson']],
    ['{"type": "Topology"}', ['topojson']],
    [
      '{"type": "Feature", "properties": {"name": "a"}, "geometry": {"type": "Point", "coordinates": [1, 2]}}',
      ['point'],
    ],
    ['{"type": "Polygon", "coordinates": [[[0, "1"], [1, 1], [1, 0]]]}', ['coordinates']],
  ])('%s', (text, expected) => {
    expect(codes(readMapFile(text))).toEqual(expected);
  });

  test('places without end, and files without end', () => {
    const many = Array.from({ length: 3001 }, (_, i) => `<rect id="a${i}b" x="${i}" width="1" height="1"/>`);
    expect(readMapFile(svg(many.join('')))).toMatchObject({ places: [], problems: [{ code: 'too-many' }] });
    expect(codes(readMapFile(`<svg>${' '.repeat(20_000_000)}`))).toEqual(['too-large']);
    expect(codes(readMapFile('<g>'.repeat(5000)))).toEqual(['no-xml']);
  });

  test('a line of broken XML is named', () => {
    expect(readMapFile('<svg>\n<g>\n<path d=></g></svg>').problems[0]?.fields).toMatchObject({ line: 3 });
  });
});

describe('neighbours', () => {
  const two = (apart: number): string =>
    svg(`<rect id="west" width="50" height="50"/><rect id="east" x="${50 + apart}" width="50" height="50"/>`);
  test('borders that nearly meet are shared, others are not', () => {
    expect(joined(readMapFile(two(0)))).toEqual(['east west']);
    expect(joined(readMapFile(two(0.09)))).toEqual(['east west']);
    expect(joined(readMapFile(two(1)))).toEqual([]);
    expect(joined(readMapFile(two(1), { apart: 12 }))).toEqual(['east west']);
  });

  test('a corner is no border', () => {
    const text = '<rect id="west" width="50" height="50"/><rect id="east" x="50" y="50" width="50" height="50"/>';
    expect(joined(readMapFile(svg(text)))).toEqual([]);
  });

  test('one that lies in another is joined with it', () => {
    const text =
      '<path id="land" d="M0,0H100V100H0ZM40,40H60V60H40Z"/><rect id="lake" x="40" y="40" width="20" height="20"/>';
    expect(joined(readMapFile(svg(text)))).toEqual(['lake land']);
  });
});

const feature = (name: string, rings: readonly (readonly (readonly number[])[])[]) => ({
  type: 'Feature',
  properties: { code: name.slice(0, 1), called: name },
  geometry: { type: 'Polygon', coordinates: rings },
});
const collection = (...features: readonly unknown[]): string => JSON.stringify({ type: 'FeatureCollection', features });
const box = (x: number, y: number, w: number, h: number) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
  [x, y],
];

describe('geographic data', () => {
  const text = collection(feature('South', [box(0, 40, 10, 10)]), feature('North', [box(0, 50, 10, 10)]));
  test('north is above, and the middle of the map is as wide as it is high', () => {
    const { places, isGlobe } = readMapFile(text, { property: 'called' });
    expect(isGlobe).toBe(true);
    const [south, north] = places;
    expect(north?.at[1]).toBeLessThan(south?.at[1] ?? 0);
    expect(south?.name).toBe('South');
    const ys = places.flatMap((place) => place.outline.flat().map(([, y]) => y));
    expect(Math.max(...ys) / 1000).toBeCloseTo(2 / Math.cos((50 * Math.PI) / 180), 1);
  });

  test('by Mercator the north is larger; without a projection degrees stay', () => {
    const { places } = readMapFile(text, { projection: 'mercator' });
    const high = (i: number): number => {
      const ys = places[i]?.outline.flat().map(([, y]) => y) ?? [];
      return Math.max(...ys) - Math.min(...ys);
    };
    expect(high(1) / high(0)).toBeGreaterThan(1.15);
    expect(readMapFile(text, { projection: 'none' }).places[1]?.outline[0]?.[0]).toEqual([0, 50]);
  });

  test('properties can be chosen, those that tell most apart first', () => {
    expect(readMapFile(text).properties.toSorted()).toEqual(['called', 'code']);
    expect(readMapFile(text, { property: 'code' }).places.map(({ name }) => name)).toEqual(['S', 'N']);
    expect(codes(readMapFile(text, { property: 'none' }))).toEqual(['nameless', 'nameless']);
  });

  test('what cannot be degrees lies on a plane, with y upwards all the same', () => {
    const { places, isGlobe } = readMapFile(
      collection(feature('S', [box(0, 0, 500, 500)]), feature('N', [box(0, 500, 500, 500)])),
    );
    expect(isGlobe).toBe(false);
    expect(places[1]?.at).toEqual([500, 500]);
    expect(places[0]?.at).toEqual([500, 1500]);
  });
});

/** A crooked chessboard: corners that up to four cells share, each moved a little. */
const board = fc
  .record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) })
  .chain(({ columns, rows }) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.constant(rows),
      shifts: fc.array(fc.tuple(fc.integer({ min: -25, max: 25 }), fc.integer({ min: -25, max: 25 })), {
        minLength: (columns + 1) * (rows + 1),
        maxLength: (columns + 1) * (rows + 1),
      }),
    }),
  );
type Crooked = typeof board extends fc.Arbitrary<infer B> ? B : never;

function cellsOf({ columns, rows, shifts }: Crooked) {
  const corner = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = shifts[y * (columns + 1) + x] ?? [0, 0];
    return [x * 100 + dx, y * 100 + dy];
  };
  return Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const neighbours = [x + 1 < columns ? i + 1 : -1, y + 1 < rows ? i + columns : -1].filter((other) => other >= 0);
    return {
      name: `c${i}`,
      neighbours,
      ring: [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)],
    };
  });
}
type Cells = ReturnType<typeof cellsOf>;

const wanted = (cells: Cells): readonly string[] =>
  cells.flatMap(({ name, neighbours }) => neighbours.map((i) => [name, `c${i}`].toSorted().join(' '))).toSorted();

test('of any crooked board outlines, middles and neighbours are found, however it is drawn', () => {
  fc.assert(
    fc.property(board, fc.boolean(), (crooked, isTurned) => {
      const cells = cellsOf(crooked);
      const paths = cells.map(({ name, ring: [first, ...rest] }, i) => {
        const [x = 0, y = 0] = first ?? [];
        const relative = rest.map((point, at) => {
          const [px = 0, py = 0] = at === 0 ? [x, y] : (rest[at - 1] ?? []);
          return `${point[0] - px},${point[1] - py}`;
        });
        const d = i % 2 === 0 ? `M${x},${y}L${rest.join(' ')}Z` : `m${x},${y} ${relative.join(' ')}z`;
        return `<path id="${name}" d="${d}"/>`;
      });
      const around = isTurned ? ' transform="translate(0 7) rotate(90)"' : '';
      const found = readMapFile(svg(`<g${around}>${paths.join('')}</g>`));
      expect(found.problems).toEqual([]);
      expect(joined(found)).toEqual(wanted(cells));
      found.places.forEach(({ at, outline: rings }, i) => {
        const put = cells[i]?.ring.map(([x, y]) => (isTurned ? [-y, x + 7] : [x, y])) ?? [];
        expect(rings[0]?.length).toBe(put.length);
        rings[0]?.forEach((point, c) => {
          expect(point[0]).toBeCloseTo(put[c]?.[0] ?? Number.NaN, 0);
          expect(point[1]).toBeCloseTo(put[c]?.[1] ?? Number.NaN, 0);
        });
        expect(inside(rings, at)).toBe(true);
        // A cell that wide has at least that much room somewhere.
        expect(depth(rings, at)).toBeGreaterThan(20);
      });
    }),
    { numRuns: 60 },
  );
});

test('the same as geographic data has the same neighbours', () => {
  fc.assert(
    fc.property(board, (crooked) => {
      const cells = cellsOf(crooked);
      const lean = (point: readonly [number, number]): readonly number[] => [point[0] / 100, 50 - point[1] / 100];
      const text = collection(...cells.map(({ name, ring }) => feature(name, [ring.map(lean)])));
      expect(joined(readMapFile(text, { property: 'called' }))).toEqual(wanted(cells));
    }),
    { numRuns: 40 },
  );
});

test('borders of many corners are thinned, and stay shared', () => {
  const waves = Array.from({ length: 9000 }, (_, i) => [500 + 3 * Math.sin(i / 50), i / 9]);
  const west = [...waves, [0, 1000], [0, 0]];
  const east = [...waves.toReversed(), [1000, 0], [1000, 1000]];
  const found = readMapFile(collection(feature('w', [west]), feature('e', [east])), { property: 'called' });
  expect(codes(found)).toEqual(['thinned']);
  const corners = found.places.map(({ outline: rings }) => rings.flat().map(String));
  expect(corners.flat().length).toBeLessThan(8000);
  const shared = (corners[0] ?? []).filter((corner) => corners[1]?.includes(corner));
  expect(shared.length).toBeGreaterThan((corners[0]?.length ?? 0) - 4);
  expect(joined(found)).toEqual(['e w']);
});
