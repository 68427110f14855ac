import { type GameModule, hashPath } from '@sandtable/engine';
import { roleName } from '../question.ts';
import { askedKey } from './playable.ts';

/** A place where chance decides. If several roles answer at the same time, each has its own. */
export interface Spot {
  /** The number of the place in the rules. */
  readonly chance: number;
  readonly path: string;
  readonly role: string | undefined;
  /** What the place is to the engine. */
  readonly place: number;
  /** The slot that counts how often it has been reached. */
  readonly slot: number;
}

/** All places of chance of a module. */
export function spotsOf({ info, layout }: GameModule): readonly Spot[] {
  const roles = info.kinds[info.roleKind]?.members ?? [];
  return info.chances.flatMap(({ path }, chance): readonly Spot[] => {
    const own = layout.roleChances.find((one) => one.chance === chance);
    if (own === undefined)
      return [{ chance, path, role: undefined, place: hashPath(path), slot: layout.chances + chance }];
    return roles.map((_, r) => {
      const role = roleName(info, r);
      return { chance, path, role, place: hashPath(`${path}(${role})`), slot: own.at + r };
    });
  });
}

export const spotNamed = (module: GameModule, path: string, role: string | undefined): Spot | undefined =>
  spotsOf(module).find((spot) => spot.path === path && spot.role === role);

/** How often the place has been reached; the next time has this number. */
export const timesAt = (S: Int32Array, { slot }: Spot): number => S[slot] ?? 0;

export const keyAt = ({ place }: Spot, occurrence: number): string => askedKey(place, occurrence);
