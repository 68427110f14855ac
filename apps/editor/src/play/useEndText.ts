import { enumerated } from '@sandtable/messages';
import type { MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { sentences } from './sentences.ts';
import { useTexts } from './useTexts.ts';

type End = Pick<MatchView, 'status' | 'winners' | 'reason'>;

interface EndWords {
  /** Who won. */
  readonly result: string;
  readonly why: string;
}

/** How a match has ended, in one sentence after another; empty while it runs. */
export function useEndText(): (end: End) => string {
  const endWords = useEndWords();
  return (end) => {
    const { result, why } = endWords(end);
    return sentences([result, why].filter((part) => part !== ''));
  };
}

/** How a match has ended, in words: who won, and why; empty while it runs. */
export function useEndWords(): (end: End) => EndWords {
  const { t } = useWorkbench();
  const { save, lang } = useStore(pick('save', 'lang'));
  const texts = useTexts();
  return ({ status, winners, reason }) => {
    const seats = winners.map((seat) => texts.begun(texts.path(`seats/${save?.seats}/${seat}`)));
    const won = seats.length === 0 ? t('nobodyWon') : t('won', { who: enumerated(lang, seats), n: seats.length });
    const result = { won, drawn: t('drawn'), fault: t('fault'), running: '' }[status];
    return { result, why: reason === undefined ? '' : texts.begun(texts.path(reason)) };
  };
}
