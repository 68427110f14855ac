import { remember, remembered } from '../state/remembered.ts';
import type { Word } from '../words.ts';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_WORDS: Readonly<Record<Theme, Word>> = {
  system: 'themeSystem',
  light: 'themeLight',
  dark: 'themeDark',
  contrast: 'themeContrast',
};

const KEY = 'theme';
const CHANGED = 'sandtable-theme';

export const chosenTheme = (): Theme => THEMES.find((one) => one === remembered(KEY)) ?? 'system';

/** Style sheets go by an attribute of the document; without it, by what the reader's system asks for. */
export const showTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dispatchEvent(new Event(CHANGED));
};

export const chooseTheme = (theme: Theme): void => {
  remember(KEY, theme);
  showTheme(theme);
};

/** Calls whenever another theme is chosen; ends that with what is returned. */
export const followTheme = (tell: () => void): (() => void) => {
  addEventListener(CHANGED, tell);
  return () => removeEventListener(CHANGED, tell);
};

export interface Shade {
  readonly dark: boolean;
  readonly contrast: boolean;
}

/** What the page looks like in the end, for what is not drawn by style sheets. */
export const shade = (): Shade => {
  const { theme } = document.documentElement.dataset;
  const asked = (query: string): boolean => matchMedia(query).matches;
  return {
    dark: theme === 'dark' || (theme !== 'light' && asked('(prefers-color-scheme: dark)')),
    contrast: theme === 'contrast' || asked('(prefers-contrast: more)'),
  };
};

/** Calls with the shade now and whenever it changes. */
export const followShade = (show: (shade: Shade) => void): void => {
  const tell = (): void => show(shade());
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    matchMedia(query).addEventListener('change', tell);
  addEventListener(CHANGED, tell);
  tell();
};
