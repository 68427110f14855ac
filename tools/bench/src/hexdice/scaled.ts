import type { InputFile } from '@sandtable/compiler';
import { readRuleset } from '../ruleset.ts';

/** How large a HexDice is: the radius of its board, and the armies of both sides together. */
export interface Scale {
  readonly radius: number;
  readonly armies: number;
}

export const hexesOf = ({ radius }: Scale): number => 3 * radius * (radius + 1) + 1;

/** The rules of HexDice as shipped, with a larger board and more armies: they fill the rows nearest the two edges. */
export function scaledHexDice(scale: Scale): readonly InputFile[] {
  const hexes = cells(scale.radius);
  const half = scale.armies / 2;
  const armies = Array.from({ length: scale.armies }, (_, i) => ({
    id: `u${i}`,
    side: i < half ? 'north' : 'south',
    at: i < half ? i : hexes.length - 1 - (i - half),
  }));
  const on = new Map(armies.map(({ id, at }) => [at, id]));
  const rows = hexes.map(([q, r], i) => ({ id: `c${i}`, q, r, ...(on.has(i) ? { on: on.get(i) } : {}) }));
  const table = `table Army { id side at\n${armies.map(({ id, side, at }) => `${id} ${side} c${at}`).join('\n')}\n}\n`;
  return [
    { path: 'rules.sand', text: rulesFor(half) },
    { path: 'armies.sand', text: table },
    { path: 'hexes.json', text: JSON.stringify(rows) },
  ];
}

/** The shipped rules but for the number of armies, and for what is expected of the small board. */
function rulesFor(perSide: number): string {
  const text = readRuleset('hex-dice').find(({ path }) => path === 'rules.sand')?.text ?? '';
  return text.replace(/armies: 0\.\.9 = 9/, `armies: 0..${perSide} = ${perSide}`).replace(/^expect .*$/gm, '');
}

/** In rows from north to south. */
function cells(radius: number): readonly (readonly [number, number])[] {
  const across = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  return across.flatMap((r) => across.filter((q) => Math.abs(q + r) <= radius).map((q) => [q, r] as const));
}
