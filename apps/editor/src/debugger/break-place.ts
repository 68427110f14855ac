import type { Break } from '../state/slices/match.ts';
import type { State } from '../state/state.ts';

type Line = Extract<Break, { readonly file: string }>;
type Texts = Pick<State, 'buffers' | 'ruleset'>;

/** Tells breakpoints apart. */
export const breakName = (one: Break): string => ('file' in one ? `${one.file}:${one.line}` : one.when);

/** The text of the line of a breakpoint. */
export const wordsAt = (state: Texts, at: Line): string => (linesOf(state, at)[at.line - 1] ?? '').trim();

/** The file, and where the line begins and ends in it. */
export const lineAt = (state: Texts, at: Line): readonly [string, number, number] => {
  const lines = linesOf(state, at);
  const start = lines.slice(0, at.line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [`${state.ruleset}/${at.file}`, start, start + (lines[at.line - 1]?.length ?? 0)];
};

const linesOf = ({ buffers, ruleset }: Texts, { file }: Line): readonly string[] =>
  (buffers[`${ruleset}/${file}`]?.text ?? '').split('\n');
