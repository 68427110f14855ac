import type { MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useTexts } from './useTexts.ts';

type End = Pick<MatchView, 'status' | 'winners' | 'reason'>;

/** How a match has ended, in words: who won, and why; empty while it runs. */
export function useEndText(): (end: End) => string {
  const { t } = useWorkbench();
  const { save } = useStore(pick('save'));
  const texts = useTexts();
  return ({ status, winners, reason }) => {
    const seats = winners.map((seat) => texts.path(`seats/${save?.seats}/${seat}`));
    const won = seats.length === 0 ? t('nobodyWon') : t('won', { who: seats.join(', ') });
    const why = reason === undefined ? '' : ` ${texts.path(reason)}`;
    return { won, drawn: t('drawn'), fault: t('fault'), running: '' }[status] + why;
  };
}
