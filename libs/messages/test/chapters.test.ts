import { describe, expect, test } from 'vitest';
import {
  checkChapters,
  choiceProblems,
  fillChapter,
  readChapters,
  type TextNode,
  type TextValues,
} from '../src/index.ts';

const node = (children: Readonly<Record<string, TextNode>>, more: Partial<TextNode> = {}): TextNode => ({
  names: () => Object.keys(children),
  at: (name) => (Object.hasOwn(children, name) ? children[name] : undefined),
  ...more,
});
const leaf = (text: string): TextNode => node({}, { text: () => text });

const lyra = node({ name: leaf('Lyra'), income: leaf('10'), port: leaf('–') }, { text: () => 'Lyra' });
const bree = node({ name: leaf('Bree|Bri'), income: leaf('9'), port: leaf('yes') }, { text: () => 'Bree|Bri' });
const values: TextValues = {
  root: node({
    constant: node({ hand: leaf('7') }),
    ruling: node({ by: node({}, { text: () => 'each side', value: () => 'side', among: () => ['side', 'player'] }) }),
    City: node({ lyra, bree }, { rows: () => [lyra, bree] }),
    Void: node({}, { rows: () => [] }),
  }),
  parts: new Set(['procedure/trade']),
  examples: new Set(['a trade']),
};

const file = (text: string, path = 'text/en/1-cards.md') => ({ path, text });
const read = (text: string) => readChapters([file(text)]);
const filled = (body: string) => {
  const { fragments } = read(`# Cards {#cards §3 §4.1}\n\n${body}\n\n## Hand {#hand}\n`);
  const [first] = fragments;
  return first && fillChapter(first, values, fragments).split('\n').slice(2).join('\n').trim();
};
const codes = (text: string) => {
  const { fragments, findings } = read(text);
  return [...findings, ...checkChapters(fragments, values)].map(({ code, span, fields }) => [
    code,
    text.slice(span.start, span.end),
    fields.near,
  ]);
};

describe('readChapters', () => {
  test('headings with an id begin fragments; other headings belong to the text', () => {
    const { fragments } = read(
      '# A {#a §1}\nexplains: procedure/trade, kind/City\n\nText.\n## Example\n\n### B {#b.2}\nEnd\n',
    );
    expect(fragments).toMatchObject([
      { id: 'a', title: 'A', level: 1, sections: ['1'], body: '\n\nText.\n## Example\n\n', lang: 'en' },
      { id: 'b.2', title: 'B', level: 3, sections: [], explains: [], body: '\nEnd\n' },
    ]);
    expect(fragments[0]?.explains.map(({ part }) => part)).toEqual(['procedure/trade', 'kind/City']);
  });

  test('lines may end as on Windows', () => {
    const { fragments } = read('# A {#a §1}\r\nexplains: procedure/trade\r\n\r\nText.\r\n');
    expect(fragments).toMatchObject([{ id: 'a', explains: [{ part: 'procedure/trade' }] }]);
  });

  test('chapters come in the order of their paths; other files are none', () => {
    const paths = ['text/en/2.md', 'README.md', 'text/en/1.md', 'text/1.md'];
    const { fragments } = readChapters(paths.map((path, i) => file(`# T {#t${i}}\n`, path)));
    expect(fragments.map(({ at }) => at.file)).toEqual(['text/en/1.md', 'text/en/2.md']);
  });

  test('an id is taken once in each language', () => {
    const two = (other: string) => readChapters([file('# A {#a}\n'), file('# B {#a}\n', other)]).findings;
    expect(two('text/de/1-cards.md')).toEqual([]);
    expect(two('text/en/2.md')).toMatchObject([{ code: 'text/duplicate', labels: [{ code: 'first' }] }]);
  });
});

describe('typed numbers', () => {
  const numbers = (text: string, path?: string) =>
    readChapters([file(text, path)])
      .findings.filter(({ code }) => code === 'text/typed-number')
      .map(({ span }) => text.slice(span.start, span.end));

  test('digits and words that count', () => {
    expect(numbers('Draw 2 cards, then Three more.')).toEqual(['2', 'Three']);
    expect(numbers('Zieh zwei Karten, zweimal, achte auf fünf.', 'text/de/1.md')).toEqual(['zwei', 'zweimal', 'fünf']);
  });

  test('not in sections, dates, years, lists, headings, placeholders and targets', () => {
    const text = `# Part {#part2 §4.2.1}\nexplains: function/f2\n\n1. On 3 July 1914, am 11. November 1918, see §4.2.\n`;
    expect(numbers(`${text}{City.c2.name} {=two} [it](City.c2) someone\n`)).toEqual(['3']);
  });

  test('in French, where both are two, and new is nine', () => {
    expect(numbers('Deux cartes, puis trois, puis 4.', 'text/fr/1.md')).toEqual(['Deux', 'trois', '4']);
    expect(numbers('Les deux camps, aux deux, un plan neuf, le 11 novembre, le 1er août.', 'text/fr/1.md')).toEqual([]);
  });

  test('in a language without words digits alone', () => {
    expect(numbers('twee, three, 4', 'text/nl/1.md')).toEqual(['4']);
  });
});

