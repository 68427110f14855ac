/** Signs that other languages have, or that a word processor makes: the lexer reads them as what is meant. */

/** What is written instead, and how the lexer reads on: a sign, a word, a string or a comment. */
export interface ForeignSign {
  readonly text: string;
  readonly write: string;
  readonly kind: 'sign' | 'word' | 'string' | 'comment';
}

const SIGNS: Readonly<Record<string, string>> = {
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  '=<': '<=',
  ':=': '=',
  '...': '..',
  '…': '..',
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
  '·': '*',
  '−': '-',
  '–': '-',
  '→': '->',
  '⇒': '->',
};
const WORDS: Readonly<Record<string, string>> = {
  '&&': 'and',
  '||': 'or',
  '!': 'not',
  '¬': 'not',
  '∧': 'and',
  '∨': 'or',
  '∈': 'in',
  '%': 'mod',
};

const FOREIGN = new RegExp(
  [
    '&&|\\|\\||===|!==|<>|=<|:=|\\.\\.\\.|!(?!=)|[…≠≤≥·−–→⇒¬∧∨∈%]',
    '/\\*[^]*?\\*/',
    '#[^\\r\\n]*',
    '“[^"“”\\r\\n]*[“”]|„[^"„“”\\r\\n]*[“”]|«[^"«»\\r\\n]*»|»[^"«»\\r\\n]*«',
    '‘[^"‘’\\r\\n]*’|‚[^"‚‘’\\r\\n]*[‘’]|\'[^"\'\\r\\n]*\'',
  ].join('|'),
  'y',
);
/** Signs of the language with which a foreign one may begin; no other sign needs a second look. */
const BEGINS = new Set(['&', '|', '=', '==', '!=', '<', '<=', '/', ':', '..']);

export const mayBeForeign = (sign: string): boolean => BEGINS.has(sign);

/** The foreign sign at a place of the text. */
export const foreignSignAt = (text: string, at: number): ForeignSign | undefined => {
  FOREIGN.lastIndex = at;
  const found = FOREIGN.exec(text)?.[0];
  if (found === undefined) return undefined;
  const sign = SIGNS[found];
  if (sign !== undefined) return { text: found, write: sign, kind: 'sign' };
  const word = WORDS[found];
  if (word !== undefined) return { text: found, write: word, kind: 'word' };
  if (found.startsWith('#')) return { text: found, write: `//${found.replace(/^#+/, '')}`, kind: 'comment' };
  if (found.startsWith('/*')) return { text: found, write: commentOf(found), kind: 'comment' };
  return { text: found, write: `"${found.slice(1, -1)}"`, kind: 'string' };
};

const commentOf = (block: string): string =>
  block
    .slice(2, -2)
    .split('\n')
    .map((line) => `// ${line.replace(/^\s*\*?\s*/, '').trimEnd()}`.trimEnd())
    .join('\n');
