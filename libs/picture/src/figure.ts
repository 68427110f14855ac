/** A part of a sheet, in its own units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Point = readonly [number, number];

/** What a figure of a book shows of a drawn board. */
export interface Focus {
  /** Pieces and places by `Kind.member`; without any the whole board is shown. */
  readonly on: readonly string[];
  /** What goes from where to where, by piece or place. */
  readonly ways: readonly { readonly from: string; readonly to: string }[];
}

export interface Figure {
  readonly svg: string;
  /** What its signs mean, as a list; empty where it has none. */
  readonly legend: string;
}

/** Outlined letters are printed as drawings, not as letters of a font. */
const OUTLINED = / stroke="[^"]*" stroke-width="0.2em"/g;

/** How far around its things a figure reaches, in units of a sheet that is 1000 wide. */
const AROUND = 95;
/** No figure shows less, or it would say nothing of where it is. */
const LEAST = 260;
/** Millimetres of paper for a unit of the sheet, where it is cropped. */
const MM = 0.2;
/** A figure that shows most of the sheet shows all of it. */
const MOST = 0.8;
/** From here on a sheet lies across the page. */
const LYING = 1.25;

/** The sheet of a drawn page as a figure: cropped to what it is about, with arrows; undefined where there is no sheet. */
export function figureOf(page: string, { on, ways }: Focus): Figure | undefined {
  const svg = /<svg\b[^>]*\bclass="board-sheet".*?<\/svg>(?=<\/div>)/s.exec(page)?.[0];
  if (svg === undefined) return undefined;
  const legend = (/<ul class="legend">.*?<\/ul>/s.exec(page)?.[0] ?? '').replaceAll(OUTLINED, '');
  const sheet = areaIn(svg);
  const found = placesIn(svg);
  const names = [...on, ...ways.flatMap(({ from, to }) => [from, to])];
  const shown = names.map((name) => found.get(name)).filter((point) => point !== undefined);
  const area = cropAround(shown, sheet);
  const arrows = ways.map(({ from, to }) => arrowHtml(found.get(from), found.get(to))).join('');
  const drawn = svg.replace(/<\/svg>$/, `<g class="figure-ways">${arrows}</g></svg>`);
  return { svg: quiet(plated(framed(drawn, area, sheet))), legend };
}

/** Names of pieces that stand elsewhere in another drawing of the board, or not at all. */
export function movedBetween(before: string, after: string): readonly string[] {
  const [was, is] = [piecesIn(before), piecesIn(after)];
  return [...is].flatMap(([name, [x, y]]) => {
    const old = was.get(name);
    return old !== undefined && Math.hypot(old[0] - x, old[1] - y) < 1 ? [] : [name];
  });
}

/** What a crop around points shows: all of the sheet where there are none, or where they lie all over it. */
export function cropAround(points: readonly Point[], sheet: Area): Area {
  if (points.length === 0) return sheet;
  const [x, width] = span(
    points.map((point) => point[0]),
    sheet.x,
    sheet.width,
  );
  const [y, height] = span(
    points.map((point) => point[1]),
    sheet.y,
    sheet.height,
  );
  return width * height > MOST * sheet.width * sheet.height ? sheet : { x, y, width, height };
}

/** From where, and how far; never beyond the sheet. */
function span(values: readonly number[], from: number, size: number): readonly [number, number] {
  const [low, high] = [Math.min(...values) - AROUND, Math.max(...values) + AROUND];
  const length = Math.min(size, Math.max(LEAST, high - low));
  const start = (low + high - length) / 2;
  return [Math.max(from, Math.min(from + size - length, start)), length];
}

const areaIn = (svg: string): Area => {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return { x, y, width, height };
};