describe('checkChapters', () => {
  test.each([
    ['{constant.hnad}', ['text/unknown-path', 'constant.hnad', 'constant.hand']],
    ['{City}', ['text/unknown-path', 'City', undefined]],
    ['[the city](City.lira)', ['text/unknown-path', 'City.lira', 'City.lyra']],
    ['[](#card)', ['text/unknown-path', 'card', 'cards']],
    ['{table: Ciity name}', ['text/unknown-path', 'Ciity', 'City']],
    ['{table: constant name}', ['text/unknown-path', 'constant', undefined]],
    ['{table: City nam sorted by income}', ['text/unknown-path', 'nam', 'name']],
    ['{table: City name+incom}', ['text/unknown-path', 'incom', 'income']],
    ['{table: City name sorted by incom}', ['text/unknown-path', 'incom', 'income']],
  ])('%s', (body, expected) => expect(codes(`# Cards {#cards}\n\n${body}\n`)).toEqual([expected]));

  test('what is explained must exist', () => {
    expect(codes('# A {#a}\nexplains: procedure/trad\n')).toEqual([
      ['text/unknown-path', 'procedure/trad', 'procedure/trade'],
    ]);
  });

  test('links that lead out, empty tables and prose are fine', () => {
    const prose = '[us](https://example.org/a) [page](other/page.md) {table: Void name} explains: nothing';
    expect(codes(`# A {#a}\n\n${prose}\n`)).toEqual([]);
  });
});

describe('fillChapter', () => {
  test.each([
    ['{constant.hand} of {City.lyra}', '7 of Lyra'],
    ['[the city’s](City.lyra) {=two}', 'the city’s two'],
    ['see [](#cards), [](#hand), [above](#cards)', 'see §3, §4.1, Hand, above (§3, §4.1)'],
    ['{table: City name income}', '| Lyra | 10 |\n| Bree\\|Bri | 9 |'],
    ['{table: City name sorted by income}', '| Bree\\|Bri |\n| Lyra |'],
    ['{table: City name+income}', '| Lyra; 10 |\n| Bree\\|Bri; 9 |'],
    ['{table: City port+income port+port}', '| 10 | – |\n| yes; 9 | yes; yes |'],
    ['{City.nowhere} [x](City.nowhere) [](#no)', '{City.nowhere} [x](City.nowhere) [](#no)'],
  ])('%s', (body, expected) => expect(filled(body)).toBe(expected));

  test('a section may lie in another book', () => {
    const { fragments } = read('# A {#a §2 §RB.4.B §PR.Ärmel}\n\nSee §RB.12.\n');
    expect(fragments[0]?.sections).toEqual(['2', 'RB.4.B', 'PR.Ärmel']);
    expect(read('# A {#a}\n\nSee §RB.12.').findings).toEqual([]);
  });

  test('references tell sections that are printed, else the title', () => {
    const { fragments } = read('# A {#a §2 §RB.4}\n\n[](#a), [](#b), [there](#b)\n\n# Bread {#b §PR.Bread}\n');
    expect(fragments[0] && fillChapter(fragments[0], values, fragments)).toContain('\n\n§2, Bread, there (Bread)\n');
  });

  test('the heading tells the sections', () => {
    const { fragments } = read('## Hand {#hand §3 §4.1}\n\nText.\n');
    expect(fragments[0] && fillChapter(fragments[0], values, fragments)).toBe('## §3 §4.1 Hand\n\nText.\n');
  });
});

describe('words that depend on a value', () => {
  test('apply while it is that one', () => {
    const either = '[Each side](ruling.by=side)[Each player](ruling.by=player) draws.';
    expect(filled(either)).toBe('Each side draws.');
    expect(filled('{constant.hand} [card](constant.hand=one)[cards](constant.hand=other).')).toBe('7 cards.');
    expect(filled('[seven](constant.hand=7)[few](constant.hand=6)')).toBe('seven');
  });

  test.each([
    ['[a](ruling.by=side)[b](ruling.by=player)', 'en', []],
    ['[a](ruling.by=side) x', 'en', [['lost', '[a](ruling.by=side)']]],
    [
      '[a](ruling.by=side)\n\n[b](ruling.by=player)',
      'en',
      [
        ['lost', '[a](ruling.by=side)'],
        ['lost', '[b](ruling.by=player)'],
      ],
    ],
    ['[a](ruling.by=side)[b](ruling.by=player)[c](ruling.by=sides)', 'en', [['unknown', 'sides']]],
    ['[a](constant.hand=one)[b](constant.hand=other)', 'de', []],
    ['[a](constant.hand=one)[b](constant.hand=other)', 'pl', [['lost', '[a](constant.hand=one)']]],
    ['[a](constant.hand=one)[b](constant.hand=few)[c](constant.hand=many)', 'pl', []],
    ['[a](City.lyra=x)', 'en', [['fixed', '[a](City.lyra=x)']]],
  ] as const)('%s in %s', (text, lang, expected) => {
    const at = (start: number, end: number) => ({ file: 'a', start, end });
    const found = choiceProblems(text, values.root, lang, at);
    expect(found.map(({ fields, span }) => [fields['what'], text.slice(span.start, span.end)])).toEqual(expected);
  });
});
