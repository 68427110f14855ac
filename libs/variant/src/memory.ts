import type { Edit } from '@sandtable/diagnostics';
import { editTo } from '@sandtable/text';

interface TextFile {
  readonly path: string;
  readonly text: string;
}
/** What fingerprints were taken from: text by fingerprint. */
type Said = ReadonlyMap<string, string>;

/**
 * What a variant's fingerprints were taken from. A fingerprint only tells that the base has changed; the text that
 * stood there then is kept in a file beside the variant, `variants/NAME.was.json`, by whoever writes fingerprints.
 */
export interface Memory {
  readonly said: Said;
  readonly file: TextFile | undefined;
}

/** Edits of files that there are, and files to be made. */
export interface Change {
  readonly edits: readonly Edit[];
  readonly creates: readonly TextFile[];
}

export const memoryPath = (name: string): string => `variants/${name}.was.json`;

/** A file that cannot be read remembers nothing: it only helps to explain. */
export const memoryOf = (file: TextFile | undefined): Memory => ({ said: file ? saidIn(file.text) : new Map(), file });

function saidIn(text: string): Said {
  try {
    const { was }: { readonly was?: unknown } = JSON.parse(text);
    const entries = typeof was === 'object' && was !== null ? Object.entries(was) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

export const memoryText = (said: Said): string =>
  `${JSON.stringify({ format: 1, was: Object.fromEntries([...said].toSorted(byFirst)) }, undefined, 2)}\n`;

const byFirst = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

/** Forgets a fingerprint and remembers another, in as few signs as it takes. */
export function remembering(name: string, { said, file }: Memory, forget: Iterable<string>, more: Said): Change {
  const next = new Map(said);
  for (const print of forget) next.delete(print);
  for (const [print, text] of more) next.set(print, text);
  const text = memoryText(next);
  if (file === undefined) return { edits: [], creates: more.size === 0 ? [] : [{ path: memoryPath(name), text }] };
  return { edits: editBetween(file, text), creates: [] };
}

/** One edit that makes a file say something else, in as few signs as it takes. */
export function editBetween({ path, text: old }: TextFile, text: string): readonly Edit[] {
  if (old === text) return [];
  const { start, end, text: put } = editTo(old, text);
  return [{ span: { file: path, start, end }, text: put }];
}
