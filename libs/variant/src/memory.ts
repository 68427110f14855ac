/**
 * What a variant's fingerprints were taken from. A fingerprint only tells that the base has changed; the text that
 * stood there then is kept in a file beside the variant, `variants/NAME.was.json`, by whoever writes fingerprints.
 */
export type Memory = ReadonlyMap<string, string>;

/** A file that cannot be read remembers nothing: it only helps to explain. */
export function memoryOf(file: { readonly text: string } | undefined): Memory {
  if (file === undefined) return new Map();
  try {
    const { was }: { readonly was?: unknown } = JSON.parse(file.text);
    const entries = typeof was === 'object' && was !== null ? Object.entries(was) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

export const memoryText = (memory: Memory): string =>
  `${JSON.stringify({ format: 1, was: Object.fromEntries([...memory].toSorted(byFirst)) }, undefined, 2)}\n`;

const byFirst = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);
