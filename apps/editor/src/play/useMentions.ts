import { type AskView, isMany } from '@sandtable/session';
import { useState } from 'react';
import { mentioned, mentioning, onlyTogether } from './mentions.ts';

/** Something on the board. */
interface About {
  readonly kind: string;
  readonly member: string;
}

/** Values that are no places, found by the places that they speak of. */
export interface Mentions {
  /** The question with the candidates that speak of what was clicked. */
  readonly ask: AskView | undefined;
  /** What was clicked, while several values speak of it. */
  readonly about: About | undefined;
  /**
   * Of some values, the one that is meant by a click on a name; where several speak of it, they alone are shown, and so
   * is the only one where others would have been meant by a click: to support a piece is not what a click on it says.
   */
  readonly find: (values: readonly string[], name: string, kind: string) => string | undefined;
  readonly back: () => void;
}

const NAMES: readonly string[] = [];

/** All names that values speak of. */
export const namesIn = (values: readonly string[]): readonly string[] =>
  values.some((value) => value.endsWith(')')) ? [...new Set(values.flatMap(mentioned))] : NAMES;

/** `question` tells one question from the next; what is ticked stays in sight. */
export function useMentions(ask: AskView | undefined, question: string, ticked: readonly string[]): Mentions {
  const [kept, keep] = useState<{ question: string; about: About | undefined }>({ question, about: undefined });
  // Whoever comes back to a question begins again.
  if (kept.question !== question) keep({ question, about: undefined });
  const about = kept.question === question ? kept.about : undefined;
  const candidates = ask?.candidates.filter(
    (value) => about === undefined || ticked.includes(value) || mentioned(value).includes(about.member),
  );
  return {
    ask: ask && candidates && about !== undefined ? { ...ask, candidates } : ask,
    about,
    find: (values, name, kind) => {
      const found = mentioning(values, name);
      const isMeant = found.length === 1 && (isSettled(ask, about) || !onlyTogether(values).includes(name));
      keep({ question, about: found.length === 0 || isMeant ? undefined : { kind, member: name } });
      return isMeant ? found[0] : undefined;
    },
    back: () => keep({ question, about: undefined }),
  };
}

/** What several are chosen of is ticked and can be taken back; what was asked about is meant by the next click. */
const isSettled = (ask: AskView | undefined, about: About | undefined): boolean =>
  about !== undefined || ask === undefined || isMany(ask);
