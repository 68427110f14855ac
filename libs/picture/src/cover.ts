/** A part of a sheet, in its own units. */
interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many times as wide as high a cover is. */
const RATIO = 2;
/** So much of the width of a large sheet is shown: less is more, where names and counters are small. */
const SHOWN = 0.72;
/** Sheets with fewer places are shown as a whole. */
const MANY = 60;
/** Lines longer than this, in characters, are coasts: they may be coarser. */
const LONG = 2000;

/** Returns what is shown of a sheet of this size. */
export function cropOf({ x, y, width, height }: Crop, places: number): Crop {
  const isWhole = places < MANY;
  const shown = isWhole ? Math.max(width, height * RATIO) : width * SHOWN;
  const size = { width: shown, height: shown / RATIO };
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size };
}

/**
 * Returns a drawn sheet as the cover of its game: cropped to its middle, in the colors of the page around it, and without
 * what only a reader of the file needs.
 */
export function coverOf(svg: string, tokens: string): string {
  const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const crop = cropOf({ x, y, width, height }, svg.match(/data-place=/g)?.length ?? 0);
  const box = [crop.x, crop.y, crop.width, crop.height].map((n) => n.toFixed(1)).join(' ');
  return svg
    .replace(/viewBox="[^"]+" width="\d+" height="\d+"/, `viewBox="${box}" width="640" height="320"`)
    .replace('<style>', `<style>${tokens}`)
    .replaceAll(/<title>[^<]*<\/title>/g, '')
    .replaceAll(/ (?:aria-\w+|role|tabindex)="[^"]*"/g, '')
    .replaceAll(/ d="([^"]+)"/g, (whole, path: string) => (path.length < LONG ? whole : ` d="${coarser(path, crop)}"`));
}

/** A line without its islands beyond the crop, to full units. */
const coarser = (path: string, crop: Crop): string =>
  path
    .split(/(?=M)/)
    .filter((part) => isNear(part, crop))
    .map(rounded)
    .join('');

function isNear(part: string, { x, y, width, height }: Crop): boolean {
  const numbers = (part.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
  return Math.max(...xs) >= x && Math.min(...xs) <= x + width && Math.max(...ys) >= y && Math.min(...ys) <= y + height;
}

const rounded = (part: string): string =>
  part.replaceAll(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n)))).replaceAll(/(L-?\d+,-?\d+)\1+/g, '$1');
