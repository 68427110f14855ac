/** What programs show of a PDF. */
export interface PdfInfo {
  readonly title: string;
  readonly author: string | undefined;
  readonly subject: string;
  /** The headings of the book, with their numbers. */
  readonly bookmarks: readonly string[];
}

/**
 * Says in a PDF as Chromium writes it who made it and what it is about, which a page cannot say, and puts its bookmarks right.
 * `pdf` is the file with a letter for each byte. What is changed is appended, as the format wants it; a file that is written
 * in another way stays as it is.
 */
export function withPdfInfo(pdf: string, info: PdfInfo): string {
  const trailer = pdf.slice(pdf.lastIndexOf('trailer'));
  const [, size] = /\/Size (\d+)/.exec(trailer) ?? [];
  const [, root] = /\/Root (\d+) 0 R/.exec(trailer) ?? [];
  const [, about] = /\/Info (\d+) 0 R/.exec(trailer) ?? [];
  const [, before] = /startxref\s+(\d+)/.exec(trailer) ?? [];
  const known = about && dictionary(pdf, about);
  if (!size || !root || !before || !known) return pdf;
  let text = pdf.endsWith('\n') ? pdf : `${pdf}\n`;
  const places = [[about, infoDictionary(known, info)] as const, ...bookmarksIn(pdf, info)].map(([number, inside]) => {
    const place = `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${number} 0 obj\n<<${inside}>>\nendobj\n`;
    return place;
  });
  const end = `trailer\n<</Size ${size} /Root ${root} 0 R /Info ${about} 0 R /Prev ${before}>>`;
  return `${text}xref\n${places.join('')}${end}\nstartxref\n${text.length}\n%%EOF\n`;
}

const BOOKMARK = /\n(\d+) 0 obj\n<<\/Title (\((?:\\[\s\S]|[^\\)])*\)|<[\dA-Fa-f]*>)(\n\/Dest [\s\S]*?)>>\nendobj/g;

/** Chromium leaves out blanks, and says the headings at the top of a page twice. */
function bookmarksIn(pdf: string, { bookmarks }: PdfInfo): readonly (readonly [string, string])[] {
  const meant = new Map(
    bookmarks.flatMap((bookmark) => {
      const [first = '', ...rest] = bookmark.split(' ').map(compact);
      const behind = rest.join('');
      return [first + behind, first + first + behind + behind, first + behind + first + behind].map(
        (written) => [written, bookmark] as const,
      );
    }),
  );
  return [...pdf.matchAll(BOOKMARK)].flatMap(([, number = '', title = '', rest = '']) => {
    const bookmark = meant.get(compact(textOfPdf(title)));
    return bookmark === undefined ? [] : [[number, `/Title ${pdfText(bookmark)}${rest}`] as const];
  });
}

const compact = (text: string): string => text.replaceAll(/\s/g, '');

/** A text as a PDF writes it: in digits, or in brackets with signs behind a backslash. */
function textOfPdf(written: string): string {
  if (written.startsWith('<')) {
    return Buffer.from(written.slice(1, -1).replace(/^FEFF/i, ''), 'hex').swap16().toString('utf16le');
  }
  return written
    .slice(1, -1)
    .replaceAll(/\\(\d{3}|[\s\S])/g, (_, sign: string) =>
      sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : sign,
    );
}

/** What stands in an object that is a dictionary. */
function dictionary(pdf: string, number: string): string | undefined {
  const start = pdf.search(new RegExp(`(?:^|\\n)${number} 0 obj\\n<<`));
  const end = pdf.indexOf('>>\nendobj', start);
  return start < 0 || end < 0 ? undefined : pdf.slice(pdf.indexOf('<<', start) + 2, end);
}

function infoDictionary(known: string, { title, author, subject }: PdfInfo): string {
  const dates = known.match(/\/(?:CreationDate|ModDate|Producer) \([^)]*\)/g) ?? [];
  const said = [
    `/Title ${pdfText(title)}`,
    ...(author === undefined ? [] : [`/Author ${pdfText(author)}`]),
    `/Subject ${pdfText(subject)}`,
    '/Creator (Sandtable)',
  ];
  return [...said, ...dates].join('\n');
}

/** A text in digits, so that no sign of it means anything. */
const pdfText = (text: string): string =>
  `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
