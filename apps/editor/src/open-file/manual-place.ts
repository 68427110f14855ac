import type { State } from '../state/state.ts';

interface Place {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** Where lines that the manual took out of a ruleset stand in the one that is open, whatever has moved since. */
export function manualPlace(
  { ruleset, buffers }: Pick<State, 'ruleset' | 'buffers'>,
  caption: string,
  listing: readonly string[],
): Place | undefined {
  const [path = ''] = caption.replaceAll('`', '').split(/:\d+$/);
  const text = buffers[path]?.text;
  if (ruleset === undefined || text === undefined || !path.startsWith(`${ruleset}/`)) return undefined;
  // Sections stand further to the right in the rules.
  const line = listing[0]?.split('  §')[0] ?? '';
  const start = text.indexOf(line);
  return line === '' || start < 0
    ? undefined
    : { file: path.slice(ruleset.length + 1), start, end: start + line.length };
}
