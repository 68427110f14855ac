import { type FSWatcher, statSync, watch } from 'node:fs';
import { sep } from 'node:path';

/** Editors write in several steps; a burst of events is one change. */
const IDLE_MS = 80;

/** How often it is looked whether the folder itself is still the same. */
const ROOT_MS = 1000;

/** Which folder lies there now: another one after it was taken away and put back. */
const identity = (root: string): number | undefined => statSync(root, { throwIfNoEntry: false })?.ino;

/**
 * Calls back with the paths that changed below a folder, once it has been quiet for a moment; with none when the folder
 * itself went and came back, because then nobody knows what changed. Returns how to stop.
 */
export function watchFolder(root: string, changed: (paths: readonly string[]) => void): () => void {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const paths = [...pending].sort();
    pending.clear();
    changed(paths);
  };
  const heard = (name: string | null): void => {
    if (name === null || isNoise(name)) return;
    pending.add(name.split(sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(flush, IDLE_MS);
  };
  let known = identity(root);
  let watcher = begin(root, heard);
  const look = (): void => {
    const now = identity(root);
    if (now === known) return;
    known = now;
    watcher?.close();
    watcher = begin(root, heard);
    if (watcher !== undefined) changed([]);
  };
  const looking = setInterval(look, ROOT_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(looking);
    watcher?.close();
  };
}

/** Undefined while there is no folder to watch. */
function begin(root: string, heard: (name: string | null) => void): FSWatcher | undefined {
  try {
    const watcher = watch(root, { recursive: true }, (_event, name) => heard(name));
    watcher.on('error', () => undefined);
    return watcher;
  } catch {
    return undefined;
  }
}

/** Hidden files are our own temporary ones among others; what is built is not edited. */
const isNoise = (name: string): boolean =>
  name.split(sep).some((part) => part.startsWith('.') || part === 'node_modules' || part === 'dist');
