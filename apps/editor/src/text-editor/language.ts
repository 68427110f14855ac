import { EDITING } from '@sandtable/syntax/editing';
import { CONTEXTUAL_WORDS, DECLARATION_WORDS, RESERVED_WORDS } from '@sandtable/syntax/words';
import { monaco } from './monaco.ts';

const tokens: monaco.languages.IMonarchLanguage = {
  reserved: RESERVED_WORDS,
  contextual: CONTEXTUAL_WORDS,
  defaultToken: '',
  tokenizer: {
    root: [
      [/\/\/\/.*$/, 'comment.doc'],
      [/\/\/.*$/, 'comment'],
      [/§[\wÀ-ɏ.-]+/, 'citation'],
      [/"(?:[^"\\]|\\.)*"/, 'string'],
      [/"[^"]*$/, 'string.invalid'],
      [new RegExp(`^\\s*(?:${DECLARATION_WORDS.join('|')})\\b`), 'keyword.declare'],
      [/\d+\.\d+|\d+/, 'number'],
      [/[A-ZÀ-Þ][\wÀ-ɏ]*/, 'type'],
      [
        /[a-zß-ɏ][\wÀ-ɏ]*/,
        { cases: { '@reserved': 'keyword', '@contextual': 'keyword.soft', '@default': 'identifier' } },
      ],
      [/->|--|\.\.|==|!=|<=|>=|\+=|-=|[=<>+\-*/&|]/, 'operator'],
      [/[{}()[\]]/, '@brackets'],
    ],
  },
};

export const registerSand = (): void => {
  monaco.languages.register({ id: 'sand', extensions: ['.sand'] });
  monaco.languages.setMonarchTokensProvider('sand', tokens);
  monaco.languages.setLanguageConfiguration('sand', configuration());
};

const configuration = (): monaco.languages.LanguageConfiguration => {
  const { brackets, autoClosingPairs, surroundingPairs, indentationRules, comments } = EDITING;
  return {
    comments,
    brackets: brackets.map(([open, close]) => [open, close]),
    autoClosingPairs: autoClosingPairs.map((pair) => ({ ...pair, notIn: 'notIn' in pair ? [...pair.notIn] : [] })),
    surroundingPairs: surroundingPairs.map(([open, close]) => ({ open, close })),
    indentationRules: {
      increaseIndentPattern: new RegExp(indentationRules.increaseIndentPattern),
      decreaseIndentPattern: new RegExp(indentationRules.decreaseIndentPattern),
    },
  };
};
