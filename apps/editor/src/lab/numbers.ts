import { type Bots, writeBot } from '@sandtable/bots';
import { withMinus } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { botName } from '../state/bot-words.ts';
import { pick } from '../state/selectors.ts';

/** A number as a language writes it, with so many digits behind the point. */
export const numberText = (value: number, lang: string, digits = 0): string =>
  withMinus(new Intl.NumberFormat(lang, { minimumFractionDigits: 0, maximumFractionDigits: digits }).format(value));

/** How many games stand behind a result, and who played them. */
export const usePlayedBy = (asked: { readonly bots: Bots; readonly seed: number }, games: number): string => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const { everyone, seats } = asked.bots;
  const bots = [...new Set([everyone, ...Object.values(seats)].map((bot) => botName(t, writeBot(bot))))].join(', ');
  return t('labPlayedBy', { games: numberText(games, lang), bots, seed: String(asked.seed) });
};
