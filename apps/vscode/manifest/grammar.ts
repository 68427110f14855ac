import { DECLARATION_WORDS, PATCH_WORDS, RESERVED_WORDS, STATEMENT_WORDS } from '@sandtable/syntax/words';

/**
 * A TextMate grammar for places that have no language server: diffs, previews, web pages. It colors words by where they
 * stand; the server then colors names by what they mean.
 */
export const grammar = () => ({
  name: 'Sandtable rules',
  scopeName: 'source.sand',
  fileTypes: ['sand'],
  patterns: [
    { name: 'comment.line.double-slash.sand', match: '//.*$' },
    { name: 'constant.other.reference.sand', match: '§[A-Za-zÀ-ɏ0-9][A-Za-zÀ-ɏ0-9.\\-]*' },
    {
      name: 'string.quoted.double.sand',
      begin: '"',
      end: '"|$',
      patterns: [{ name: 'constant.character.escape.sand', match: '\\\\.' }],
    },
    { name: 'constant.numeric.sand', match: '\\b\\d+(?:\\.\\d+)?\\b' },
    { name: 'constant.language.sand', match: word(['true', 'false', 'none']) },
    { name: 'keyword.operator.word.sand', match: word(['and', 'or', 'not', 'in', 'is', 'has']) },
    { name: 'keyword.control.sand', match: word(RESERVED_WORDS) },
    { name: 'storage.type.sand', match: startOfLine(DECLARATION_WORDS) },
    { name: 'keyword.other.patch.sand', match: startOfLine(PATCH_WORDS) },
    { name: 'keyword.control.statement.sand', match: startOfLine(STATEMENT_WORDS) },
    { name: 'entity.name.type.sand', match: '\\b[A-ZÀ-Þ][A-Za-zÀ-ɏ0-9_]*\\b' },
    { name: 'entity.name.function.sand', match: '\\b[a-zß-ɏ][A-Za-zÀ-ɏ0-9_]*(?=\\()' },
    { name: 'keyword.operator.sand', match: '--|->|\\.\\.|==|!=|<=|>=|\\+=|-=|[?|+\\-*/&<>=]' },
  ],
});

const word = (words: readonly string[]): string => `\\b(?:${words.join('|')})\\b`;

/** Contextual words are names everywhere else. */
const startOfLine = (words: readonly string[]): string => `^\\s*${word(words)}`;
