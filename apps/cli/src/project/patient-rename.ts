import { rename } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** What Windows says while a virus scanner, an indexer or an editor has the file open for a moment. */
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES']);
/** Milliseconds before each further try; together less than anybody waits for a save. */
const PAUSES = [10, 40, 100, 250];

interface System {
  readonly platform: string;
  rename(from: string, to: string): Promise<void>;
  wait(milliseconds: number): Promise<unknown>;
}
const own: System = {
  platform: process.platform,
  rename: (from, to) => rename(from, to),
  wait: (ms) => setTimeout(ms),
};

/** Renames; on Windows a file that someone has open is tried again a few times. Elsewhere a refusal is meant. */
export async function renamePatiently(from: string, to: string, system: System = own): Promise<void> {
  const pauses = system.platform === 'win32' ? PAUSES : [];
  for (const pause of pauses) {
    try {
      return await system.rename(from, to);
    } catch (error) {
      if (!isHeld(error)) throw error;
      await system.wait(pause);
    }
  }
  await system.rename(from, to);
}

const isHeld = (error: unknown): boolean => error instanceof Error && 'code' in error && HELD.has(String(error.code));
