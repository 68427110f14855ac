import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { crc32 } from './checksums.ts';
import { concatenated } from './concatenated.ts';
import { inflated } from './inflated.ts';

/** More than this is not unpacked from a link: it would rather be an attack than a variant and a match. */
const MOST = 4_000_000;

/** Text in letters that an address may hold: a checksum and the compressed text in base64 with - and _, no padding. */
export const linkText = (text: string): string => {
  const bytes = concatenated([sumOf(strToU8(text)), deflateSync(strToU8(text), { level: 9 })]);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** The text again; nothing if the link was cut, mistyped, or unpacks to more than anybody writes. */
export const textOfLink = (link: string): string | undefined => {
  const packed = bytesOf(link);
  const bytes = packed && inflated(packed.subarray(SUM), MOST);
  if (typeof bytes !== 'object' || sumOf(bytes).some((byte, i) => byte !== packed?.[i])) return undefined;
  return strFromU8(bytes);
};

/** How many bytes the checksum has. */
const SUM = 4;
const sumOf = (bytes: Uint8Array): Uint8Array => {
  const view = new DataView(new ArrayBuffer(SUM));
  view.setUint32(0, crc32(bytes));
  return new Uint8Array(view.buffer);
};

const bytesOf = (link: string): Uint8Array | undefined => {
  try {
    return Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
};
