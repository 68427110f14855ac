import { hitBounds } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useLayout } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';

/** What the dice of a fight need to hit, where the layout says it; each need once. */
export function useNeededRoll({ info }: Pick<ShownMotion, 'info'>, rolls: readonly LogLine[]): readonly string[] {
  const { t } = useWorkbench();
  const layout = useLayout();
  const bounds = rolls.flatMap((roll) => (layout && hitBounds(info, layout, roll)) ?? []);
  const needs = bounds.flatMap(({ least, most }) => [
    ...(least === undefined ? [] : [t('dieLeast', { n: least })]),
    ...(most === undefined ? [] : [t('dieMost', { n: most })]),
  ]);
  return [...new Set(needs)];
}
