import type { FileEntry } from './port.ts';

/** How often it is looked for changes by other programs, where the browser tells nobody of them. */
const OFTEN = 3000;

interface Parts {
  list(): Promise<readonly FileEntry[]>;
  changed(path: string): void;
}

export interface DiskWatch {
  /** Looks what other programs changed since it was looked last. */
  look(): Promise<void>;
  /** What was found by whoever looked for something else. */
  seen(files: readonly FileEntry[]): void;
  /** Another folder is evaluated from now on. */
  forget(): void;
  /** Begins to look by itself; the result ends it. */
  begin(): () => void;
}

/** Finds out what was changed in a folder by comparing what is in it. */
export const createDiskWatch = ({ list, changed }: Parts): DiskWatch => {
  let known: ReadonlyMap<string, string> | undefined;
  let looking: Promise<void> | undefined;
  const seen = (files: readonly FileEntry[]): void => {
    const before = known;
    known = new Map(files.map(({ path, version }) => [path, version]));
    if (before !== undefined) differing(before, known).forEach(changed);
  };
  const look = (): Promise<void> => {
    // A folder that doesn't answer now is evaluated again.
    looking ??= list()
      .then(seen, () => undefined)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const forget = (): void => {
    known = undefined;
  };
  return { look, seen, forget, begin: () => lookOften(look) };
};

const differing = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));

/** Only while someone looks at the page, and at once when they come back to it from another program. */
function lookOften(look: () => Promise<void>): () => void {
  const lookIfSeen = (): void => {
    if (document.visibilityState === 'visible') void look();
  };
  const timer = setInterval(lookIfSeen, OFTEN);
  addEventListener('focus', lookIfSeen);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', lookIfSeen);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}
