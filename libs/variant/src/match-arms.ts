import { originalOf } from '@sandtable/check';
import { finding } from '@sandtable/diagnostics';
import type { Block, Decl, Expr, MatchArm } from '@sandtable/syntax';
import type { Scene } from './contract.ts';
import { functionAt, namesOf } from './declarations.ts';
import { wordsOf } from './fingerprint.ts';
import { put } from './paths.ts';
import { exchange, find } from './rewrite.ts';
import { placesOf, stepPaths } from './steps.ts';
import { currentPath, noteTouched, type PatchOf, touch, unknownPath, type Work } from './work.ts';

/** A `match` of a declaration. */
interface Match {
  readonly node: 'matchExpr' | 'matchStmt';
  readonly subject: Expr;
  readonly arms: readonly MatchArm<Expr | Block>[];
  readonly span: Expr['span'];
}
/** Where matches of the wanted sort are. */
interface Home {
  readonly decl: Decl;
  readonly matches: readonly Match[];
  put(decl: Decl): void;
}

/** Adds arms to a `match` of the base, before its `else`. */
export function extendMatch(work: Work, patch: PatchOf<'extendMatchPatch'>): void {
  const { path, span, arms } = patch;
  const homes = homesOf(work, work.now, patch);
  if (homes === undefined) {
    unknownPath(work, path, patch.sort === 'step' ? stepPaths(work.now) : namesOf(work, patch.sort));
    return;
  }
  const meant = matchesOf(work, homes, patch);
  const [home] = meant;
  if (home === undefined || (patch.subject === undefined && home.matches.length > 1)) {
    const count = home?.matches.length ?? 0;
    work.findings.push(finding('variant/match', patch.subject?.span ?? path.span, { path: path.text, count }));
    return;
  }
  touch(work, rootOf(currentPath(work, path.text)), 'change', span);
  noteTouched(work, home.decl, span);
  home.put(
    home.matches.reduce((decl, match) => exchange(decl, match, { ...match, arms: withMore(match, arms) }), home.decl),
  );
}

/** The first declaration with a `match` that is meant: what was replaced is behind what replaces it. */
const matchesOf = (
  { textAt }: Pick<Work, 'textAt'>,
  homes: readonly Home[],
  { subject }: PatchOf<'extendMatchPatch'>,
) => {
  const said = (expr: Expr): string => wordsOf(textAt(expr.span)).join(' ');
  return homes
    .map((home) => ({
      ...home,
      matches: home.matches.filter((match) => subject === undefined || said(match.subject) === said(subject)),
    }))
    .filter(({ matches }) => matches.length > 0);
};

function withMore({ arms }: Match, more: Match['arms']): Match['arms'] {
  const last = arms.findIndex(({ patterns }) => patterns.length === 0);
  return arms.toSpliced(last < 0 ? arms.length : last, 0, ...more);
}

const rootOf = (path: string): string => path.split('/')[0] ?? '';

function homesOf(
  work: Pick<Work, 'moved'>,
  scene: Scene,
  { sort, path }: PatchOf<'extendMatchPatch'>,
): readonly Home[] | undefined {
  const name = currentPath(work, path.text);
  if (sort === 'function') {
    const homes: Home[] = [];
    for (let own = name; ; own = originalOf(own)) {
      const place = functionAt(scene, own);
      if (place === undefined) return homes.length > 0 ? homes : undefined;
      homes.push({
        decl: place.decl,
        matches: matchesIn(place.decl, 'matchExpr'),
        put: (decl) => place.put(decl as typeof place.decl),
      });
    }
  }
  const places = placesOf(scene, rootOf(name));
  const homes = places.flatMap((place): Home[] => {
    const within = sort === 'step' ? labelIn(place.decl, name.slice(name.indexOf('/') + 1)) : place.decl;
    return within
      ? [{ decl: place.decl, matches: matchesIn(within, 'matchStmt'), put: (decl) => put(scene, place, decl) }]
      : [];
  });
  return homes.length > 0 ? homes : undefined;
}

/** What a patch of a `match` relies on: what is asked there. */
export function matchedBy(
  work: Pick<Work, 'moved' | 'textAt'>,
  scene: Scene,
  patch: PatchOf<'extendMatchPatch'>,
): Expr | undefined {
  const homes = homesOf(work, scene, patch);
  return homes && matchesOf(work, homes, patch)[0]?.matches[0]?.subject;
}

function labelIn(decl: Decl, name: string): unknown {
  return find(
    decl,
    (node) =>
      node.node === 'label' && (node as unknown as { readonly name: { readonly text: string } }).name.text === name,
  );
}

function matchesIn(root: unknown, node: Match['node']): readonly Match[] {
  const matches: Match[] = [];
  find(root, (one) => {
    if (one.node === node) matches.push(one as unknown as Match);
    return false;
  });
  return matches;
}
