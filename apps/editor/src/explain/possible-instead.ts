import { tagged } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { DescribedAgainst, DescribedClaim } from '../workers/why-protocol.ts';

type Naming = Pick<Texts, 'named'>;

/**
 * What is worth saying against an answer, and whether it is better said what can be answered instead: that a value is
 * in none of the sets that the rules choose from, or that something hidden decides it, helps nobody. Only sentences are
 * left out, and what can be answered is in sight anyway, so that nothing more is revealed than before.
 */
export function tellingClaims(
  { what, reason, claims }: Pick<DescribedAgainst, 'what' | 'reason' | 'claims'>,
  name: string,
  texts: Naming,
): { readonly claims: readonly DescribedClaim[]; readonly isInstead: boolean } {
  const isOutside = what === 'outside';
  if (!isOutside && reason === undefined) return { claims, isInstead: false };
  const telling = claims.filter((claim) => !isIdle(claim, { isOutside, hasReason: reason !== undefined, name, texts }));
  const isUnsaid = reason === undefined ? isOutside : claims.some(({ c }) => c === 'unknown');
  return { claims: telling, isInstead: telling.length === 0 && isUnsaid };
}

type AtomOf = Extract<DescribedClaim, { c: 'atom' }>['atom'];

interface Asked {
  readonly isOutside: boolean;
  /** The rules say why in words. */
  readonly hasReason: boolean;
  readonly name: string;
  readonly texts: Naming;
}

/** Whether a sentence tells a player nothing that the highlighted answers don't. */
function isIdle(claim: DescribedClaim, asked: Asked): boolean {
  if (claim.c === 'unknown') return true;
  if (claim.c === 'any') return claim.of.every((one) => isIdle(one, asked));
  const { atom, wanted, holds, because } = claim;
  // That a field is true says less than the reason why it must not be.
  if (asked.hasReason && atom.says === 'true' && because.length === 0)
    return !hasSentence(atom.what, holds, asked.texts);
  if (atom.says !== 'in' || !wanted || holds || because.length > 0) return false;
  // A sentence of the rules says the same better than a list of what is in a set.
  if (asked.hasReason && atom.than?.n !== 'neighbors') return true;
  if (!asked.isOutside) return false;
  if (atom.what.n !== 'value' || String(atom.what.value) !== asked.name) return false;
  return tagged(asked.name).parts.length > 0 || !isNamed(atom.than, asked.texts);
}

const hasSentence = (noun: AtomOf['what'], holds: boolean, texts: Naming): boolean =>
  noun.n === 'name' && noun.paths.some((path) => texts.named(`${path}/${holds}`) !== undefined);

const isNamed = (than: AtomOf['than'], texts: Naming): boolean =>
  than?.n === 'neighbors' || (than?.n === 'name' && than.paths.some((path) => texts.named(path) !== undefined));

/**
 * What can be answered in place of a value: of values with parts those that differ from it in one part, and only that
 * part, such as the provinces that an army can move to.
 */
export function possibleInstead(possible: readonly string[], name: string): readonly string[] {
  const { tag, parts } = tagged(name);
  if (parts.length === 0) return possible;
  const alike = possible.flatMap((value) => {
    const other = tagged(value);
    if (other.tag !== tag || other.parts.length !== parts.length) return [];
    const differing = other.parts.filter((part, i) => part !== parts[i]);
    return differing.length === 1 ? differing : [];
  });
  return alike.length === 0 ? possible : [...new Set(alike)];
}
