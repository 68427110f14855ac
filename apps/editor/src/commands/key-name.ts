import type { Say, Word } from '../words.ts';

/** Keys that keyboards of another language call otherwise. */
const NAMES: Readonly<Record<string, Word>> = {
  Mod: 'ctrlKey',
  Ctrl: 'ctrlKey',
  Shift: 'shiftKey',
  Space: 'spaceKey',
  Enter: 'enterKey',
};

/** Keys as they are printed on keyboards of the language of the page. */
export const keyName = (keys: string, t: Say): string =>
  keys.replace(/\b(?:Mod|Ctrl|Shift|Space|Enter)\b/g, (key) => t(NAMES[key] ?? 'ctrlKey'));
