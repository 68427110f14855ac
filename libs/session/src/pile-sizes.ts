import type { GameModule } from '@sandtable/engine';
import { readValue, sizeOf } from './value.ts';

/** The number of members in each pile, which is public. */
export function pileSizes(module: GameModule, S: Int32Array): Readonly<Record<string, number>> {
  const sizes: Record<string, number> = {};
  const fields = new Set(module.info.piles.map((pile) => pile.field));
  for (const where of module.layout.fields.filter((stored) => fields.has(stored.path))) {
    for (let code = 1; code < sizeOf(module.info, where.type); code += 1)
      sizes[String(readValue(module.info, where.type, code))] = 0;
    for (let m = 0; m < where.count; m += 1) {
      const name = String(readValue(module.info, where.type, S[where.at + m] ?? 0));
      if (sizes[name] !== undefined) sizes[name] += 1;
    }
  }
  return sizes;
}
