import type { Expr, PolicyDecl } from '@sandtable/syntax';
import { checkValues, lineLike, withValues } from './original-values.ts';
import { declsIn, pathOf, placeIn, put } from './paths.ts';
import { originalIn, withoutOriginal } from './rewrite.ts';
import { sameLabel } from './same-label.ts';
import { currentPath, noteTouched, type PatchOf, touch, unknownPath, type Work } from './work.ts';

type Part = PolicyDecl['parts'][number];

/** Puts parts before or behind those of a policy, or in their place. */
export function patchPolicy(work: Work, patch: PatchOf<'policyPatch'>): void {
  const path = currentPath(work, `policy/${patch.name.text}`);
  const place = placeIn(work.now, (decl): decl is PolicyDecl => decl.node === 'policy' && pathOf(decl) === path);
  if (place === undefined) {
    const names = declsIn(work.now).flatMap((decl) => (decl.node === 'policy' ? decl.name.text : []));
    unknownPath(work, patch.name, names, path);
    return;
  }
  touch(work, path, patch.when === 'replace' ? 'replace' : 'change', patch.span);
  noteTouched(work, place.decl, patch.span);
  const sound = { ...patch, parts: patch.parts.map((part) => checked(work, part, place.decl.parts)) };
  put(work.now, place, { ...place.decl, parts: together(place.decl.parts, sound) });
}

/** Invalid calls of `original` are reported and left out. */
function checked(work: Work, part: Part, base: readonly Part[]): Part {
  const lines = meantBy(part, base).flatMap((other) => other.lines);
  return { ...part, lines: part.lines.map((line) => (checkValues(work, line, lines) ? line : withoutOriginal(line))) };
}

const meantBy = ({ at }: Part, base: readonly Part[]): readonly Part[] =>
  base.filter((other) => sameLabel(other.at.text, at.text));

function together(base: readonly Part[], { when, parts }: PatchOf<'policyPatch'>): readonly Part[] {
  const own = parts.flatMap((part) => written(part, base));
  if (when === 'replace') return own;
  return when === 'before' ? [...own, ...base] : [...base, ...own];
}

/**
 * A part in which `original` stands for lines of the base, or for what they say: one for each part of the base that it could be, under
 * both conditions, and one for where the base says nothing.
 */
function written(part: Part, base: readonly Part[]): readonly Part[] {
  const { original: at, ...own } = part;
  if (at === undefined && originalIn(own.lines) === undefined) return [part];
  const meant = meantBy(part, base);
  const last = meant.findIndex(({ where }) => where === undefined);
  const over = last < 0 ? meant : meant.slice(0, last + 1);
  const around = over.map((other) => {
    const lines = own.lines.map((line) => withValues(line, lineLike(line, other.lines)));
    return {
      ...own,
      original: undefined,
      where: both(own.where, other.where),
      lines: at === undefined ? lines : lines.toSpliced(at, 0, ...other.lines),
      ties: own.ties ?? other.ties,
    };
  });
  if (last >= 0 || own.lines.length === 0) return around;
  return [...around, { ...own, original: undefined, lines: own.lines.map((line) => withValues(line, undefined)) }];
}

function both(left: Expr | undefined, right: Expr | undefined): Expr | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return { node: 'binary', op: 'and', left, right, span: left.span };
}
