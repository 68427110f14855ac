import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesInPdf } from '../src/rulebook/pages-in-pdf.ts';
import { printBook } from '../src/rulebook/print-book.ts';
import { findChromium } from '../src/rulebook/print-pdf.ts';

const PDF = `%PDF-1.4
2 0 obj
<</Type /Page /Parent 9 0 R>>
endobj
12 0 obj
<</Type /Page /Parent 8 0 R>>
endobj
4 0 obj
<</Type /Page /Parent 8 0 R>>
endobj
8 0 obj
<</Type /Pages /Count 2 /Kids [12 0 R 4 0 R]>>
endobj
9 0 obj
<</Type /Pages
/Count 3
/Kids [2 0 R 8 0 R]>>
endobj
10 0 obj
<</karten [4 0 R /XYZ 0 841.9 0] /f#c3#bcnf [2 0 R /XYZ 0 10 0]
/ende [12 0 R /XYZ 0 10 0] /lost [77 0 R /XYZ 0 10 0]>>
endobj
11 0 obj
<</Type /Catalog
/Pages 9 0 R
/Dests 10 0 R>>
endobj
trailer
<</Size 12
/Root 11 0 R>>
`;

test('places of a PDF are told with the pages they are on, in the order of the pages', () => {
  expect([...pagesInPdf(PDF)]).toEqual([
    ['karten', 3],
    ['fünf', 1],
    ['ende', 2],
  ]);
});

test('of what is no such PDF nothing is told', () => {
  expect(pagesInPdf('')).toEqual(new Map());
  expect(pagesInPdf(PDF.replace('/Dests 10 0 R', ''))).toEqual(new Map());
});

const browser = findChromium();
test.skipIf(browser === undefined)(
  'a book is printed with the pages its chapters begin on',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
    const to = join(folder, 'book.pdf');
    const reported: (readonly (number | undefined)[])[] = [];
    const printed = await printBook(
      browser ?? '',
      (pageOf) => {
        const pages = ['one', 'two', 'none'].map((id) => pageOf?.(id));
        reported.push(pages);
        const break_ = ' style="break-before: page"';
        return `<a href="#one">${pages[0]}</a><a href="#two">${pages[1]}</a><h1 id="one"${break_}>1</h1><h1 id="two"${break_}>2</h1>`;
      },
      to,
    );
    expect(printed).toBe(true);
    expect(reported.at(-1)).toEqual([2, 3, undefined]);
    expect(pagesInPdf(readFileSync(to, 'latin1')).get('two')).toBe(3);
    rmSync(folder, { recursive: true });
  },
);
