import { crc32, sha256 } from './checksums.ts';
import { inflated } from './inflated.ts';
import { MANIFEST, type Manifest, readManifest } from './manifest.ts';
import { isOddPath } from './path-problem.ts';
import type { Problem, ProblemCode } from './problem.ts';
import { type Entry, entriesOf, localName, packedBytes } from './zip-entries.ts';
import { DEFLATED, STORED } from './zip-format.ts';
import type { ArchiveFile } from './zip-of.ts';

export interface Limits {
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly bytes: number;
  readonly fileBytes: number;
  /** How many times as long a file may be as it is packed. */
  readonly ratio: number;
  /** Why a path cannot be kept where the files are to go. */
  problemOf(path: string): ProblemCode | undefined;
}

export interface ZipRead {
  /** What is sound, in the order of the archive, without the manifest. */
  readonly files: readonly ArchiveFile[];
  readonly problems: readonly Problem[];
}

/** No archive of texts is packed as tightly as this; below this size it does no harm either. */
const HARMLESS = 100_000;

/**
 * Reads an archive that anybody may have made: nothing throws, all that is wrong is reported, what is sound is
 * returned.
 */
export const readZip = (bytes: Uint8Array, limits: Limits): ZipRead => {
  const { entries, problems: whole } = entriesOf(bytes);
  const problems: Problem[] = [...whole];
  const files: (ArchiveFile & { readonly sum: string })[] = [];
  const taken: Taken = { files: new Map(), folders: new Map() };
  let manifest: Manifest | undefined;
  let room = limits.bytes;
  if (entries.length > limits.files)
    problems.push({ code: 'too-many', fields: { files: entries.length, most: limits.files } });
  for (const entry of entries.slice(0, limits.files)) {
    const path = entry.name ?? '?';
    if (path.endsWith('/') && !isOddPath(path.slice(0, -1))) continue;
    const declared = path === MANIFEST ? undefined : (declaredProblem(entry, limits) ?? takenProblem(path, taken));
    const content = declared ?? unpacked(bytes, entry, Math.min(limits.fileBytes, room), limits);
    if ('code' in content) {
      problems.push({ path, ...content });
      // The rest would be unpacked only to be thrown away.
      if (content.code === 'all-too-large') break;
      continue;
    }
    room -= content.full;
    take(path, taken);
    if (path === MANIFEST) manifest = readManifest(content.text);
    else files.push({ path, text: content.text, sum: content.sum });
  }
  if (manifest) problems.push(...againstManifest(files, manifest, problems));
  return { files: files.map(({ path, text }) => ({ path, text })), problems };
};

/** A problem of one file; its path is known to who asks. */
type Wrong = Omit<Problem, 'path'>;
const wrong = (code: ProblemCode, fields?: Problem['fields']): Wrong => ({ code, ...(fields ? { fields } : {}) });

/** What is wrong by what the archive says of a file, before it is evaluated. */
const declaredProblem = (entry: Entry, limits: Limits): Wrong | undefined => {
  const { name, full, packed } = entry;
  if (name === undefined || isOddPath(name.replace(/\/$/, ''))) return wrong('path');
  if (entry.isLink) return wrong('link');
  if (entry.isEncrypted) return wrong('encrypted');
  if (/\.(?:zip|jar|7z|gz|tar|rar)$/i.test(name)) return wrong('nested');
  const unkept = limits.problemOf(name);
  if (unkept !== undefined) return wrong(unkept);
  if (entry.method !== STORED && entry.method !== DEFLATED) return wrong('method', { method: entry.method });
  if (full > HARMLESS && full > packed * limits.ratio) return wrong('bomb', { ratio: limits.ratio });
  return full > limits.fileBytes ? wrong('too-large', { most: limits.fileBytes }) : undefined;
};

/** The file that a path would be on some system: they disagree on whether case and accents make another one. */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();
const foldersAbove = (key: string): readonly string[] =>
  [...key.matchAll(/\//g)].map(({ index }) => key.slice(0, index));

/** Which files and which folders the files so far have made, with one that made them. */
interface Taken {
  readonly files: Map<string, string>;
  readonly folders: Map<string, string>;
}

const takenProblem = (path: string, { files, folders }: Taken): Wrong | undefined => {
  const key = keyOf(path);
  const other =
    files.get(key) ??
    folders.get(key) ??
    foldersAbove(key)
      .map((one) => files.get(one))
      .find(Boolean);
  return other === undefined ? undefined : wrong('twice', { other });
};
const take = (path: string, { files, folders }: Taken): void => {
  const key = keyOf(path);
  files.set(key, path);
  for (const folder of foldersAbove(key)) folders.set(folder, path);
};

interface Content {
  readonly text: string;
  readonly full: number;
  readonly sum: string;
}

/** What is really in there, of which no more is unpacked than `most` allows. */
const unpacked = (bytes: Uint8Array, entry: Entry, most: number, limits: Limits): Content | Wrong => {
  const packed = packedBytes(bytes, entry);
  if (packed === undefined || localName(bytes, entry.from) !== entry.name) return wrong('damaged');
  const content = entry.method === STORED ? stored(packed, most) : inflated(packed, most);
  if (content === 'broken') return wrong('damaged');
  if (content === 'over') return overflow(packed.length, most, limits);
  if (content.length > HARMLESS && content.length > packed.length * limits.ratio)
    return wrong('bomb', { ratio: limits.ratio });
  if (content.length !== entry.full || crc32(content) !== entry.crc) return wrong('damaged');
  // An archive under another name.
  if (content[0] === 0x50 && content[1] === 0x4b && content[2] === 3 && content[3] === 4) return wrong('nested');
  const text = textOf(content);
  return text === undefined ? wrong('no-text') : { text, full: content.length, sum: sha256(content) };
};

const stored = (packed: Uint8Array, most: number): Uint8Array | 'over' => (packed.length > most ? 'over' : packed);

const overflow = (packed: number, most: number, limits: Limits): Wrong => {
  if (most > packed * limits.ratio) return wrong('bomb', { ratio: limits.ratio });
  return most < limits.fileBytes
    ? wrong('all-too-large', { most: limits.bytes })
    : wrong('too-large', { most: limits.fileBytes });
};

/** Bytes that are no text would come back as others. */
const textOf = (content: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
};

/** What differs from what was packed: someone may have worked on the archive since. */
const againstManifest = (
  files: readonly (ArchiveFile & { readonly sum: string })[],
  { isNewer, sums }: Manifest,
  known: readonly Problem[],
): readonly Problem[] => {
  const met = new Set([...files, ...known].map(({ path }) => path));
  const differing = files.flatMap(({ path, sum }): readonly Problem[] => {
    if (sums.get(path) === sum) return [];
    return [{ code: sums.has(path) ? 'other-sum' : 'unlisted', path }];
  });
  const missing = [...sums.keys()].filter((path) => !met.has(path));
  return [
    ...(isNewer ? [{ code: 'newer' } as const] : []),
    ...differing,
    ...missing.map((path): Problem => ({ code: 'missing', path })),
  ];
};
