/** Where a place of a PDF is: its page, counted from 1, and how many points below the first line, as Chromium tells it. */
export interface PdfPlace {
  readonly page: number;
  readonly down: number;
}

/**
 * The places that links of a PDF lead to: `pdf` is the file with a letter for each byte, as Chromium writes it. Empty where
 * it is written in another way.
 */
export function placesInPdf(pdf: string): ReadonlyMap<string, PdfPlace> {
  const object = (number: string): string => {
    const start = pdf.indexOf(`\n${number} 0 obj\n`);
    return start < 0 ? '' : pdf.slice(start, pdf.indexOf('endobj', start));
  };
  const reference = (within: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(within)?.[1] ?? '';
  const root = object(/\/Root (\d+) 0 R/.exec(pdf.slice(pdf.lastIndexOf('trailer')))?.[1] ?? '');
  const pages = leavesOf(reference(root, 'Pages'), object);
  const heights = pages.map((page) =>
    Number(/\/MediaBox \[[\d.]+ [\d.]+ [\d.]+ ([\d.]+)\]/.exec(object(page))?.[1] ?? 0),
  );
  const places = object(reference(root, 'Dests')).matchAll(/\/([^\s/[]+) \[(\d+) 0 R \/XYZ [\d.-]+ ([\d.-]+)/g);
  return new Map(
    [...places].flatMap(([, name = '', page = '', up = '']) => {
      const at = pages.indexOf(page);
      return at < 0 ? [] : [[named(name), { page: at + 1, down: (heights[at] ?? 0) - Number(up) }] as const];
    }),
  );
}

/** Pages depend on a tree, in their order. */
function leavesOf(number: string, object: (number: string) => string): readonly string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(object(number))?.[1];
  if (kids === undefined) return [number];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => leavesOf(kid, object));
}

/** Bytes that no name may have stand as two digits. */
function named(name: string): string {
  const bytes = name.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
