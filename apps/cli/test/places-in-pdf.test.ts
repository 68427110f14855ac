import { expect, test } from 'vitest';
import { placesInPdf } from '../src/rulebook/places-in-pdf.ts';

const PDF = `%PDF-1.4
2 0 obj
<</Type /Page /MediaBox [0 0 595 841.9] /Parent 9 0 R>>
endobj
12 0 obj
<</Type /Page /MediaBox [0 0 595 841.9] /Parent 8 0 R>>
endobj
4 0 obj
<</Type /Page /MediaBox [0 0 595 841.9] /Parent 8 0 R>>
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

test('places of a PDF are listed with the pages they are on, in the order of the pages', () => {
  expect([...placesInPdf(PDF)]).toEqual([
    ['karten', { page: 3, down: 0 }],
    ['fünf', { page: 1, down: 831.9 }],
    ['ende', { page: 2, down: 831.9 }],
  ]);
});

test('of what is no such PDF nothing is listed', () => {
  expect(placesInPdf('')).toEqual(new Map());
  expect(placesInPdf(PDF.replace('/Dests 10 0 R', ''))).toEqual(new Map());
});
