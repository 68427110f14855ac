import { originalOf } from '@sandtable/check';
import { finding } from '@sandtable/diagnostics';
import type { Block, Decl, Name, PlayDecl, ProcedureDecl, Stmt } from '@sandtable/syntax';
import type { Scene } from './contract.ts';
import { declsIn, type Place, pathOf, placeIn, put } from './paths.ts';
import { find, inBlocks, namesIn, originalIn, withoutOriginal } from './rewrite.ts';
import { currentPath, noteTouched, type PatchOf, touch, unknownPath, type Work } from './work.ts';

type Label = Extract<Stmt, { readonly node: 'label' }>;
interface Step {
  readonly place: Place<ProcedureDecl | PlayDecl>;
  readonly label: Label;
}

/** A labelled step by its path: labels belong to their procedure, however deep they stand. */
export function stepAt(scene: Scene, path: string): Step | undefined {
  const [root = '', name = '', ...more] = path.split('/');
  if (more.length > 0) return undefined;
  for (const place of placesOf(scene, root)) {
    const label = find(place.decl.body, (node) => labelled(node, name)) as Label | undefined;
    if (label !== undefined) return { place, label };
  }
  return undefined;
}

const labelled = (node: object, name: string): boolean => {
  const { node: sort, name: own } = node as Partial<Label>;
  return sort === 'label' && own?.text === name;
};

/** Where paths that begin with a name may lead: all parts of `play`, or a procedure and what was replaced by it. */
export function placesOf(scene: Scene, root: string): readonly Place<ProcedureDecl | PlayDecl>[] {
  const places: Place<ProcedureDecl | PlayDecl>[] = [];
  if (root === 'play')
    for (const [file, decls] of scene.decls)
      for (const [index, decl] of decls.entries()) if (decl.node === 'play') places.push({ file, index, decl });
  for (let name = root; ; name = originalOf(name)) {
    const place = procedureAt(scene, name);
    if (place === undefined) return places;
    places.push(place);
  }
}

const procedureAt = (scene: Scene, name: string): Place<ProcedureDecl> | undefined =>
  placeIn(scene, (decl): decl is ProcedureDecl => decl.node === 'procedure' && decl.name.text === name);

/** Puts code before or after a step, or in its place. */
export function patchStep(work: Work, patch: PatchOf<'stepPatch'>): void {
  const path = currentPath(work, patch.path.text);
  const step = stepAt(work.now, path);
  if (step === undefined) {
    unknownPath(work, patch.path, stepPaths(work.now));
    return;
  }
  touch(work, rootOf(path), 'change', patch.span);
  if (patch.when === 'replace') touch(work, path, 'replace', patch.span);
  const { place, label } = step;
  const body = patch.when === 'replace' ? replaced(work, patch, label) : hookOf(work, patch, place.decl);
  const { decl } = place;
  noteTouched(work, decl, patch.span, label.span);
  put(work.now, place, { ...decl, body: inBlocks(decl.body, (stmts) => hooked(work, stmts, label, patch, body)) });
}

/** A step that does nothing any more; it stays as a place, for those who hook in there. */
export function removeStep(work: Work, { target, span }: PatchOf<'removePatch'>): boolean {
  if (target.target !== 'path' || !target.path.text.includes('/')) return false;
  const path = currentPath(work, target.path.text);
  const step = stepAt(work.now, path);
  if (step === undefined) unknownPath(work, target.path, [...stepPaths(work.now), ...namesWithSort(work.now)]);
  else {
    touch(work, rootOf(path), 'change', span);
    touch(work, path, 'remove', span);
    const { place, label } = step;
    noteTouched(work, place.decl, span, label.span);
    put(work.now, place, { ...place.decl, body: inBlocks(place.decl.body, (stmts) => emptied(stmts, label)) });
  }
  return true;
}

/** Paths of settings, expectations and the like have a slash in them too. */
const namesWithSort = (scene: Scene): readonly string[] => declsIn(scene).flatMap((decl) => pathOf(decl) ?? []);

