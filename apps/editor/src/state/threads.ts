import { NOTES, readNotes, type Thread } from '@sandtable/compiler/notes';
import type { NotedRule } from '../workers/protocol.ts';
import type { State } from './state.ts';

/** A thread with what is known of its rule. */
export interface Shown {
  readonly thread: Thread;
  /** Which one of the file it is. */
  readonly index: number;
  readonly rule: NotedRule | undefined;
  /** What became of the rule since it was begun. */
  readonly since: 'changed' | 'gone' | undefined;
}

export const notesPath = ({ ruleset }: Pick<State, 'ruleset'>): string => `${ruleset}/${NOTES}`;

export const notesText = (state: Pick<State, 'ruleset' | 'buffers'>): string =>
  state.buffers[notesPath(state)]?.text ?? '';

/** The threads of the open ruleset, in the order of its file. */
export const threadsIn = (state: Pick<State, 'ruleset' | 'buffers' | 'noted'>): readonly Shown[] =>
  threadsOf(notesText(state), state.noted);

/** The threads of a file of comments, each with the rule that it is about. */
export function threadsOf(text: string, noted: State['noted']): readonly Shown[] {
  return readNotes(text).threads.map((thread, index) => {
    const rule = noted.find(({ part }) => part === thread.part);
    return { thread, index, rule, since: sinceThen(thread, rule) };
  });
}

/** Nothing is shown before the rules were compiled with it. */
function sinceThen({ print }: Thread, rule: NotedRule | undefined): Shown['since'] {
  if (rule === undefined) return undefined;
  if (rule.print === undefined) return 'gone';
  return print === undefined || print.text === rule.print ? undefined : 'changed';
}

/** The last comment, for whoever looks at the rule. */
export function lastWords({ notes }: Thread): string {
  const { by = '', text = '' } = notes.at(-1) ?? {};
  return [by, text].filter((words) => words !== '').join(': ');
}
