import { wordedLanguage } from './language.ts';
import { messagesIn } from './messages.ts';

/** From where to where something lies, as a language says it: “1 to 3”. */
export const rangeText = (low: string, high: string, lang: string): string =>
  messagesIn(wordedLanguage(lang)).text('odds/interval', { low, high });
