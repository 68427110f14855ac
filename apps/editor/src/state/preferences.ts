import { fetchWords, PAGE_LANGUAGES } from '../words.ts';
import { stopKey } from './always-asked.ts';
import { remember, remembered } from './remembered.ts';
import type { Lang } from './slices/ui.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** What someone prefers on every page, remembered in the browser. */
export interface Preferences {
  setLang(lang: Lang): void;
  /** Speaks a language to who has chosen none: that of a link. */
  suggest(lang: Lang): void;
  /** Shows events of the match with motion, or only how it stands. */
  setAnimated(animated: boolean): void;
  /** Lets events of the match be heard. */
  setSounding(sounding: boolean): void;
  /** Shows uses and numbers in the text, or only the text. */
  showInlineHints(shown: boolean): void;
  /** Folds or unfolds a folder in the list of files. */
  foldFolder(ruleset: string, folder: string, folded: boolean): void;
  /** Takes the only legal answer without asking for it. */
  takeOnly(taken: boolean): void;
  /** Puts a question of the open ruleset even where it has one legal answer, or no longer. */
  alwaysAsk(choice: string, asked: boolean): void;
}

const INLINE_HINTS = 'beside-text';
const ONLY_ANSWER = 'only-answer';
const ALWAYS_ASKED = 'always-ask';
const ANIMATED = 'animations';
const SOUNDING = 'sounds';
const FOLDS = 'folds';

/** Returns what was chosen last, else the language of the browser if the page is written in it. */
const rememberedLang = (): Lang => {
  const own = navigator.language.split('-')[0] ?? '';
  return remembered('lang') ?? (PAGE_LANGUAGES.includes(own) ? own : 'en');
};

/** What another version of the page wrote is given up: folders are soon folded again. */
const rememberedFolds = (): State['folds'] => {
  try {
    const folds: unknown = JSON.parse(remembered(FOLDS) ?? '{}');
    return typeof folds === 'object' && folds !== null ? (folds as State['folds']) : {};
  } catch {
    return {};
  }
};

export const rememberedPreferences = (): Pick<
  State,
  'lang' | 'inlineHints' | 'animated' | 'sounding' | 'takesOnly' | 'alwaysAsked' | 'folds'
> => ({
  lang: rememberedLang(),
  inlineHints: remembered(INLINE_HINTS) !== 'off',
  takesOnly: remembered(ONLY_ANSWER) !== 'off',
  animated: remembered(ANIMATED) !== 'off',
  sounding: remembered(SOUNDING) === 'on',
  folds: rememberedFolds(),
  // Neither rulesets nor paths of questions have a line break in their names.
  alwaysAsked: remembered(ALWAYS_ASKED)?.split('\n').filter(Boolean) ?? [],
});

/** `touched` says that what is compiled has to speak another language. */
export const createPreferences = (store: Store<State>, touched: () => void): Preferences => {
  const speak = (lang: Lang): void =>
    void fetchWords(lang).then(() => {
      store.set({ lang, loadedLocale: lang });
      touched();
    });
  return {
    setLang: (lang) => {
      remember('lang', lang);
      speak(lang);
    },
    suggest: (lang) => {
      if (remembered('lang') === undefined) speak(lang);
    },
    setAnimated: (animated) => {
      remember(ANIMATED, animated ? 'on' : 'off');
      store.set({ animated, motion: undefined });
    },
    setSounding: (sounding) => {
      remember(SOUNDING, sounding ? 'on' : 'off');
      store.set({ sounding });
    },
    showInlineHints: (inlineHints) => {
      remember(INLINE_HINTS, inlineHints ? 'on' : 'off');
      store.set({ inlineHints });
    },
    foldFolder: (ruleset, folder, folded) => {
      const before = store.get().folds;
      const folds = { ...before, [ruleset]: { ...before[ruleset], [folder]: folded } };
      remember(FOLDS, JSON.stringify(folds));
      store.set({ folds });
    },
    takeOnly: (takesOnly) => {
      remember(ONLY_ANSWER, takesOnly ? 'on' : 'off');
      store.set({ takesOnly });
    },
    alwaysAsk: (choice, asked) => {
      const { ruleset, alwaysAsked: before } = store.get();
      const key = stopKey(ruleset, choice);
      const alwaysAsked = [...before.filter((one) => one !== key), ...(asked ? [key] : [])];
      remember(ALWAYS_ASKED, alwaysAsked.join('\n'));
      store.set({ alwaysAsked });
    },
  };
};
