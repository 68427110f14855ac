import { useStore } from '../context.ts';
import { likelySides, sideNames } from '../state/compared-sides.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from '../state/side-name.ts';

export type Sides = readonly [before: SideName, after: SideName];

/** What someone chose to compare, as long as it is there, else what is most likely wanted. */
export function useSides([chosen, setSides]: readonly [Sides | undefined, (sides: Sides) => void]) {
  const state = useStore(pick('houseRules', 'variants', 'opened', 'buffers', 'ruleset'));
  const known = sideNames(state);
  const [before, after] = chosen?.every((side) => known.includes(side)) ? chosen : likelySides(state);
  return { before, after, setSides };
}
