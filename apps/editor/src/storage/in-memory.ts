import { versionOf } from './content-version.ts';
import { ABSENT, type FileText, type Project } from './port.ts';

const fileOf = (text: string | undefined): FileText =>
  text === undefined ? { text: '', version: ABSENT } : { text, version: versionOf(text) };

/** A project that lives as long as the page: for tests and demonstrations. */
export const inMemory = (initial: Readonly<Record<string, string>>): Project => {
  const files = new Map(Object.entries(initial));
  const watchers = new Set<(path: string) => void>();
  const tell = (path: string): void => {
    for (const changed of watchers) changed(path);
  };
  const stored = (path: string): FileText => fileOf(files.get(path));
  const read = (path: string): FileText | undefined => (files.has(path) ? stored(path) : undefined);
  return {
    list: async () => [...files].map(([path, text]) => ({ path, version: versionOf(text) })),
    read: async (path) => read(path),
    readAll: async (paths) => paths.map(read),
    write: async (path, text, expected) => {
      if (stored(path).version !== expected) return { ok: false, theirs: stored(path) };
      files.set(path, text);
      tell(path);
      return { ok: true, version: versionOf(text) };
    },
    remove: async (path, expected) => {
      if (stored(path).version !== expected) return { ok: false, theirs: stored(path) };
      files.delete(path);
      tell(path);
      return { ok: true, version: ABSENT };
    },
    rename: async (from, to, expected) => {
      const text = files.get(from);
      if (text === undefined || versionOf(text) !== expected) return { ok: false, why: 'changed' };
      if (files.has(to)) return { ok: false, why: 'taken' };
      files.delete(from);
      files.set(to, text);
      tell(from);
      tell(to);
      return { ok: true };
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
};
