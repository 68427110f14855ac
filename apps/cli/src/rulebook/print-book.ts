import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '@sandtable/rulebook';
import { pagesInPdf } from './pages-in-pdf.ts';
import { printPdf } from './print-pdf.ts';

/** Any page: it keeps the room that the number will take. */
const SOME = 88;

/**
 * Prints a book with the numbers of pages in its contents: they are known once it was printed, so it is printed twice.
 * A browser whose files cannot be read prints it without them.
 */
export async function printBook(
  browser: string,
  page: (pageOf?: Book['pageOf']) => string,
  to: string,
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-book-'));
  const file = join(folder, 'book.html');
  const print = async (html: string): Promise<boolean> => {
    await writeFile(file, html);
    return printPdf(browser, file, to);
  };
  try {
    if (!(await print(page(() => SOME)))) return false;
    const pages = pagesInPdf(await readFile(to, 'latin1'));
    return await print(pages.size === 0 ? page() : page((fragment) => pages.get(fragment)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
