/** What is looked for in texts: letters, or a regular expression. */
export interface Sought {
  readonly text: string;
  readonly isPattern: boolean;
  readonly matchesCase?: boolean | undefined;
}

/** Why a regular expression is none. */
export type PatternProblem = 'openGroup' | 'openClass' | 'closed' | 'repeat' | 'backslash' | 'other';

/** Finds all places of what is sought; undefined where nothing is sought, or where the expression is broken. */
export function patternOf({ text, isPattern, matchesCase = false }: Sought): RegExp | undefined {
  if (text === '') return undefined;
  return compiled(isPattern ? text : literally(text), matchesCase ? 'g' : 'gi');
}

/** What is wrong with a regular expression; undefined where nothing is. */
export function patternProblem({ text, isPattern }: Sought): PatternProblem | undefined {
  if (!isPattern || compiled(text, 'g') !== undefined) return undefined;
  // Pairs of a backslash and what it stands before mean nothing to brackets.
  const plain = text.replace(/\\./gs, 'x');
  if (plain.endsWith('\\')) return 'backslash';
  const classes = plain.replace(/\[[^\]]*\]/g, 'x');
  if (classes.includes('[')) return 'openClass';
  const depth = depthOf(classes);
  if (depth !== 0) return depth > 0 ? 'openGroup' : 'closed';
  return /(?:^|[(|])[*+?](?!:|=|!|<)|[*+?]\s*[*+]/.test(classes) ? 'repeat' : 'other';
}

/**
 * Texts are full of `{constant.most}`, whose braces only the older sort of expression takes as they stand; `\p{L}` needs
 * the newer sort. So the newer one is tried first.
 */
function compiled(text: string, flags: string): RegExp | undefined {
  for (const sort of ['u', ''])
    try {
      return new RegExp(text, flags + sort);
    } catch {
      // The other sort may take it.
    }
  return undefined;
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** How many brackets are left open; below zero as soon as one is closed that was never opened. */
function depthOf(text: string): number {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return depth;
  }
  return depth;
}
