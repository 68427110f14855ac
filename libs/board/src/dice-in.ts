import type { GameInfo, TypeInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';

/** Dice that were rolled. */
export interface RolledDice {
  readonly faces: readonly string[];
  /** What each of them was rolled for, where that is said. */
  readonly keys?: readonly string[] | undefined;
  /** Whether their numbers can be drawn as pips: from 1 to 6 at most. */
  readonly isDotted: boolean;
}

/** The dice of a line of the log; undefined where it tells of none. */
export function diceIn(info: Pick<GameInfo, 'dice' | 'types'>, { sort, args }: LogLine): RolledDice | undefined {
  const { die, faces, keys } = args;
  if (sort !== 'roll' || typeof faces !== 'object') return undefined;
  const type = info.types[info.dice.find(({ name }) => name === die)?.type ?? -1];
  const rolled = { faces: faces.map(String), isDotted: hasPips(info.types, type) };
  return typeof keys === 'object' ? { ...rolled, keys: keys.map(String) } : rolled;
}

/** Numbers from 1 to 6; a die may have other faces beside them, which are written. */
function hasPips(types: readonly TypeInfo[], type: TypeInfo | undefined): boolean {
  if (type?.t === 'union') return type.parts.some((part) => part.p === 'type' && hasPips(types, types[part.type]));
  return type?.t === 'int' && type.den === 1 && type.min >= 1 && type.max <= 6;
}
