import type { Say, Word } from '../words.ts';

/** Keys that keyboards of another language call otherwise. */
const NAMES: Readonly<Record<string, Word>> = {
  Mod: 'ctrlKey',
  Ctrl: 'ctrlKey',
  Shift: 'shiftKey',
  Space: 'spaceKey',
  Enter: 'enterKey',
  Esc: 'escKey',
  Home: 'homeKey',
  End: 'endKey',
};
const NAMED = new RegExp(`\\b(?:${Object.keys(NAMES).join('|')})\\b`, 'g');

/** Keys as they are printed on keyboards of the language of the page. */
export const keyName = (keys: string, t: Say): string => keys.replace(NAMED, (key) => t(NAMES[key] ?? 'ctrlKey'));
