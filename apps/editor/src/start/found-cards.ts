import type { GameCard } from '../state/game-cards.ts';
import { plainName } from '../storage/mounted-projects.ts';

/** The cards that have every word that is sought in their name, title or description. */
export function foundCards(cards: readonly GameCard[], sought: string): readonly GameCard[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return cards.filter(({ ruleset, title = '', about = '' }) => {
    const text = plain(`${plainName(ruleset)} ${title} ${about}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without accents and case: whoever types quickly leaves both out. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
