import type { FileText, Project } from './port.ts';

/** A short content hash (FNV-1a); it only has to tell versions apart. */
export const versionOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16);
};

const fileOf = (text: string): FileText => ({ text, version: versionOf(text) });

/** A project that lives as long as the page: for tests and demonstrations. */
export const inMemory = (initial: Readonly<Record<string, string>>): Project => {
  const files = new Map(Object.entries(initial));
  const watchers = new Set<(path: string) => void>();
  return {
    list: async () => [...files].map(([path, text]) => ({ path, version: versionOf(text) })),
    read: async (path) => {
      const text = files.get(path);
      return text === undefined ? undefined : fileOf(text);
    },
    write: async (path, text, expected) => {
      const now = files.get(path);
      if (now !== undefined && versionOf(now) !== expected) return { ok: false, theirs: fileOf(now) };
      files.set(path, text);
      for (const changed of watchers) changed(path);
      return { ok: true, version: versionOf(text) };
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
};
