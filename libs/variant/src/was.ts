import type { Key, Patch } from '@sandtable/syntax';
import type { Cover } from './contract.ts';

/** The fingerprint a patch was given. */
export function wasOf(patch: Patch): Key | undefined {
  if (patch.node === 'replacePatch') return patch.decl.was;
  return 'was' in patch ? patch.was : undefined;
}

/** How a cover is written down as a fingerprint. */
export const printOf = ({ print, aside }: Cover): string => (aside === undefined ? print : `${print}.${aside}`);
