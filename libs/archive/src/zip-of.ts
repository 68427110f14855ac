import { deflateSync } from 'fflate';
import { crc32, sha256 } from './checksums.ts';
import { concatenated, lengthOf } from './concatenated.ts';
import { MANIFEST, manifestText } from './manifest.ts';
import { CENTRAL, DEFLATED, END, IN_UTF8, LOCAL } from './zip-format.ts';

/** A file of an archive, by its path with `/`. */
export interface ArchiveFile {
  readonly path: string;
  readonly text: string;
}

interface Packed {
  readonly name: Uint8Array;
  readonly crc: number;
  readonly packed: Uint8Array;
  readonly full: number;
}

/** Version 2.0 of the format is enough for what is written here. */
const NEEDS = 20;
/** The first day that a zip file can name; when someone packed isn't part of what they packed. */
const DATE = 0x21;

/** Files as one archive with a manifest. The same files give the same bytes, in whatever order they come. */
export const zipOf = (files: readonly ArchiveFile[]): Uint8Array<ArrayBuffer> => {
  const sorted = files
    .map(({ path, text }) => ({ path, bytes: new TextEncoder().encode(text) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  const listed = sorted.map(({ path, bytes }) => ({ path, sha256: sha256(bytes) }));
  const manifest = { path: MANIFEST, bytes: new TextEncoder().encode(manifestText(listed)) };
  return joined([manifest, ...sorted].map(({ path, bytes }) => packedFile(path, bytes)));
};

const packedFile = (path: string, bytes: Uint8Array): Packed => ({
  name: new TextEncoder().encode(path),
  crc: crc32(bytes),
  packed: deflateSync(bytes, { level: 9 }),
  full: bytes.length,
});

const joined = (files: readonly Packed[]): Uint8Array<ArrayBuffer> => {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let at = 0;
  for (const file of files) {
    const local = [localRecord(file), file.name, file.packed];
    centrals.push(centralRecord(file, at), file.name);
    locals.push(...local);
    at += lengthOf(local);
  }
  return concatenated([...locals, ...centrals, endRecord(files.length, lengthOf(centrals), at)]);
};

const record = (size: number, fill: (view: DataView<ArrayBuffer>) => void): Uint8Array => {
  const view = new DataView(new ArrayBuffer(size));
  fill(view);
  return new Uint8Array(view.buffer);
};

const localRecord = ({ name, crc, packed, full }: Packed): Uint8Array =>
  record(LOCAL.size, (view) => {
    view.setUint32(0, LOCAL.sign, true);
    view.setUint16(4, NEEDS, true);
    view.setUint16(LOCAL.flags, IN_UTF8, true);
    view.setUint16(LOCAL.method, DEFLATED, true);
    view.setUint16(12, DATE, true);
    view.setUint32(LOCAL.crc, crc, true);
    view.setUint32(LOCAL.packed, packed.length, true);
    view.setUint32(LOCAL.full, full, true);
    view.setUint16(LOCAL.name, name.length, true);
  });

const centralRecord = ({ name, crc, packed, full }: Packed, local: number): Uint8Array =>
  record(CENTRAL.size, (view) => {
    view.setUint32(0, CENTRAL.sign, true);
    view.setUint16(4, NEEDS, true);
    view.setUint16(6, NEEDS, true);
    view.setUint16(CENTRAL.flags, IN_UTF8, true);
    view.setUint16(CENTRAL.method, DEFLATED, true);
    view.setUint16(CENTRAL.date, DATE, true);
    view.setUint32(CENTRAL.crc, crc, true);
    view.setUint32(CENTRAL.packed, packed.length, true);
    view.setUint32(CENTRAL.full, full, true);
    view.setUint16(CENTRAL.name, name.length, true);
    view.setUint32(CENTRAL.local, local, true);
  });

const endRecord = (files: number, length: number, from: number): Uint8Array =>
  record(END.size, (view) => {
    view.setUint32(0, END.sign, true);
    view.setUint16(END.here, files, true);
    view.setUint16(END.all, files, true);
    view.setUint32(END.length, length, true);
    view.setUint32(END.from, from, true);
  });
