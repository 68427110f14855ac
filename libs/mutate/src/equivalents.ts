import type { Mutant } from './mutant.ts';

/** In the folder of a ruleset: changes that no example can notice, each with the reason. */
export const EQUIVALENTS = 'equivalent.txt';

/** A change as it is listed, and the line that this stands on, counted from 1. */
export interface Equivalent {
  readonly at: number;
  readonly key: string;
  /** Empty if none is given. */
  readonly reason: string;
}

/**
 * Reads the list. A change stands on a line of its own as `sandtable mutate` tells it, with or without its place in the
 * file; the indented lines below say why nothing can notice it. Lines that begin with `#` are passed over.
 */
export function readEquivalents(text: string): readonly Equivalent[] {
  const found: Equivalent[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const last = found.at(-1);
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) found.push({ at: i + 1, key: plainKey(line), reason: '' });
    else if (last !== undefined) found[found.length - 1] = { ...last, reason: `${last.reason} ${line.trim()}`.trim() };
  }
  return found;
}

/** `rules.sand: if hit [>= → >] needed {` */
export const keyOf = ({ edit, line }: Mutant): string => `${edit.span.file}: ${line}`;

/** Where in its file a change stands says nothing when the file was edited. */
const plainKey = (line: string): string =>
  line
    .replace(/^([^\s:]+):\d+:\d+:/, '$1:')
    .replaceAll(/\s+/g, ' ')
    .trim();
