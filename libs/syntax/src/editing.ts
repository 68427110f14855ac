/** What a text editor does by itself while someone types, as VS Code and Monaco take it: comments, brackets, indentation. */
export const EDITING = {
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
    { open: '"', close: '"', notIn: ['string', 'comment'] },
  ],
  surroundingPairs: [
    ['{', '}'],
    ['[', ']'],
    ['(', ')'],
    ['"', '"'],
  ],
  /** Regular expressions, as a file of VS Code writes them. */
  indentationRules: { increaseIndentPattern: '^.*[{\\[(]\\s*$', decreaseIndentPattern: '^\\s*[}\\])].*$' },
} as const;
