/** What programs tell of a PDF. */
export interface PdfInfo {
  readonly title: string;
  readonly author: string | undefined;
  readonly subject: string;
}

/**
 * Tells a PDF as Chromium writes it who made it and what it is about, which a page cannot say. `pdf` is the file with a letter
 * for each byte. What is changed is appended, as the format wants it; a file that is written in another way stays as it is.
 */
export function withPdfInfo(pdf: string, info: PdfInfo): string {
  const trailer = pdf.slice(pdf.lastIndexOf('trailer'));
  const [, size] = /\/Size (\d+)/.exec(trailer) ?? [];
  const [, root] = /\/Root (\d+) 0 R/.exec(trailer) ?? [];
  const [, about] = /\/Info (\d+) 0 R/.exec(trailer) ?? [];
  const [, before] = /startxref\s+(\d+)/.exec(trailer) ?? [];
  const known = about && dictionary(pdf, about);
  if (!size || !root || !before || !known) return pdf;
  const text = pdf.endsWith('\n') ? pdf : `${pdf}\n`;
  const object = `${about} 0 obj\n<<${infoDictionary(known, info)}>>\nendobj\n`;
  const place = `${about} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<</Size ${size} /Root ${root} 0 R /Info ${about} 0 R /Prev ${before}>>`;
  return `${text}${object}xref\n${place}${end}\nstartxref\n${text.length + object.length}\n%%EOF\n`;
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
