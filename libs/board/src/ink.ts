const LIGHT = '#ffffff';
const DARK = '#000000';
/** What WCAG asks of letters. On each color white or black has as much. */
const ENOUGH = 4.5;
/** And of drawings. */
const DRAWN = 3;

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a color `#rrggbb`, from 0 to 1. A board has few colors, and asks for them at each counter. */
const luminance = remembering((colour) => {
  const at = (i: number): number => linear(Number.parseInt(colour.slice(i, i + 2), 16) / 255);
  return 0.2126 * at(1) + 0.7152 * at(3) + 0.0722 * at(5);
});

const MOST_KEPT = 500;

/** What a function of a color returned before; begins again when it has seen very many. */
function remembering(of: (colour: string) => number): (colour: string) => number {
  const known = new Map<string, number>();
  return (colour) => {
    const before = known.get(colour);
    if (before !== undefined) return before;
    if (known.size >= MOST_KEPT) known.clear();
    const found = of(colour);
    known.set(colour, found);
    return found;
  };
}

export const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** One color over another, as opaque as `share`. */
export const mixed = (colour: string, below: string, share: number): string => {
  const part = (of: string, i: number): number => Number.parseInt(of.slice(i, i + 2), 16);
  const parts = [1, 3, 5].map((i) => Math.round(part(colour, i) * share + part(below, i) * (1 - share)));
  return `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
};

/** The ink in which letters are read on a color: white as long as it will do. */
export const inkOn = (colour: string): string => (contrast(colour, LIGHT) >= ENOUGH ? LIGHT : DARK);

/** Patterns need less than letters, and black ones would darken the color. */
export const patternOn = (colour: string): string => (contrast(colour, LIGHT) >= DRAWN ? LIGHT : DARK);