function emptied(stmts: readonly Stmt[], { name }: Label): readonly Stmt[] {
  const at = stmts.findIndex((stmt) => labelled(stmt, name.text));
  const label = stmts[at];
  return label?.node === 'label' ? stmts.with(at, { ...label, body: { ...label.body, stmts: [] } }) : stmts;
}

const rootOf = (path: string): string => path.split('/')[0] ?? '';

function hooked(work: Work, stmts: readonly Stmt[], label: Label, { when }: PatchOf<'stepPatch'>, body: Block) {
  const at = stmts.findIndex((stmt) => stmt.node === 'label' && stmt.name.text === label.name.text);
  if (at < 0) return stmts;
  if (when === 'replace') return stmts.with(at, { ...label, body });
  const hook = body.stmts;
  if (when === 'before') return stmts.toSpliced(at, 0, ...hook);
  for (const stmt of hook) work.hooked.add(stmt);
  const behind = stmts.findIndex((stmt, i) => i > at && !work.hooked.has(stmt));
  return stmts.toSpliced(behind < 0 ? stmts.length : behind, 0, ...hook);
}

/**
 * Names that a hook declares are its own, so that two hooks at one step never meet in them; unless another hook of the
 * same variant in this procedure uses one.
 */
function hookOf({ variant }: Work, patch: PatchOf<'stepPatch'>, decl: Decl): Block {
  const { body } = patch;
  const names = body.stmts.flatMap((stmt) => (stmt.node === 'let' ? stmt.name.text : []));
  if (names.length === 0) return body;
  const others = variant.patches.filter(
    (other) => other !== patch && other.node === 'stepPatch' && rootOf(other.path.text) === rootOf(patch.path.text),
  );
  const shared = others.some((other) => {
    const used = namesIn((other as PatchOf<'stepPatch'>).body);
    return names.some((name) => used.has(name));
  });
  return shared && !names.some((name) => binds(decl, name)) ? body : enclosed(body);
}

const binds = (decl: Decl, name: string): boolean =>
  (decl.node === 'procedure' && decl.params.some((param) => param.name.text === name)) ||
  find(decl, (node) => node.node === 'let' && (node as unknown as { readonly name: Name }).name.text === name) !==
    undefined;

function enclosed(body: Block): Block {
  const { span } = body;
  const stmt: Stmt = { node: 'if', test: { node: 'bool', value: true, span }, then: body, else: undefined, span };
  return { ...body, stmts: [stmt] };
}

/** The new body, with the statements of the old one where it calls `original()`. */
function replaced(work: Work, { body }: PatchOf<'stepPatch'>, { body: old }: Label): Block {
  const after = inBlocks(body, (stmts) =>
    stmts.some(runsOriginal) ? stmts.flatMap((stmt) => (runsOriginal(stmt) ? old.stmts : [stmt])) : stmts,
  );
  const remaining = originalIn(after);
  if (remaining === undefined) return after;
  work.findings.push(finding('variant/original', remaining.span));
  return withoutOriginal(after);
}

const runsOriginal = (stmt: Stmt): boolean =>
  stmt.node === 'call' &&
  originalIn(stmt.call) === stmt.call &&
  stmt.call.node === 'apply' &&
  stmt.call.args.length === 0;

export function stepPaths(scene: Scene): readonly string[] {
  return [...scene.decls.values()].flat().flatMap(pathsIn);
}

function pathsIn(decl: Decl): readonly string[] {
  if (decl.node !== 'procedure' && decl.node !== 'play') return [];
  const paths: string[] = [];
  const root = decl.node === 'play' ? 'play' : decl.name.text;
  find(decl.body, (node) => {
    const { node: sort, name } = node as Partial<Label>;
    if (sort === 'label') paths.push(`${root}/${name?.text ?? ''}`);
    return false;
  });
  return paths;
}
