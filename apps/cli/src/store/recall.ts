import { createHash } from 'node:crypto';
import type { Share } from '@sandtable/analysis';
import { fingerprint } from '../queue/fingerprint.ts';
import { decode, encode } from '../queue/wire.ts';
import { FORGETFUL, type Recall } from '../spread/remembered.ts';
import { NOTHING, type OpenStore } from './open-store.ts';
import type { Asked } from './stretch-store.ts';

/** What results of one command are kept under. */
export interface Kept<Part> {
  readonly about: Asked;
  /** Everything that the games depend on but their numbers. */
  readonly plan: unknown;
  /** Whether what was kept can be what came of these games. */
  readonly fits: (part: Part, share: Share) => boolean;
}

/** Keeps what came of games of a series under all that it depends on: rules, options, bots, seed, and this program. */
export function recalling<Part>(store: OpenStore, { about, plan, fits }: Kept<Part>): Recall<Part> {
  // The key is made of all files of this program.
  if (store === NOTHING) return FORGETFUL;
  const key = keyOf(about.command, plan);
  return {
    known: (series) =>
      store.stretches(key, series).flatMap(({ text, ...share }) => {
        const part = partIn<Part>(text);
        return part !== undefined && fits(part, share) ? [{ ...share, part }] : [];
      }),
    keep: ({ first, games, part }) => store.keep(key, about, { first, games, text: encode(part) }),
  };
}

/** What makes no sense is played again. */
function partIn<Part>(text: string): Part | undefined {
  try {
    return decode(text) as Part;
  } catch {
    return undefined;
  }
}

/** Emitted code stands for the rules, so that whatever changes in how they are compiled is played again. */
const keyOf = (command: string, plan: unknown): string =>
  hashOf(
    `${fingerprint()} ${command} ${encode(plan, (key, value) => (key === 'javascript' ? hashOf(`${value}`) : value))}`,
  );

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
