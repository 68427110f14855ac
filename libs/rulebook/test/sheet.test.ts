import { readChapters, type TextNode } from '@sandtable/messages';
import { expect, test } from 'vitest';
import { sheet } from '../src/index.ts';

const root: TextNode = {
  names: () => ['seats'],
  at: () => ({ names: () => [], at: () => undefined, rows: () => [{ names: () => [], at: () => undefined }] }),
};
const words = {
  ...{ contents: '', glossary: '', index: '', original: '', figure: '', signs: 'Signs' },
  ...{ yes: 'yes', no: 'no', chapter: (number: string) => number },
};
const sheetOf = (text: string): string =>
  sheet({
    title: 'Cards',
    under: ['Version 1'],
    lang: 'en',
    words,
    fragments: readChapters([{ path: 'text/en/1.md', text }]).fragments,
    values: { root, parts: new Set(), examples: new Set() },
    draw: (example) => ({
      svg: '<svg><defs><pattern id="fill"></pattern></defs></svg>',
      caption: '',
      legend: example === undefined ? '<ul class="legend"><li>Red</li></ul>' : '',
    }),
  });

const TEXT = `# Setting up {#setup}
explains: play/start

1. Shuffle.
2. Deal.

# The round {#round}
explains: play

1. Fight ([](#fight)),
2. Move ([](#move))
3. Rest

# Fight {#fight}

1. *Dice.* All roll.
2. *Losses.* Some fall.

| Total | Result |
| --- | --- |
| higher | The loser falls ([](#round)). |

| Who | Where |
| --- | --- |
{table: seats a b}

# Move {#move}

## On foot {#foot}

## By train {#train}
`;

test('a sheet shows the course of play with its steps, from the lists and the titles of the parts it leads to', () => {
  expect(sheetOf(TEXT)).toContain(
    '<section><h2><span class="number">2</span> The round</h2><ol><li>Fight (3)<ol><li>Dice</li><li>Losses</li></ol></li>' +
      '<li>Move (4)<ol><li>On foot</li><li>By train</li></ol></li><li>Rest</li></ol></section>',
  );
});

test('it has short tables with the part they are from, but not who sits where', () => {
  const html = sheetOf(TEXT);
  expect(html).toContain('<section><h2><span class="number">3</span> Fight</h2><table class="whole">');
  expect(html).toContain('The loser falls (2).');
  expect(html).not.toContain('>Who<');
});

test('tables that are long, or have no room left, are left to the book', () => {
  const table = (rows: number): string => `| A | B |\n| --- | --- |\n${'| a | b |\n'.repeat(rows)}`;
  expect(sheetOf(`# A {#a}\n\n${table(15)}`)).toContain('<table');
  expect(sheetOf(`# A {#a}\n\n${table(16)}`)).not.toContain('<table');
  const many = Array.from({ length: 40 }, (_, i) => `# A {#a${i}}\n\n${table(10)}`).join('\n');
  expect(sheetOf(many).match(/<table/g)).toHaveLength(15);
});

test('it explains the signs of the board, with the fills that these are drawn with', () => {
  expect(sheetOf(TEXT)).toContain(
    '<h2>Signs</h2><figure class="signs"><svg width="0" height="0" aria-hidden="true"><defs>',
  );
  expect(sheetOf(TEXT)).toContain('<li>Red</li>');
});
