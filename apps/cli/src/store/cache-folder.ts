import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder for what a program may keep and anybody may delete, as the systems have it. */
export function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'sandtable');
  if (platform === 'win32') return join(env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'sandtable', 'cache');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'sandtable');
  return join(homedir(), '.cache', 'sandtable');
}
