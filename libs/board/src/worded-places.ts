import { useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';

type Namer = Pick<BoardProps, 'nameOf' | 'fieldName'>;
type Words = Pick<Spot, 'name' | 'short'>;

/** What a place is called: in the words of the ruleset, whose `Kind.member.short` goes before the layout's `short`. */
export const placeWords = ({ kind, member, name, short }: Spot, { nameOf, fieldName }: Namer): Words => ({
  name: nameOf?.(member, kind) ?? name,
  short: fieldName?.(`${kind}.${member}.short`) ?? short,
});

/** The places of a board with their words. Whoever names things may be another at every step, and names the places the same. */
export function useWordedPlaces(bare: Scene, namer: Namer): Scene {
  const words = JSON.stringify(bare.spots.map((spot) => placeWords(spot, namer)));
  return useMemo(() => worded(bare, JSON.parse(words)), [bare, words]);
}

const worded = (found: Scene, words: readonly Partial<Words>[]): Scene => {
  const spots = found.spots.map((spot, i) => ({ ...spot, ...words[i] }));
  return { ...found, spots, byMember: new Map(spots.map((spot) => [spot.member, spot])) };
};
