import { useState } from 'react';
import { useStore } from '../context.ts';
import { likelySides, sideNames } from '../state/compared-sides.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from '../state/side-name.ts';

/** What somebody chose to compare, as long as it is there, else what is most likely wanted. */
export function useSides() {
  const state = useStore(pick('houseRules', 'variants', 'opened', 'buffers', 'ruleset'));
  const [chosen, setSides] = useState<readonly [SideName, SideName] | undefined>(undefined);
  const known = sideNames(state);
  const [before, after] = chosen?.every((side) => known.includes(side)) ? chosen : likelySides(state);
  return { before, after, setSides };
}
