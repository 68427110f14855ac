import { readChapters, type TextNode } from '@sandtable/messages';
import { expect, test } from 'vitest';
import { numbersOf } from '../src/numbers.ts';
import { wordList } from '../src/word-list.ts';
import { glossaryHtml, indexHtml } from '../src/word-lists-html.ts';

const root: TextNode = { names: () => [], at: () => undefined };
const { fragments } = readChapters([
  {
    path: 'text/en/1.md',
    text: `# Start {#start}

Armies stand in cities. An army is a counter. Some are dummies, and dummies bluff.

## Moving {#moving}
explains: kind/Army

Each *army* moves once ([](#start)). Then it stops.

# What is a siege? {#siege}

The armies wait. A *dummy* is an army without strength. Dummyness is no word.
`,
  },
]);
const term = (id: string, forms: readonly string[], note = '') => ({ id, word: forms[0] ?? '', forms, note });
const terms = [
  term('kind/Army', ['army', 'armies']),
  term('concept/dummy', ['dummy', 'dummies']),
  term('concept/coin', ['coin']),
  term('concept/city', ['city', 'cities'], 'A place.'),
];
const entries = wordList(terms, { fragments, values: { root, parts: new Set(), examples: new Set() }, lang: 'en' });
const look = {
  numbers: numbersOf(fragments),
  words: { yes: '', no: '', figure: '', chapter: (number: string) => number },
};

test('terms are listed from A to Z with the headings, first where they are explained; what is found nowhere is left out', () => {
  expect(entries.map(({ word, places }) => [word, ...places])).toEqual([
    ['Army', 'moving', 'start', 'siege'],
    ['City', 'start'],
    ['Dummy', 'siege', 'start'],
    ['Moving', 'moving'],
  ]);
});

test('a term means what its note says, or the sentence that sets it apart', () => {
  expect(entries.map(({ meaning }) => meaning)).toEqual([
    'Each army moves once.',
    'A place.',
    'A dummy is an army without strength.',
    '',
  ]);
});

test('a glossary leads to where its words are explained; of too few words there is none', () => {
  const html = glossaryHtml(entries, 'Glossary', look);
  expect(html).toContain(
    '<dt>Dummy</dt><dd>A dummy is an army without strength. <span class="see">(<a href="#siege">2</a>)</span></dd>',
  );
  expect(html.match(/<dt>/g)).toHaveLength(3);
  expect(glossaryHtml(entries.slice(0, 2), 'Glossary', look)).toBe('');
});

test('an index names parts, or pages where they are known, each once', () => {
  expect(indexHtml(entries, 'Index', look, undefined)).toContain(
    '<span class="word">Army</span> <a href="#start">1</a>, <b><a href="#moving">1.1</a></b>, <a href="#siege">2</a></li>',
  );
  const pages = indexHtml(entries, 'Index', look, (id) => (id === 'siege' ? 12 : 9));
  expect(pages).toContain(
    '<span class="word">Army</span> <b><a href="#moving">9</a></b>, <a href="#siege">12</a></li>',
  );
});
