import type { Span } from '@sandtable/text';
import type { Atom } from './atom.ts';
import type { Part } from './part.ts';

/**
 * What was found of a condition, as sentences are made of it. `atom`: one thing that was to be so, or not; `because`
 * tells more of it, for whoever has no words for it or wants to know. `any`: one of these would do. `unknown`: it is
 * not for whoever asks. Where it stands is a place in the rules, or whatever is made of one.
 */
export type Claim<At = Span> = { readonly at: At } & (
  | {
      readonly c: 'atom';
      readonly atom: Atom;
      /** Whether what the atom says was to be true, and whether it was. */
      readonly wanted: boolean;
      readonly holds: boolean;
      readonly because: readonly Claim<At>[];
    }
  | { readonly c: 'any'; readonly of: readonly Claim<At>[] }
  | { readonly c: 'unknown' }
);

/** So many are listed for one condition. */
const SAID = 4;

/** What made a condition what it is, down to what fits in a sentence each. */
export function claimsOf(part: Part, wanted = true): readonly Claim[] {
  const { is, span: at, chose } = part;
  if (is === 'unknown') return [{ c: 'unknown', at }];
  if (is !== 'value') return [];
  if (chose === true) return asItIs({ ...part, chose: false });
  return limited(said(part, wanted));
}

function said(part: Part, wanted: boolean): readonly Claim[] {
  const { how, atom, truth, parts, span: at } = part;
  if (how === 'logic') return operands(part, wanted);
  if (how === 'none' || how === 'some') return tried(part, wanted);
  if (how === 'turned') return among(decisiveIn(part), !wanted, truth === wanted, at);
  if (how === 'within' && atom) return [{ c: 'atom', at, atom, wanted: false, holds: true, because: [] }];
  if (how === 'outside' || how === 'barred' || how === 'unreached') return outside(part);
  if (atom === undefined || how === 'call') {
    const because = among(decisiveIn(part), wanted, truth === wanted, at);
    const reasons = because.length > 0 ? because : parts.filter(isLooked).flatMap((one) => asItIs(one));
    return atom ? [claim(part, atom, wanted, reasons)] : reasons;
  }
  return [claim(part, atom, wanted, [])];
}

const claim = ({ truth, span: at }: Part, atom: Atom, wanted: boolean, because: readonly Claim[]): Claim => {
  // What the rules say the other way is wanted the other way.
  const turns = atom.negative;
  return {
    c: 'atom',
    at,
    atom: { ...atom, negative: false },
    wanted: wanted !== turns,
    // What is no condition itself, such as a limit that is exceeded, is not as it should be.
    holds: (truth ?? !wanted) !== turns,
    because,
  };
};

const decisiveIn = ({ parts }: Part): readonly Part[] => parts.filter(({ decisive }) => decisive);
const isLooked = ({ is, decisive }: Part): boolean => is === 'value' && !decisive;

/** What something came to, without having been wanted. */
const asItIs = (part: Part): readonly Claim[] => {
  if (part.truth !== undefined) return claimsOf(part, part.truth);
  return part.atom && part.how === undefined
    ? [{ c: 'atom', at: part.span, atom: part.atom, wanted: true, holds: true, because: [] }]
    : [];
};

/** Where all of them made it what it is and should not have, one that had not would do. */
function operands(part: Part, wanted: boolean): readonly Claim[] {
  const deciding = decisiveIn(part);
  const met = deciding.length > 0 ? deciding : part.parts;
  return among(met, wanted, part.truth === wanted, part.span);
}

function among(parts: readonly Part[], wanted: boolean, isMet: boolean, at: Span): readonly Claim[] {
  const each = parts.flatMap((part) => claimsOf(part, wanted));
  // Of several of which each has several that would do, all would do.
  const shownClaims = limited(isMet ? each : each.flatMap((one) => (one.c === 'any' ? one.of : [one])));
  return isMet || shownClaims.length < 2 ? shownClaims : [{ c: 'any', at, of: shownClaims }];
}

/** What came of those that were tried; where there was nothing to try, that. */
function tried(part: Part, wanted: boolean): readonly Claim[] {
  const { how, atom, truth, span } = part;
  const decisives = among(decisiveIn(part), how === 'none' ? !wanted : wanted, truth === wanted, span);
  return decisives.length > 0 || atom === undefined ? decisives : [claim(part, atom, wanted, [])];
}

/** Of a way that was not found it is listed that there is none; of what else was left out why. */
function outside(part: Part): readonly Claim[] {
  const because = limited(decidingClaims(part));
  if (part.atom === undefined || (because.length > 0 && part.how === 'outside')) return because;
  // Of several ways one would do.
  const each = because.length > 1 ? because.flatMap((one) => (one.c === 'any' ? one.of : [one])) : because;
  const ways: readonly Claim[] = each.length > 1 ? [{ c: 'any', at: part.span, of: limited(each) }] : each;
  if (ways.length > 0 && part.how === 'barred') return ways;
  return [{ c: 'atom', at: part.span, atom: part.atom, wanted: true, holds: false, because: ways }];
}

/** What chose the set is said where the set itself says no more than which values it has. */
function decidingClaims(part: Part): readonly Claim[] {
  const own = decisiveIn(part).filter(({ chose }) => chose !== true);
  const claims = own.flatMap((one) => claimsOf(one, true));
  if (claims.some((one) => !isBareAbsence(one))) return claims;
  return [
    ...decisiveIn(part)
      .filter(({ chose }) => chose === true)
      .flatMap((one) => claimsOf(one)),
    ...claims,
  ];
}

const isBareAbsence = (claim: Claim): boolean =>
  claim.c === 'atom' && claim.atom.says === 'in' && claim.wanted && !claim.holds && claim.because.length === 0;

/** Each is listed once. */
function limited(claims: readonly Claim[]): readonly Claim[] {
  const known = new Map(claims.map((one) => [JSON.stringify({ ...one, at: undefined }), one]));
  return [...known.values()].slice(0, SAID);
}
