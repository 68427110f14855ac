import { useStore, useWorkbench } from '../context.ts';
import { deciders } from '../state/deciders.ts';
import { pick } from '../state/selectors.ts';
import { stripItems } from './strip-items.ts';
import { useLayout, useTexts } from './useTexts.ts';

/** The first value of the line over the board says how far the match is; of the others, only numbers do. */
const isTelling = (value: string | undefined, nth: number): value is string =>
  value !== undefined && (nth === 0 || isNumber(value));

/** A number says little without its name; a word such as “autumn” needs none. */
const isNumber = (value: string): boolean => /^\p{N}/u.test(value);

/** How the match stands in a few words, for those who come back to it: the phase, the round, and whose move it is. */
export function useStanding(): string {
  const { t } = useWorkbench();
  const state = useStore(pick('info', 'view', 'bots', 'save'));
  const { info, view } = state;
  const texts = useTexts();
  const layout = useLayout();
  if (info === undefined || view === undefined) return '';
  const items = layout?.strip ? stripItems({ info, view, layout, texts }, (n, most) => t('ofMost', { n, most })) : [];
  const shown = items.filter(({ value }, nth) => isTelling(value, nth));
  const [who, ...others] = deciders(state, view);
  return [
    ...shown.map(({ name, value = '', note }) =>
      [...(isNumber(value) ? [name] : []), value, ...(note === undefined ? [] : [note])].join(' '),
    ),
    ...(view.phase === undefined ? [] : [texts.begun(texts.path(view.phase))]),
    ...(who === undefined || others.length > 0 ? [] : [texts.begun(t('toMove', { who: texts.member(who) }))]),
  ].join(' · ');
}
