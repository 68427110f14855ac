/** Comments, brackets and indentation, for what the editor does by itself while somebody types. */
export const LANGUAGE = {
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
  indentationRules: { increaseIndentPattern: '^.*[{\\[(]\\s*$', decreaseIndentPattern: '^\\s*[}\\])].*$' },
};
