import type { AskView } from '@sandtable/session';
import type { Draft } from './half-answer.ts';
import { remember, remembered } from './remembered.ts';

type Asked = Pick<AskView, 'choice' | 'role' | 'each'>;

/** The answers of an assignment that was given last, in another match or earlier in this one, are kept by its keys. */
export function keepDraft(ruleset: string | undefined, ask: Asked, draft: Draft): void {
  const values = (ask.each?.keys ?? []).map((key, i) => [key, draft[i] ?? '']);
  remember(nameOf(ruleset, ask), JSON.stringify(values));
}

/** What was answered to the same question the last time; undefined where it was never put for all of these keys. */
export function lastDraft(ruleset: string | undefined, ask: Asked): Draft | undefined {
  const values = new Map(read(remembered(nameOf(ruleset, ask))));
  const draft = (ask.each?.keys ?? []).flatMap((key) => values.get(key) ?? []);
  return draft.length > 0 && draft.length === ask.each?.keys.length ? draft : undefined;
}

const nameOf = (ruleset: string | undefined, { choice, role }: Asked): string => `last.${ruleset}.${choice}.${role}`;

/** What a browser has kept may be anything. */
function read(text: string | undefined): readonly (readonly [string, string])[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is [string, string] => isPair(one)) : [];
  } catch {
    return [];
  }
}

const isPair = (one: unknown): boolean =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string');
