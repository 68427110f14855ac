import { DECLARATION_WORDS, PATCH_WORDS, RESERVED_WORDS, STATEMENT_WORDS, TYPE_WORDS } from './words.ts';

/**
 * The language for highlight.js: `hljs.registerLanguage('sand', highlightJs)`. It is plain data made from the word lists of the
 * grammar, and needs nothing of the library. Like the TextMate grammar of the extension for Visual Studio Code, it colors words by
 * where they are.
 */
export const highlightJs = () => ({
  name: 'Sandtable rules',
  aliases: ['sand', 'sandtable'],
  unicodeRegex: true,
  disableAutodetect: true,
  contains: [
    { scope: 'comment', begin: /\/\//u, end: /$/u },
    { scope: 'string', begin: /"/u, end: /"|$/u, contains: [{ scope: 'char.escape', match: /\\./u }] },
    { scope: 'symbol', match: /§[\p{L}\p{N}][\p{L}\p{N}.-]*/u },
    { scope: 'number', match: /(?<![\p{L}\p{N}_])\d+(?:\.\d+)?/u },
    // Contextual words are names everywhere but at the start of a line.
    { scope: 'keyword', match: startOfLine([...DECLARATION_WORDS, ...STATEMENT_WORDS, ...PATCH_WORDS]) },
    { scope: 'literal', match: word(['true', 'false', 'none']) },
    { scope: 'keyword', match: word(RESERVED_WORDS) },
    { scope: 'type', match: word(TYPE_WORDS.filter((one) => one !== 'none')) },
    { scope: 'title.class', match: /(?<![\p{L}\p{N}_])\p{Lu}[\p{L}\p{N}_]*/u },
    { scope: 'title.function', match: /(?<![\p{L}\p{N}_])\p{Ll}[\p{L}\p{N}_]*(?=\()/u },
    { scope: 'variable', match: /[\p{L}_][\p{L}\p{N}_]*/u },
    { scope: 'operator', match: /--|->|\.\.|==|!=|<=|>=|\+=|-=|[?|+\-*/&<>=]/u },
  ],
});

function word(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.join('|')})(?![\\p{L}\\p{N}_])`, 'u');
}

function startOfLine(words: readonly string[]): RegExp {
  return new RegExp(`(?<=^[ \\t]*)(?:${words.join('|')})(?![\\p{L}\\p{N}_])`, 'um');
}
