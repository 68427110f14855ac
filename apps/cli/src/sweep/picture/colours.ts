/** Colors that people with any color vision tell apart (Okabe and Ito), those with enough contrast on white first. */
const LINES = ['#0072b2', '#d55e00', '#008060', '#a34a82', '#5b5b5b', '#946d00', '#3d5a99', '#000000'];

export const lineColor = (index: number): string => LINES[index % LINES.length] ?? '#000000';

/** Dashes tell lines apart without color. */
const DASHES = [undefined, '6 3', '2 3', '8 3 2 3'];
export const dashOf = (index: number): string | undefined => DASHES[index % DASHES.length];

/** From light to dark, so that it is read without color too. */
const LIGHT = [247, 251, 255] as const;
const DARK = [8, 48, 107] as const;

/** The color of a share from 0 to 1, and that of writing on it. */
export function heatColor(share: number): { readonly fill: string; readonly ink: string } {
  const mixed = LIGHT.map((light, i) => Math.round(light + ((DARK[i] ?? 0) - light) * share));
  return { fill: `rgb(${mixed.join(' ')})`, ink: share > 0.65 ? '#ffffff' : '#000000' };
}
