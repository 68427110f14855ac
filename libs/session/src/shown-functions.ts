import type { GameInfo, GameModule, Stored } from '@sandtable/engine';
import type { MatchView } from './contract.ts';
import type { Sight } from './sight.ts';
import { isOfPiles, pileSight } from './spots.ts';
import { readValue, sizeOf } from './value.ts';

type Values = Pick<MatchView, 'values'>;

/** Values of the functions that are shown, in a position as it is. */
export const valuesAt = (module: GameModule, S: Int32Array): Values => valuesIn(module, () => S.slice());

/**
 * The same from what a viewer can see: whatever lies hidden isn't there, and what is hidden of the rest is as at the start of a
 * list. Where constants are hidden there are no values, since a function would read them.
 */
export const valuesSeen = (sight: Sight, S: Int32Array): Values =>
  hidesConstants(sight.module.info) ? { values: undefined } : valuesIn(sight.module, () => seenPosition(sight, S));

const hidesConstants = ({ fields }: GameInfo): boolean =>
  fields.some(({ state, seen }) => !state && seen !== undefined);

/** The same in a position that was made of what the viewer can see, and may be overwritten. */
export const valuesFrom = (sight: Sight | undefined, module: GameModule, S: Int32Array): Values =>
  sight !== undefined && hidesConstants(module.info) ? {} : valuesIn(module, () => S);

/** The position is made only where there is something to compute, and may be overwritten. */
function valuesIn(module: GameModule, position: () => Int32Array): Values {
  const { info } = module;
  if (module.value === undefined || info.values === undefined) return {};
  const S = position();
  const read = ({ params, type }: NonNullable<GameInfo['values']>[number], at: number) => {
    const [first = 1, second = 1] = params.map((param) => sizeOf(info, param));
    return Array.from({ length: first * second }, (_, i) => {
      const code = module.value?.(S, at, Math.floor(i / second), i % second) ?? Number.NaN;
      return Number.isNaN(code) ? 'none' : readValue(info, type, code);
    });
  };
  return { values: Object.fromEntries(info.values.map((one, at) => [one.name, read(one, at)])) };
}

/** A position that is a function of what the viewer can see. */
export function seenPosition(sight: Sight, S: Int32Array): Int32Array {
  const { info, layout } = sight.module;
  const seen = S.slice();
  const fields = info.fields.filter(({ state }) => state);
  const clear = ({ at, words, bits }: Stored, cell: number): void => {
    if (bits) seen[at + (cell >> 5)] = (seen[at + (cell >> 5)] ?? 0) & ~(1 << (cell & 31));
    else seen.fill(0, at + cell * words, at + (cell + 1) * words);
  };
  for (const [i, stored] of layout.fields.entries()) {
    const isPileSeen = pileSight(sight, S, stored);
    for (let member = 0; member < stored.count; member += 1) {
      const isSeen = sight.sees(fields[i]?.seen, member) && isPileSeen(member);
      if (!isSeen || isOfPiles(info, stored.path)) clear(stored, member);
    }
  }
  for (const [i, stored] of layout.states.entries())
    for (let cell = 0; cell < stored.count; cell += 1) if (!sight.sees(info.states[i]?.seen, cell)) clear(stored, cell);
  sight.module.reindex?.(seen);
  return seen;
}
