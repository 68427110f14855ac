import type { Figures } from './figures.ts';
import type { Shape } from './fit.ts';

/** What a seat is judged by: its lead, then what it has, what others have, what is nobody's, and that it is there. */
export const shapeOf = ({ seats, perSeat, common }: Figures): Shape => ({
  inputs: 3 * perSeat + common + 1,
  shared: perSeat,
  groups: seats,
});

export function inputsOf(figures: Figures, numbers: Float64Array, seat: number, into: Float64Array): Float64Array {
  const { seats, perSeat, common } = figures;
  const others = Math.max(1, seats - 1);
  for (let i = 0; i < perSeat; i += 1) {
    const own = numbers[seat * perSeat + i] ?? 0;
    let sum = 0;
    for (let s = 0; s < seats; s += 1) if (s !== seat) sum += numbers[s * perSeat + i] ?? 0;
    into[i] = own - sum / others;
    into[perSeat + i] = own;
    into[2 * perSeat + i] = sum;
  }
  for (let i = 0; i < common; i += 1) into[3 * perSeat + i] = numbers[seats * perSeat + i] ?? 0;
  into[3 * perSeat + common] = 1;
  return into;
}
