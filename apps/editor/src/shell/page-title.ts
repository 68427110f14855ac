import { directionOf } from '@sandtable/text';
import type { State } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { plainName } from '../storage/mounted-projects.ts';
import { wordsFor } from '../words.ts';

type Titled = Pick<State, 'lang' | 'ruleset' | 'face'>;

/** Keeps language and title of the page up to date: screen readers and translators go by the one, tabs show the other. */
export const followTitle = (store: Store<State>): void => {
  show(store.get());
  store.subscribe((now, before) => {
    if (!isSame(now, before)) show(now);
  });
};

const isSame = (a: Titled, b: Titled): boolean => a.lang === b.lang && a.ruleset === b.ruleset && a.face === b.face;

const show = ({ lang, ruleset, face }: Titled): void => {
  const title = ruleset === undefined ? 'Sandtable' : `${plainName(ruleset)} · Sandtable`;
  // Players read the name of the game, which their page sets.
  if (face === 'workshop') document.title = title;
  // Setting even the same language again would make the browser compute all styles again.
  const { documentElement: page } = document;
  if (page.lang !== lang) page.lang = lang;
  // The page is written in English where it has no words of the language; the texts of a ruleset find their own direction.
  const direction = directionOf(wordsFor(lang) ?? 'en');
  if (page.dir !== direction) page.dir = direction;
};
