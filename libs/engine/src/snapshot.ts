import type { GameModule } from './module.ts';

export interface Snapshot {
  /** The digest of the rules that it was taken with. */
  readonly digest: string;
  readonly words: Int32Array;
}
/** Rejected: the snapshot belongs to other rules. */
export const OTHER_RULES = 'snapshot/other-rules';

export const snapshot = (module: GameModule, S: Int32Array): Snapshot => ({
  digest: module.info.digest,
  words: S.slice(0, module.layout.size),
});

/** Restores a snapshot; returns undefined, or a code that says why that isn't possible. */
export function restore(module: GameModule, taken: Snapshot, S: Int32Array): typeof OTHER_RULES | undefined {
  if (taken.digest !== module.info.digest || taken.words.length !== module.layout.size) return OTHER_RULES;
  S.set(taken.words);
  return undefined;
}

/** FNV-1a over the words of a position. */
export function hashWords(S: Int32Array, length = S.length): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i += 1) hash = Math.imul(hash ^ (S[i] ?? 0), 0x01000193);
  return hash >>> 0;
}
