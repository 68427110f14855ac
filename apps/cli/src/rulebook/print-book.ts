import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Book, chapterGroups, correctedLengths, filledTo, type Paper, whiteIn } from '@sandtable/rulebook';
import { type PdfInfo, withPdfInfo } from './pdf-info.ts';
import { type PdfPlace, placesInPdf } from './places-in-pdf.ts';
import { printPdf } from './print-pdf.ts';

/** What is known of the print of a book: where its fragments begin, and which chapters share pages. */
export type Printed = Pick<Book, 'pageOf' | 'groups' | 'isMeasured'>;

interface Print {
  readonly paper: Paper;
  readonly info: PdfInfo;
}

/** Any page: it keeps the room that the number will take. */
const SOME = 88;
const MM = 72 / 25.4;

/**
 * Prints a book with the numbers of its pages. Where chapters end, and on which pages they begin, is known once it was
 * printed, so it is printed a few times. A browser whose files cannot be read prints it without numbers.
 */
export async function printBook(
  browser: string,
  page: (printed: Printed) => string,
  to: string,
  { paper, info }: Print,
): Promise<boolean> {
  return withPrinter(browser, page, { to, info }, async (print) => {
    const measured = await grouped(print, paper);
    if (measured === undefined) return false;
    const { places, groups } = measured;
    const pageOf = (fragment: string): number | undefined => places.get(fragment)?.page;
    return (await print(places.size === 0 ? {} : { pageOf, groups })) !== undefined;
  });
}

/** Prints a page as it is. */
export const printSheet: typeof printBook = (browser, page, to, { info }) =>
  withPrinter(browser, page, { to, info }, async (print) => (await print({})) !== undefined);

/** Drafts stay in a folder of their own: a browser may fail after the first, whose page numbers are none. */
async function withPrinter(
  browser: string,
  page: (printed: Printed) => string,
  { to, info }: { readonly to: string; readonly info: PdfInfo },
  use: (print: Prints) => Promise<boolean>,
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-book-'));
  const file = join(folder, 'book.html');
  const draft = join(folder, 'book.pdf');
  try {
    const isPrinted = await use(async (printed) => {
      await writeFile(file, page(printed));
      return printPdf(browser, file, draft) ? placesInPdf(await readFile(draft, 'latin1')) : undefined;
    });
    if (isPrinted) await writeFile(to, withPdfInfo(await readFile(draft, 'latin1'), info), 'latin1');
    return isPrinted;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Places = ReadonlyMap<string, PdfPlace>;
type Prints = (printed: Printed) => Promise<Places | undefined>;

type Groups = ReturnType<typeof chapterGroups>;

/** So often chapters are put together again, if those that share pages come out longer than they were by themselves. */
const TRIES = 3;

/** Chapters that share pages, and where everything is then; undefined if the browser does not print. */
async function grouped(print: Prints, paper: Paper) {
  const room = { pageOf: () => SOME, isMeasured: true };
  const first = await print(room);
  if (first === undefined) return undefined;
  const alone = endsIn(first).map((_, i) => [i]);
  let lengths = lengthsIn(first, alone, paper);
  let best = { places: first, groups: undefined as Groups | undefined, white: whiteIn(lengths) };
  for (let i = 0; i < TRIES && best.white > 0; i++) {
    const groups = chapterGroups(lengths);
    if (groups.every((group) => group.length === 1)) return best;
    const places = await print({ ...room, groups });
    if (places === undefined) return undefined;
    const printed = lengthsIn(places, groups, paper);
    const white = whiteIn(printed);
    if (best.groups === undefined || white < best.white) best = { places, groups, white };
    lengths = correctedLengths(lengths, groups, printed);
  }
  return best;
}

/** Where each chapter ends, in their order. */
const endsIn = (places: Places): readonly PdfPlace[] =>
  [...places]
    .filter(([name]) => /^end-\d+$/.test(name))
    .toSorted(([a], [b]) => Number(a.slice(4)) - Number(b.slice(4)))
    .map(([, place]) => place);

/** How many pages each group of chapters takes, each of which begins a page: the last of them counts as far as it is filled. */
function lengthsIn(places: Places, groups: Groups, paper: Paper): readonly number[] {
  const first = Math.min(...[...places].flatMap(([name, { page }]) => (name.startsWith('end-') ? [] : [page])));
  const all = endsIn(places);
  const ends = groups.flatMap((group) => all[group.at(-1) ?? 0] ?? []);
  return ends.map(({ page, down }, i) => {
    const begins = i === 0 ? first : (ends[i - 1]?.page ?? 0) + 1;
    return page - begins + filledTo(paper, down / MM);
  });
}
