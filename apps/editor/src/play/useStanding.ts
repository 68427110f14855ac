import { useStore, useWorkbench } from '../context.ts';
import { deciders } from '../state/deciders.ts';
import { pick } from '../state/selectors.ts';
import { briefValues } from './brief-values.ts';
import { stripItems } from './strip-items.ts';
import { useLayout, useTexts } from './useTexts.ts';

/** How the match stands in a few words, for those who come back to it: the phase, the round, and whose move it is. */
export function useStanding(): string {
  const { t } = useWorkbench();
  const state = useStore(pick('info', 'view', 'bots', 'save'));
  const { info, view } = state;
  const texts = useTexts();
  const layout = useLayout();
  if (info === undefined || view === undefined) return '';
  const items = layout?.strip ? stripItems({ info, view, layout, texts }, (n, most) => t('ofMost', { n, most })) : [];
  const [who, ...others] = deciders(state, view);
  return [
    ...briefValues(items),
    ...(view.phase === undefined ? [] : [texts.begun(texts.path(view.phase))]),
    ...(who === undefined || others.length > 0 ? [] : [texts.begun(t('toMove', { who: texts.member(who) }))]),
  ].join(' · ');
}
