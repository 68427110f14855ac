import type { Problem } from './problem.ts';
import { CENTRAL, ENCRYPTED, END, LOCAL, SIZES_FOLLOW } from './zip-format.ts';

/** A file as the archive declares it. Nothing of it is believed before it was unpacked. */
export interface Entry {
  /** Undefined where its bytes are no UTF-8. */
  readonly name: string | undefined;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly full: number;
  /** Where its local record begins. */
  readonly from: number;
}

interface Entries {
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

/** What the list of files at the end says; where that is lost, what stands before each file. */
export const entriesOf = (bytes: Uint8Array): Entries => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const listed = listedIn(bytes, view);
  if (listed) return { entries: listed, problems: [] };
  if (bytes.length < 4 || view.getUint32(0, true) !== LOCAL.sign)
    return { entries: [], problems: [{ code: 'no-zip' }] };
  const found = salvaged(bytes, view);
  return { entries: found, problems: [{ code: 'cut', fields: { files: found.length } }] };
};

/** The name that stands before a file itself. */
export const localName = (bytes: Uint8Array, from: number): string | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (from + LOCAL.size > bytes.length || view.getUint32(from, true) !== LOCAL.sign) return undefined;
  return textIn(bytes, from + LOCAL.size, view.getUint16(from + LOCAL.name, true));
};

/** The content of an entry as it is packed; undefined where it does not lie in the archive. */
export const packedBytes = (bytes: Uint8Array, { from, packed }: Entry): Uint8Array | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (from + LOCAL.size > bytes.length) return undefined;
  const at = dataFrom(view, from);
  return at + packed > bytes.length ? undefined : bytes.subarray(at, at + packed);
};

const dataFrom = (view: DataView, from: number): number =>
  from + LOCAL.size + view.getUint16(from + LOCAL.name, true) + view.getUint16(from + LOCAL.extra, true);

const textIn = (bytes: Uint8Array, from: number, length: number): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(from, from + length));
  } catch {
    return undefined;
  }
};

/** The end record, looked for from the end: only a comment may stand behind it. */
const endIn = (view: DataView): number | undefined => {
  const lowest = Math.max(0, view.byteLength - END.size - 0xffff);
  for (let at = view.byteLength - END.size; at >= lowest; at--)
    if (view.getUint32(at, true) === END.sign) {
      const comment = view.getUint16(at + END.comment, true);
      if (at + END.size + comment === view.byteLength) return at;
    }
  return undefined;
};

const listedIn = (bytes: Uint8Array, view: DataView): readonly Entry[] | undefined => {
  const end = endIn(view);
  if (end === undefined) return undefined;
  const entries: Entry[] = [];
  let at = view.getUint32(end + END.from, true);
  for (let remaining = view.getUint16(end + END.all, true); remaining > 0; remaining--) {
    if (at + CENTRAL.size > end || view.getUint32(at, true) !== CENTRAL.sign) return undefined;
    entries.push(centralEntry(bytes, view, at));
    const { name, extra, comment } = CENTRAL;
    at += CENTRAL.size + [name, extra, comment].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
  }
  // Files that the end does not count would be lost in silence.
  return at === end ? entries : undefined;
};

const UNIX = 3;
const KIND_OF_FILE = 0o170000;
const LINK = 0o120000;

const centralEntry = (bytes: Uint8Array, view: DataView, at: number): Entry => {
  const mode = view.getUint32(at + CENTRAL.attributes, true) >>> 16;
  const maker = view.getUint8(at + CENTRAL.maker);
  return {
    name: textIn(bytes, at + CENTRAL.size, view.getUint16(at + CENTRAL.name, true)),
    method: view.getUint16(at + CENTRAL.method, true),
    isEncrypted: (view.getUint16(at + CENTRAL.flags, true) & ENCRYPTED) !== 0,
    // Whatever system it says to come from: no other one uses these bits for files like this.
    isLink: (mode & KIND_OF_FILE) === LINK || (maker === UNIX && isDevice(mode)),
    crc: view.getUint32(at + CENTRAL.crc, true),
    packed: view.getUint32(at + CENTRAL.packed, true),
    full: view.getUint32(at + CENTRAL.full, true),
    from: view.getUint32(at + CENTRAL.local, true),
  };
};

/** Neither a plain file nor a folder: pipes, sockets, devices. */
const isDevice = (mode: number): boolean => ![0, 0o100000, 0o040000].includes(mode & KIND_OF_FILE);

/** The files from the beginning on, as far as each says how long it is. */
const salvaged = (bytes: Uint8Array, view: DataView): readonly Entry[] => {
  const entries: Entry[] = [];
  let at = 0;
  while (at + LOCAL.size <= bytes.length && view.getUint32(at, true) === LOCAL.sign) {
    const flags = view.getUint16(at + LOCAL.flags, true);
    const packed = view.getUint32(at + LOCAL.packed, true);
    const next = dataFrom(view, at) + packed;
    if ((flags & SIZES_FOLLOW) !== 0 || next > bytes.length) break;
    entries.push(localEntry(bytes, view, at, flags, packed));
    at = next;
  }
  return entries;
};

const localEntry = (bytes: Uint8Array, view: DataView, at: number, flags: number, packed: number): Entry => ({
  name: localName(bytes, at),
  method: view.getUint16(at + LOCAL.method, true),
  isEncrypted: (flags & ENCRYPTED) !== 0,
  isLink: false,
  crc: view.getUint32(at + LOCAL.crc, true),
  packed,
  full: view.getUint32(at + LOCAL.full, true),
  from: at,
});
