import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placesInPdf } from '../src/rulebook/places-in-pdf.ts';
import { findChromium } from '../src/rulebook/print-pdf.ts';
import { isLong } from './long.ts';
import { sandtable } from './sandtable.ts';

const has = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
const tools = ['qpdf', 'pdffonts', 'pdfinfo'];
const missing = [...(findChromium() === undefined ? ['Chromium'] : []), ...tools.filter((tool) => !has(tool))];
const output = (...[program = '', ...words]: readonly string[]): string =>
  spawnSync(program, words, { encoding: 'utf8' }).stdout;

/** Printing takes seconds, so a book is printed in long runs only; the structure of its page is tested for every change. */
const whyNot = missing.length > 0 ? `missing: ${missing.join(', ')}` : isLong ? undefined : 'only in long runs';

test.skipIf(whyNot !== undefined)(
  `a printed book has fonts, bookmarks, tags and data about itself, and is a sound file${whyNot ? ` (${whyNot})` : ''}`,
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
    const [html, pdf] = [join(folder, 'book.html'), join(folder, 'book.pdf')];
    const words = ['rulebook', 'hex-dice', '--lang', 'de', '--paper', 'letter', '--out', html, '--pdf', pdf];
    expect((await sandtable('.', ...words)).code).toBe(0);
    expect(output('qpdf', '--check', pdf)).toContain('No syntax or stream encoding errors');
    const about = output('pdfinfo', pdf);
    expect(about).toMatch(/Title: +HexDice\nSubject: +Spielregeln, Version 1\.0\.0\n/);
    expect(about).toMatch(/Tagged: +yes/);
    expect(about).toMatch(/Page size: +612 x 792 pts \(letter\)/);
    const fonts = output('pdffonts', pdf);
    expect(fonts).toContain('SourceSerif4-Regular');
    expect(fonts).not.toMatch(/Type 3|Liberation|DejaVu/);
    const bytes = readFileSync(pdf, 'latin1');
    expect(bytes).toContain(`/Title <FEFF${Buffer.from('2.1 Ziehen', 'utf16le').swap16().toString('hex')}>`);
    expect(bytes).toContain('/Lang (de)');
    const page = placesInPdf(bytes).get('ende')?.page;
    expect(page).toBeGreaterThan(1);
    expect(output('pdftotext', '-f', '1', '-l', '1', pdf, '-')).toMatch(new RegExp(`Ende\\s+${page}\\s`));
    rmSync(folder, { recursive: true });
  },
);
