import { languageTag } from '@sandtable/text';
import type { CardFacts, Picture, Point } from '../storage/card-facts.ts';
import type { KeptHere } from '../storage/over-shipped.ts';
import { drawnCells, isCellTable, listedCells, pointAt } from './map-cells.ts';
import { folderOf } from './paths.ts';

/** A ruleset as the start page shows it. */
export interface GameCard extends CardFacts {
  readonly ruleset: string;
  /** What stands for its board while there is no cover. */
  readonly picture?: Picture | undefined;
  /** What was done to it here; nothing if it is as it came, or in a folder. */
  readonly here?: KeptHere | undefined;
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

/** A file of a house rule; what it remembers and its layout are next to it. */
const VARIANT = /^variants\/[^/]+(?<!\.(?:was|layout))\.(?:sand|json)$/;

export const cardOf = (paths: readonly string[], ruleset: string, texts: ReadonlyMap<string, string>): GameCard => {
  const own = paths.filter((path) => folderOf(path) === ruleset).map((path) => path.slice(ruleset.length + 1));
  const said = (id: string): string | undefined => messageIn(ruleset, texts, `ruleset--${id}`);
  return {
    ruleset,
    title: said('name'),
    about: said('about'),
    players: said('players'),
    length: said('length'),
    variants: own.filter((path) => VARIANT.test(path)).length,
    languages: [...new Set(own.flatMap(languageOf))].toSorted(),
    picture: pictureIn(texts.get(`${ruleset}/layout.json`), cellsIn(ruleset, texts)),
  };
};

/** A message of one line, in the first file that has it. */
function messageIn(ruleset: string, texts: ReadonlyMap<string, string>, id: string): string | undefined {
  for (const [path, text] of texts) {
    const found = path.startsWith(`${ruleset}/`) ? new RegExp(`^${id} = (.+)$`, 'm').exec(text)?.[1] : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const languageOf = (path: string): readonly string[] => {
  const [, code] =
    /^text\/([\w-]+)\/[^/]+\.md$/.exec(path) ??
    /^l10n\/([\w-]+)\.po$/.exec(path) ??
    /^l10n\/messages\.([\w-]+)\.ftl$/.exec(path) ??
    [];
  const lang = languageTag(code ?? '');
  return lang === undefined ? [] : [lang];
};

/** A layout that cannot be read gives no picture: its findings are shown when the ruleset is open. */
const pictureIn = (layout: string | undefined, cells: Cells): Picture | undefined => {
  const value = objectIn(layout);
  const isMap = value.projection === 'europe';
  const placed = Object.values(entriesOf(value.places)).flatMap((place) => {
    const [first, second] = listOf(entriesOf(place).at);
    const point = Array.isArray(first) ? first : [first, second];
    const [x, y] = point;
    const { shape } = entriesOf(place);
    const look = typeof shape === 'string' ? shape : undefined;
    // On maps north is above, and degrees of longitude are shorter than those of latitude.
    return typeof x === 'number' && typeof y === 'number'
      ? [isMap ? pointAt(x * 0.65, -y, look) : pointAt(x, y, look)]
      : [];
  });
  const sides = Object.values(entriesOf(value.sides)).flatMap((side) => {
    const { colour, letter } = entriesOf(side);
    return typeof colour === 'string' && typeof letter === 'string' && /^#[\da-f]{6}$/i.test(colour)
      ? [{ colour, letter }]
      : [];
  });
  const isPlaced = placed.length > 0;
  const points = isPlaced ? placed : cells.points;
  if (points.length === 0 && sides.length === 0) return undefined;
  const grounds = groundsIn(value.looks);
  const looking = points.map(([x, y, look]) => pointAt(x, y, isPlaced ? look : grounds.get(look ?? '')));
  const hasCards = Object.values(entriesOf(value.kinds)).some((kind) => entriesOf(kind).draw === 'card');
  const isCards = points.length === 0 && hasCards;
  const shape = isPlaced ? (isMap ? 'map' : 'board') : isCards ? 'cards' : cells.shape;
  return { places: looking.length < 3 ? [] : squared(looking), shape, sides };
};

/** Cells look like the ground that their value is drawn with. */
const groundsIn = (looks: unknown): ReadonlyMap<string, string> =>
  new Map(
    listOf(looks).flatMap((one) => {
      const { value, fill } = entriesOf(one);
      return typeof value === 'string' && typeof fill === 'string' && /^[a-z]+$/.test(fill) ? [[value, fill]] : [];
    }),
  );

interface Cells {
  readonly points: readonly Point[];
  readonly shape: Picture['shape'];
}

/** Centres of the cells of the first table that has any. */
const cellsIn = (ruleset: string, texts: ReadonlyMap<string, string>): Cells => {
  for (const [path, text] of texts) {
    const own = path.startsWith(`${ruleset}/`) ? path.slice(ruleset.length + 1) : '';
    const points = own.endsWith('.map') ? drawnCells(text) : isCellTable(own) ? listedCells(text) : [];
    if (points.length === 0) continue;
    const isDrawn = own.endsWith('.map');
    return { points, shape: isDrawn ? (/ columns lower/.test(text) ? 'flat' : 'square') : 'pointed' };
  }
  return { points: [], shape: 'square' };
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

const squared = (points: readonly Point[]): readonly Point[] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = 100 / Math.max(width, height, 1e-9);
  const [dx, dy] = [(100 - width * scale) / 2, (100 - height * scale) / 2];
  return points.map(([x, y, look]) => pointAt(round((x - left) * scale + dx), round((y - top) * scale + dy), look));
};
const round = (n: number): number => Math.round(n * 10) / 10;