function framed(svg: string, area: Area, sheet: Area): string {
  const isWhole = area === sheet;
  const whole = sheet.width > sheet.height * LYING ? 'whole-board lying' : 'whole-board';
  const box = [area.x, area.y, area.width, area.height].map((n) => n.toFixed(1)).join(' ');
  const size = isWhole ? '' : ` style="width:${(area.width * MM).toFixed(0)}mm"`;
  return svg.replace(
    /<svg\b[^>]*>/,
    `<svg class="board-sheet ${isWhole ? whole : 'cropped'}" viewBox="${box}"${size} role="img">`,
  );
}

/** In a book nothing is named for those who click; each picture has what it is in its caption. */
const quiet = (svg: string): string =>
  svg.replaceAll(/<title>[^<]*<\/title>/g, '').replaceAll(/ (?:aria-[\w-]+|tabindex|data-[\w-]+)="[^"]*"/g, '');

/** A name on a plate of paper: a rim around letters would be printed as a drawing of each of them. */
const plated = (svg: string): string =>
  svg.replaceAll(
    /<text class="label([^"]*)" x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g,
    (_, classes: string, x: string, y: string, size: string, name: string) => {
      const [width, height] = [name.length * Number(size) * LETTER, Number(size) * 1.05];
      const corner = `x="${(Number(x) - width / 2).toFixed(1)}" y="${(Number(y) - height / 2).toFixed(1)}"`;
      const plate = `<rect ${corner} width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="3" fill="#fffdf8" fill-opacity=".6"/>`;
      const text = `<text class="label${classes}" x="${x}" y="${y}" font-size="${size}">${name}</text>`;
      return classes === '' ? plate + text : text;
    },
  );
/** How wide a letter is on average, of its height. */
const LETTER = 0.54;

/** The middle of each piece and of each place. */
const placesIn = (svg: string): ReadonlyMap<string, Point> =>
  new Map([
    ...[...svg.matchAll(/data-place="([^"]+)">\s*<path class="[^"]*" d="([^"]+)"/g)].map(
      ([, name = '', path = '']) => [name, middleOf(path)] as const,
    ),
    ...[
      ...svg.matchAll(
        /data-place="([^"]+)"[^>]*>.{0,200}?<(?:circle|rect|use)\b[^>]*?\bc?x="([\d.]+)"[^>]*?\bc?y="([\d.]+)"/gs,
      ),
    ].map(([, name = '', x, y]) => [name, [Number(x), Number(y)]] as const),
    ...piecesIn(svg),
  ]);

/** Counters are drawn in a square of 100. */
const piecesIn = (svg: string): ReadonlyMap<string, Point> =>
  new Map(
    [...svg.matchAll(/data-piece="([^"]+)".*?translate\(([-\d.]+),([-\d.]+)\) scale\(([\d.]+)\)/gs)].map(
      ([, name = '', x, y, scale]) => {
        const half = Number(scale) * 50;
        return [name, [Number(x) + half, Number(y) + half]] as const;
      },
    ),
  );

function middleOf(path: string): Point {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(numbers.filter((_, i) => i % 2 === 0)), middle(numbers.filter((_, i) => i % 2 === 1))];
}

/** How far an arrow stays away from the middles of what it joins. */
const GAP = 24;

function arrowHtml(from: Point | undefined, to: Point | undefined): string {
  if (from === undefined || to === undefined) return '';
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) return '';
  const gap = Math.min(GAP, length * 0.3);
  const at = (part: number): string => `${(from[0] + dx * part).toFixed(1)},${(from[1] + dy * part).toFixed(1)}`;
  const angle = ((Math.atan2(dy, dx) * 180) / Math.PI).toFixed(1);
  const [start, end] = [gap / length, 1 - gap / length];
  const line = `M${at(start)} L${at(end - 16 / length)}`;
  return [
    `<path d="${line}" fill="none" stroke="#fffdf8" stroke-width="12" stroke-linecap="round"/>`,
    `<path d="${line}" fill="none" stroke="#1c1e21" stroke-width="5"/>`,
    `<path d="M-20,-11 L3,0 L-20,11 Z" fill="#1c1e21" stroke="#fffdf8" stroke-width="2.5" transform="translate(${at(end)}) rotate(${angle})"/>`,
  ].join('');
}
