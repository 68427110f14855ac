/** No letter or digit on a counter has fewer pixels. */
export const READ = 11;

/** Hundredths of a counter: how high and how wide its band is, and a letter in heights of its font. */
const HIGH = 33;
const WIDE = 88;
const LETTER = 0.58;
const USUAL = 25;

/**
 * The font of the band in hundredths of the counter, whose `px` is a pixel of such a hundredth. Undefined where the band has
 * no room for it at a size that can be read: what it says is told when the counter is enlarged.
 */
export function bandFont(band: string, px: number): number | undefined {
  const most = Math.min(HIGH, WIDE / LETTER / Math.max(1, band.length));
  const font = Math.min(Math.max(USUAL, READ / px), most);
  return font * px >= READ - 0.5 ? font : undefined;
}
