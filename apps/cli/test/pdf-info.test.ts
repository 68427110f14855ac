import { expect, test } from 'vitest';
import { withPdfInfo } from '../src/rulebook/pdf-info.ts';

const PDF = `%PDF-1.4
1 0 obj
<</Title (Old)
/Creator (Browser \\(x\\))
/Producer (Skia/PDF m1)
/CreationDate (D:20261128000000+00'00')>>
endobj
11 0 obj
<</Type /Catalog
/Pages 9 0 R
/MarkInfo <</Marked true>>
/ViewerPreferences <</DisplayDocTitle true>>>>
endobj
xref
0 1
0000000000 65535 f 
trailer
<</Size 12
/Root 11 0 R
/Info 1 0 R>>
startxref
999
%%EOF
`;

const info = {
  title: 'Käfer',
  author: 'A. (B)',
  subject: 'Rules 1',
  bookmarks: ['Contents', '1 The (Käfer)', '1.1 Über ΑΒ'],
};
const utf16 = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

test('a PDF has its title, author and subject behind what it was, and where they stand', () => {
  const changed = withPdfInfo(PDF, info);
  expect(changed.startsWith(PDF)).toBe(true);
  const added = changed.slice(PDF.length);
  expect(added).toContain(`/Title ${utf16('Käfer')}\n/Author ${utf16('A. (B)')}\n/Subject ${utf16('Rules 1')}`);
  expect(added).toContain("/Producer (Skia/PDF m1)\n/CreationDate (D:20261128000000+00'00')");
  expect(added).toContain('/Size 12 /Root 11 0 R /Info 1 0 R /Prev 999');
  const [, at] = /1 1\n(\d{10}) 00000 n/.exec(added) ?? [];
  expect(changed.slice(Number(at))).toMatch(/^1 0 obj\n/);
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(changed) ?? [];
  expect(changed.slice(Number(start))).toMatch(/^xref\n/);
});

test('what is no such PDF stays as it is', () => {
  expect(withPdfInfo('', info)).toBe('');
  const other = PDF.replace('/Info 1 0 R', '');
  expect(withPdfInfo(other, info)).toBe(other);
});

test('without an author none is named', () => {
  expect(withPdfInfo(PDF, { ...info, author: undefined })).not.toContain('/Author');
});

test('bookmarks are the headings with their numbers, each once', () => {
  const item = (number: number, title: string): string =>
    `${number} 0 obj\n<</Title ${title}\n/Dest [2 0 R /XYZ 1 2 0]\n/Parent 4 0 R>>\nendobj\n`;
  const written = [
    item(20, '(ContentsContents)'),
    item(21, '(11The \\(K\\344fer\\)The \\(K\\344fer\\))'),
    item(22, utf16('1.1Über ΑΒ')),
    item(23, '(Another)'),
  ];
  const added = withPdfInfo(PDF.replace('xref\n0 1', `${written.join('')}xref\n0 1`), info).split('%%EOF')[1] ?? '';
  expect(added).toContain(`20 0 obj\n<</Title ${utf16('Contents')}\n/Dest [2 0 R /XYZ 1 2 0]\n/Parent 4 0 R>>`);
  expect(added).toContain(`21 0 obj\n<</Title ${utf16('1 The (Käfer)')}\n`);
  expect(added).toContain(`22 0 obj\n<</Title ${utf16('1.1 Über ΑΒ')}\n`);
  expect(added).not.toContain('23 0 obj');
});
