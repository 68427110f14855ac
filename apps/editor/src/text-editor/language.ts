import { monaco } from './monaco.ts';

/** Words that are never names. */
const reserved =
  'and or not in is has if then else otherwise match for let var choose roll return true false none where while repeat by of as'.split(
    ' ',
  );

/** Words that begin a declaration; at the head of a line they are no names. */
const declares =
  'type kind relation table die pile state constant option ruling seats function procedure play whenever decisions search policy ruleset expect example notation variant'.split(
    ' ',
  );

/** Words of statements and clauses; games may use them as names as well. */
const contextual =
  'pool on seen version language max ordered when empty because from reconstructed requires step phase over limit cost to stop end prefer most least some no all any count sum min first only best map one optional each such that favouring offering times draw create random shuffle put into onto under reveal conceal remove log finish won drawn simultaneously break set list int bool text sorted given run refuse finished goes change add replace before after extend was require div mod with hexes pointed flat squares'.split(
    ' ',
  );

const tokens: monaco.languages.IMonarchLanguage = {
  reserved,
  contextual,
  defaultToken: '',
  tokenizer: {
    root: [
      [/\/\/\/.*$/, 'comment.doc'],
      [/\/\/.*$/, 'comment'],
      [/§[\wÀ-ɏ.-]+/, 'citation'],
      [/"(?:[^"\\]|\\.)*"/, 'string'],
      [/"[^"]*$/, 'string.invalid'],
      [new RegExp(`^\\s*(?:${declares.join('|')})\\b`), 'keyword.declare'],
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
  monaco.languages.setLanguageConfiguration('sand', {
    comments: { lineComment: '//' },
    brackets: [
      ['{', '}'],
      ['[', ']'],
      ['(', ')'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '(', close: ')' },
    ],
    indentationRules: { increaseIndentPattern: /\{[^}]*$/, decreaseIndentPattern: /^\s*\}/ },
  });
};
