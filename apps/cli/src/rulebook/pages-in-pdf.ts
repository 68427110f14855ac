/**
 * On which page each place begins that links of a PDF lead to, counted from 1: `pdf` is the file with a letter for each
 * byte, as Chromium writes it. Empty where it is written in another way.
 */
export function pagesInPdf(pdf: string): ReadonlyMap<string, number> {
  const object = (number: string): string => {
    const start = pdf.indexOf(`\n${number} 0 obj\n`);
    return start < 0 ? '' : pdf.slice(start, pdf.indexOf('endobj', start));
  };
  const reference = (within: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(within)?.[1] ?? '';
  const root = object(/\/Root (\d+) 0 R/.exec(pdf.slice(pdf.lastIndexOf('trailer')))?.[1] ?? '');
  const pages = leavesOf(reference(root, 'Pages'), object);
  const places = object(reference(root, 'Dests')).matchAll(/\/([^\s/[]+) \[(\d+) 0 R \/XYZ/g);
  return new Map(
    [...places].flatMap(([, name = '', page = '']) => {
      const at = pages.indexOf(page);
      return at < 0 ? [] : [[named(name), at + 1] as const];
    }),
  );
}

/** Pages hang on a tree, in their order. */
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
