import { own } from '@sandtable/text';
import { placeOf } from './place-of.ts';
import type { Scene } from './scene.ts';

/** Values that are being chosen, by member, of a kind of counters. */
export interface Drafts {
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Where a counter is to stand; undefined where its value is none yet, or no place of the board. */
export const plannedPlace = (
  drafts: Drafts | undefined,
  scene: Scene,
  kind: string,
  member: string,
): string | undefined => (drafts?.kind === kind ? placeOf(own(drafts.values, member), scene) : undefined);
