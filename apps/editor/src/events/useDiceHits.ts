import { type DiceHits, diceHits } from '@sandtable/board';
import { useMemo } from 'react';
import { useLayout } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';

/** Which dice of the decision that is shown hit. */
export function useDiceHits({ info, after }: Pick<ShownMotion, 'info' | 'after'>): DiceHits {
  const layout = useLayout();
  return useMemo(() => {
    const lines = after.log.filter(({ decision }) => decision === after.decisions);
    return layout === undefined ? new Map() : diceHits(info, layout, lines);
  }, [info, after, layout]);
}
