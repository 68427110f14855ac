import { join } from 'node:path';

interface Known {
  /** What the setting says; empty if nothing. */
  readonly setting: string;
  readonly folders: readonly string[];
  readonly platform: NodeJS.Platform;
  readonly exists: (path: string) => boolean;
}

/** The `sandtable` command: the one that is set, else that of the first folder that has one, else the one on the path. */
export function locateCommand({ setting, folders, platform, exists }: Known): string {
  if (setting !== '') return setting;
  const name = platform === 'win32' ? 'sandtable.cmd' : 'sandtable';
  const own = folders.map((folder) => join(folder, 'node_modules', '.bin', name));
  return own.find(exists) ?? name;
}
