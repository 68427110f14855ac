import type { ChanceInfo, GameInfo, GameModule } from '@sandtable/engine';
import type { ForcedDice } from '../contract.ts';
import { ordinalOf, type Single, writeValue } from '../value.ts';
import { spotNamed, timesAt } from './places.ts';

/** Why chance can't be forced like this, as the path of a text; undefined if it can, as far as known beforehand. */
export function diceProblem(module: GameModule, S: Int32Array, act: ForcedDice): string | undefined {
  const { info } = module;
  const spot = spotNamed(module, act.place, act.role);
  const entry = info.chances[spot?.chance ?? -1];
  if (spot === undefined || entry === undefined) return 'hand/no-place';
  if (act.occurrence < timesAt(S, spot)) return 'hand/past';
  if (act.gives.length === 0) return 'hand/no-result';
  if (entry.sort === 'die') return facesOf(info, entry, act.gives) === undefined ? 'hand/no-face' : undefined;
  const picks = picksOf(info, entry, act.gives);
  return picks === undefined || new Set(picks).size < picks.length ? 'hand/no-pick' : undefined;
}

/** Whether forced members are on top of an ordered pile: chance then isn't asked for these numbers. */
export const isFromTop = ({ piles }: GameInfo, { sort, pile }: ChanceInfo): boolean =>
  sort === 'shuffle' || (sort === 'draw' && piles[pile]?.ordered === true);

/** The numbers of faces in the engine; the first of several equal faces is used for all of them. */
export function facesOf(
  info: GameInfo,
  { die }: ChanceInfo,
  names: readonly (string | number)[],
): readonly number[] | undefined {
  const { type = -1, faces = [] } = info.dice[die] ?? {};
  const numbers = names.map((name) => faces.indexOf(writeValue(info, type, name) ?? Number.NaN));
  return numbers.includes(-1) ? undefined : numbers;
}

/** Ordinals to pick, draw, or shuffle to the top. */
export function picksOf(
  info: GameInfo,
  { element }: ChanceInfo,
  names: readonly Single[],
): readonly number[] | undefined {
  const codes = names.map((name) => writeValue(info, element, name));
  return codes.every((code) => code !== undefined) ? codes.map((code) => ordinalOf(info, element, code)) : undefined;
}
