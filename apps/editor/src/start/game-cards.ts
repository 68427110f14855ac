import { folderOf } from '../state/paths.ts';
import { drawnCells, isCellTable, listedCells } from './map-cells.ts';

/** A ruleset as the start page shows it. */
export interface GameCard {
  readonly ruleset: string;
  /** What it calls itself, where it says so. */
  readonly title: string | undefined;
  readonly variants: number;
  /** Codes of the languages that its texts are in. */
  readonly languages: readonly string[];
  readonly picture: Picture | undefined;
}

/** Where the places of its board lie, in a square of 100; or the marks of its sides. */
export interface Picture {
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly sides: readonly { readonly colour: string; readonly letter: string }[];
}

/** The names of the rulesets in a project. */
export const rulesetsOf = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.filter((path) => path.endsWith('.sand')).map(folderOf)),
];

/** The files whose texts a card is made of. */
export const wantedFor = (paths: readonly string[], ruleset: string, lang: string): readonly string[] => {
  const messages = paths.filter((path) => path.startsWith(`${ruleset}/l10n/`) && path.endsWith('.ftl'));
  const own = messages.filter((path) => path.endsWith(`.${lang}.ftl`));
  const layout = `${ruleset}/layout.json`;
  const cells = paths.filter((path) => folderOf(path) === ruleset && isCellTable(path.slice(ruleset.length + 1)));
  return [...(own.length > 0 ? own : messages.slice(0, 1)), ...(paths.includes(layout) ? [layout] : []), ...cells];
};

export const cardOf = (paths: readonly string[], ruleset: string, texts: ReadonlyMap<string, string>): GameCard => {
  const own = paths.filter((path) => folderOf(path) === ruleset).map((path) => path.slice(ruleset.length + 1));
  const titles = [...texts].flatMap(([path, text]) =>
    path.startsWith(`${ruleset}/`) ? (/^ruleset--name = (.+)$/m.exec(text)?.[1] ?? []) : [],
  );
  return {
    ruleset,
    title: titles[0],
    variants: own.filter((path) => /^variants\/[^/]+\.(?:sand|json)$/.test(path) && !path.endsWith('.was.json')).length,
    languages: [...new Set(own.flatMap(languageOf))].toSorted(),
    picture: pictureIn(texts.get(`${ruleset}/layout.json`), cellsIn(ruleset, texts)),
  };
};

const languageOf = (path: string): readonly string[] => {
  const [, code] =
    /^text\/([a-z]{2,3}(?:-\w+)?)\/[^/]+\.md$/.exec(path) ??
    /^l10n\/([a-z]{2,3}(?:-\w+)?)\.po$/.exec(path) ??
    /^l10n\/messages\.([a-z]{2,3}(?:-\w+)?)\.ftl$/.exec(path) ??
    [];
  return code === undefined ? [] : [code];
};

/** A layout that cannot be read gives no picture: its findings are told when the ruleset is open. */
const pictureIn = (layout: string | undefined, cells: readonly Point[]): Picture | undefined => {
  const value = objectIn(layout);
  const isMap = value.projection === 'europe';
  const placed = Object.values(entriesOf(value.places)).flatMap((place) => {
    const [first, second] = listOf(entriesOf(place).at);
    const point = Array.isArray(first) ? first : [first, second];
    const [x, y] = point;
    // On maps north is above, and degrees of longitude are shorter than those of latitude.
    return typeof x === 'number' && typeof y === 'number'
      ? [isMap ? ([x * 0.65, -y] as const) : ([x, y] as const)]
      : [];
  });
  const sides = Object.values(entriesOf(value.sides)).flatMap((side) => {
    const { colour, letter } = entriesOf(side);
    return typeof colour === 'string' && typeof letter === 'string' && /^#[\da-f]{6}$/i.test(colour)
      ? [{ colour, letter }]
      : [];
  });
  const points = placed.length === 0 ? cells : placed;
  if (points.length === 0 && sides.length === 0) return undefined;
  return { places: points.length < 3 ? [] : squared(points), sides };
};

/** Centres of the cells of the first table that has any. */
const cellsIn = (ruleset: string, texts: ReadonlyMap<string, string>): readonly Point[] => {
  for (const [path, text] of texts) {
    const own = path.startsWith(`${ruleset}/`) ? path.slice(ruleset.length + 1) : '';
    const cells = own.endsWith('.map') ? drawnCells(text) : isCellTable(own) ? listedCells(text) : [];
    if (cells.length > 0) return cells;
  }
  return [];
};

const entriesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const objectIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    return entriesOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
};

type Point = readonly [x: number, y: number];

const squared = (points: readonly Point[]): readonly Point[] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = 100 / Math.max(width, height, 1e-9);
  const [dx, dy] = [(100 - width * scale) / 2, (100 - height * scale) / 2];
  return points.map(([x, y]) => [round((x - left) * scale + dx), round((y - top) * scale + dy)]);
};
const round = (n: number): number => Math.round(n * 10) / 10;
