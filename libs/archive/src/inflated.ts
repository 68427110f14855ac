import { Inflate } from 'fflate';
import { concatenated } from './concatenated.ts';

/** How much is unpacked at once: at most about a thousand times as much comes out, so a bomb is noticed after one. */
const PORTION = 2048;

/** Unpacked bytes; `over` once there are more than `most`, `broken` where the packed ones are damaged or cut. */
export const inflated = (packed: Uint8Array, most: number): Uint8Array<ArrayBuffer> | 'over' | 'broken' => {
  const parts: Uint8Array[] = [];
  let size = 0;
  let hasEnded = false;
  const inflate = new Inflate((part, final) => {
    parts.push(part);
    size += part.length;
    hasEnded = final;
  });
  try {
    for (let from = 0; from < packed.length && size <= most; from += PORTION)
      inflate.push(packed.subarray(from, from + PORTION), from + PORTION >= packed.length);
  } catch {
    return 'broken';
  }
  if (size > most) return 'over';
  return hasEnded ? concatenated(parts) : 'broken';
};
