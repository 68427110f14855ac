import { forget, remember, remembered } from '../state/remembered.ts';

const KEY = 'translator';

/** Who translates in this browser, as kept with each text that they change; empty where nobody said. */
export const translatorName = (): string => remembered(KEY) ?? '';

export const setTranslatorName = (typed: string): void => {
  const name = typed.replace(/\s+/g, ' ').trim();
  if (name === '') forget(KEY);
  else remember(KEY, name);
};
