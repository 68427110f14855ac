import { watch } from 'node:fs';
import { sep } from 'node:path';

/** Editors write in several steps; a burst of events is one change. */
const QUIET_MS = 80;

/** Calls back with the paths that changed below a folder, once it has been quiet for a moment. Returns how to stop. */
export function watchFolder(root: string, changed: (paths: readonly string[]) => void): () => void {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const paths = [...pending].sort();
    pending.clear();
    changed(paths);
  };
  const watcher = watch(root, { recursive: true }, (_event, name) => {
    if (name === null || isNoise(name)) return;
    pending.add(name.split(sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  });
  watcher.on('error', () => undefined);
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** Hidden files are our own temporary ones among others; what is built is not edited. */
const isNoise = (name: string): boolean =>
  name.split(sep).some((part) => part.startsWith('.') || part === 'node_modules' || part === 'dist');
