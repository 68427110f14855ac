import { expect, test } from 'vitest';
import { escaped } from '../src/escaped.ts';
import { htmlOf, inlineHtml } from '../src/markdown.ts';

test.each(['>', '> ', '- ', '1. ', '*a ', '*a_', '_a ', '~~a '])(
  'Markdown that is nested without end is shown as it was typed: %s',
  (piece) => {
    const text = piece.repeat(30_000);
    expect(htmlOf(text)).toBe(`<pre>${escaped(text)}</pre>\n`);
    expect(inlineHtml(text)).toBe(escaped(text));
  },
);

test.each(['[', '![', '[a](', '`', '<', '|', '&'])('many signs of Markdown are read: %s', (piece) => {
  expect(htmlOf(`a ${piece.repeat(10_000)}`)).not.toBe('');
});

test('what is not deep is Markdown as before', () => {
  expect(htmlOf('- a\n  - *b*')).toBe('<ul>\n<li>a<ul>\n<li><em>b</em></li>\n</ul>\n</li>\n</ul>\n');
});
