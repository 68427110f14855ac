/** No letter or digit on a counter has fewer pixels. */
export const READ = 11;

/** Hundredths of a counter: how high its band is, and how wide between its margins. */
const HIGH = 33;
const WIDE = 90;
const USUAL = 25;
/** How wide letters are, in heights of the font. */
const WIDTHS = { capital: 0.7, digit: 0.64, space: 0.28, other: 0.58 } as const;

const widthOf = (letter: string): number =>
  WIDTHS[letter === ' ' ? 'space' : /\d/u.test(letter) ? 'digit' : /\p{Lu}/u.test(letter) ? 'capital' : 'other'];

/**
 * The font of the band in hundredths of the counter, whose `px` is a pixel of such a hundredth. Undefined where the
 * band has no room for it at a size that can be read: what it says is shown when the counter is enlarged.
 */
export function bandFont(band: string, px: number): number | undefined {
  const wide = [...band].reduce((sum, letter) => sum + widthOf(letter), 0);
  const most = Math.min(HIGH, WIDE / Math.max(1, wide));
  const font = Math.min(Math.max(USUAL, READ / px), most);
  return font * px >= READ - 0.5 ? font : undefined;
}
