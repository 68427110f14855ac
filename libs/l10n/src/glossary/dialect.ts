import type { Separator } from '@sandtable/schema';

/** How a program writes tables: our own way, or that of a spreadsheet, which differs between countries. */
export interface Dialect {
  readonly separator: Separator;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** Whether a mark of the encoding stands at the beginning. */
  readonly marked: boolean;
  readonly lineEnd: '\n' | '\r\n';
}

export const OURS: Dialect = { separator: ',', encoding: 'utf-8', marked: false, lineEnd: '\n' };

/** A table as text without a mark of its encoding, and how it was written. */
export function readDialect(bytes: Uint8Array): { readonly text: string; readonly dialect: Dialect } {
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const marked = decoded.startsWith('\ufeff');
  const text = marked ? decoded.slice(1) : decoded;
  return {
    text,
    dialect: { separator: separatorIn(text), encoding, marked, lineEnd: text.includes('\r\n') ? '\r\n' : '\n' },
  };
}

/** Lines of cells in a dialect. */
export function writeDialect(rows: readonly (readonly string[])[], dialect: Dialect): Uint8Array {
  const { separator, lineEnd, marked, encoding } = dialect;
  const lines = rows.map((row) => `${row.map((cell) => quotedIn(cell, separator)).join(separator)}${lineEnd}`);
  return encoded(`${marked ? '\ufeff' : ''}${lines.join('')}`, encoding);
}

/** Cells are quoted where they have to be. */
export const quotedIn = (text: string, separator: Separator): string =>
  text.includes(separator) || /["\r\n]|^\s|\s$|^_$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** By its mark, or by the zeros between Latin letters; what is neither is taken for UTF-8. */
function encodingOf(bytes: Uint8Array): Dialect['encoding'] {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && second !== undefined)) return 'utf-16be';
  return 'utf-8';
}

/** What stands most often in the first line outside of quotation marks. */
function separatorIn(text: string): Separator {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: Separator): number => line.split(sign).length - 1;
  return ([',', ';', '\t'] as const).reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function encoded(text: string, encoding: Dialect['encoding']): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), encoding === 'utf-16le');
  return bytes;
}
