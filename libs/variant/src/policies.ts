import type { Expr, PolicyDecl } from '@sandtable/syntax';
import { declsIn, pathOf, placeIn, put } from './paths.ts';
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
  put(work.now, place, { ...place.decl, parts: together(place.decl.parts, patch) });
}

function together(base: readonly Part[], { when, parts }: PatchOf<'policyPatch'>): readonly Part[] {
  const own = parts.flatMap((part) => written(part, base));
  if (when === 'replace') return own;
  return when === 'before' ? [...own, ...base] : [...base, ...own];
}

/**
 * A part in which `original` stands for the lines of the base: one for each part of the base that it could be, under
 * both conditions, and one for where the base says nothing.
 */
function written(part: Part, base: readonly Part[]): readonly Part[] {
  const { original: at, ...own } = part;
  if (at === undefined) return [part];
  const meant = base.filter((other) => sameLabel(other.at.text, part.at.text));
  const last = meant.findIndex(({ where }) => where === undefined);
  const over = last < 0 ? meant : meant.slice(0, last + 1);
  const around = over.map((other) => ({
    ...own,
    original: undefined,
    where: both(own.where, other.where),
    lines: own.lines.toSpliced(at, 0, ...other.lines),
    ties: own.ties ?? other.ties,
  }));
  return last < 0 && own.lines.length > 0 ? [...around, { ...own, original: undefined }] : around;
}

function both(left: Expr | undefined, right: Expr | undefined): Expr | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return { node: 'binary', op: 'and', left, right, span: left.span };
}
