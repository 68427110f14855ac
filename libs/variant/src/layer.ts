import { readRows, selectMembers } from '@sandtable/check';
import { finding } from '@sandtable/diagnostics';
import type { Decl, Patch, TableDecl } from '@sandtable/syntax';
import type { Layered, LayerInput, Scene, Variant } from './contract.ts';
import { coverOf } from './cover.ts';
import { extendKind, extendSeats, extendType, removeDecl, replaceDecl, requireMore, setValue } from './declarations.ts';
import { changeExample, leaveOut } from './examples.ts';
import { extendMatch } from './match-arms.ts';
import { declAt, declsIn, pathOf } from './paths.ts';
import { patchPolicy } from './policies.ts';
import { addRow, changeRows, enter, pathOfRow, removeRows, rowsAt } from './rows.ts';
import { groundOf } from './stack.ts';
import { checkWas } from './stale.ts';
import { patchStep, removeStep, stepAt } from './steps.ts';
import { currentPath, isRemoved, type PatchOf, touch, unknownPath, type Work } from './work.ts';

/** Lays variants over a ruleset, in their order; the result is checked like any ruleset. */
export function layer(input: LayerInput): Layered {
  const { files, tables, variants, covered, given = readRows(files, tables), select = selectMembers } = input;
  const base = { decls: new Map(files.map(({ path, decls }) => [path, decls])), rows: new Map(given.rows) };
  const own = variants.map(({ file }) => file);
  const shared: Shared = {
    files: [...files, ...own],
    base,
    now: { decls: new Map(base.decls), rows: new Map(base.rows) },
    textAt: input.textAt ?? textIn([...files, ...own]),
    select,
    touches: [],
    touched: [],
    texts: [],
    findings: [],
    stale: [],
    extended: [],
    tables,
    hooked: new Set(),
    covered,
  };
  for (const variant of variants) lay(workOf(shared, variant, variants));
  leaveOut(shared.now, new Set(variants.map(({ name }) => name)));
  const { now, texts, touched, stale, extended } = shared;
  const rows = { rows: now.rows, findings: given.findings };
  return {
    files: filesOf(shared.files, now),
    rows,
    findings: shared.findings,
    texts,
    touched,
    stale,
    extended,
    bound: variants.flatMap(boundIn),
  };
}

/** The names that its hooks bind. */
const boundIn = ({ patches }: Variant): Layered['bound'] =>
  patches
    .flatMap((patch) => (patch.node === 'stepPatch' ? patch.body.stmts : []))
    .flatMap((stmt) => (stmt.node === 'let' ? [{ name: stmt.name.text, span: stmt.name.span }] : []));

type Shared = Omit<Work, 'variant' | 'ground' | 'members' | 'moved'> & {
  readonly files: Layered['files'];
  readonly select: typeof selectMembers;
};

function textIn(files: Layered['files']): Work['textAt'] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return ({ file, start, end }) => (texts.get(file) ?? '').slice(start, end);
}

function workOf(shared: Shared, variant: Variant, stack: readonly Variant[]): Work {
  const ground = groundOf(variant, stack);
  const moved = variant.patches.flatMap((patch) =>
    patch.node === 'movedPatch' ? [[patch.path.text, patch.newPath.text] as const] : [],
  );
  const scene = ground.size === 0 ? shared.base : shared.now;
  return { ...shared, variant, ground, moved, members: picked(shared, scene, variant) };
}

/** The members that conditions pick, evaluated on what the variant was written for. */
function picked(shared: Shared, scene: Scene, { patches }: Variant): Work['members'] {
  const asked = patches.flatMap((patch) =>
    (patch.node === 'changePatch' || patch.node === 'removePatch') && patch.target.target === 'rows'
      ? [{ patch, ...patch.target }]
      : [],
  );
  if (asked.length === 0) return new Map();
  const rows = { rows: scene.rows, findings: [] };
  const { members, findings } = shared.select(filesOf(shared.files, scene), rows, asked);
  shared.findings.push(...findings);
  return new Map(asked.map(({ patch }, i) => [patch, members[i]]));
}

/** The files with what has become of their declarations; one whose variant is not applied yet has none. */
const filesOf = (files: Layered['files'], { decls }: Scene): Layered['files'] =>
  files.map((file) => {
    const after = decls.get(file.path) ?? [];
    return after === file.decls ? file : { ...file, decls: after };
  });

function lay(work: Work): void {
  const { path } = work.variant.file;
  for (const patch of work.variant.patches) {
    if (isPatch(patch)) {
      tellCover(work, patch);
      checkWas(work, patch);
      apply(work, patch);
    } else if (patch.node !== 'seats' || !extendSeats(work, patch)) {
      const name = pathOf(patch);
      if (name !== undefined) touch(work, name, 'add', patch.span);
      if (patch.node === 'table') enterTable(work, patch);
      work.now.decls.set(path, [...(work.now.decls.get(path) ?? []), patch]);
    }
  }
}

function tellCover(work: Work, patch: Patch): void {
  const { covered, ground, base, now } = work;
  const cover = covered && coverOf(work, ground.size === 0 ? base : now, patch);
  if (cover !== undefined) covered?.(patch, cover);
}

const PATCHES: ReadonlySet<string> = new Set<Patch['node']>([
  'changePatch',
  'removePatch',
  'addRowPatch',
  'addChainPatch',
  'extendKindPatch',
  'extendTypePatch',
  'extendMatchPatch',
  'policyPatch',
  'examplePatch',
  'replacePatch',
  'stepPatch',
  'requirePatch',
  'setPatch',
  'textPatch',
  'movedPatch',
]);
const isPatch = (patch: Patch | Decl): patch is Patch => PATCHES.has(patch.node);

function apply(work: Work, patch: Patch): void {
  switch (patch.node) {
    case 'changePatch':
      return changeRows(work, patch);
    case 'removePatch':
      if (!REMOVALS.some((remove) => remove(work, patch))) removeRows(work, patch);
      return;
    case 'addRowPatch':
      return addRow(work, patch);
    case 'addChainPatch':
      return addChain(work, patch);
    case 'extendKindPatch':
      return extendKind(work, patch);
    case 'extendTypePatch':
      return extendType(work, patch);
    case 'extendMatchPatch':
      return extendMatch(work, patch);
    case 'policyPatch':
      return patchPolicy(work, patch);
    case 'examplePatch':
      return changeExample(work, patch);
    case 'replacePatch':
      return replaceDecl(work, patch);
    case 'stepPatch':
      return patchStep(work, patch);
    case 'requirePatch':
      return requireMore(work, patch);
    case 'setPatch':
      return setValue(work, patch);
    case 'textPatch':
      return wordText(work, patch);
    case 'movedPatch':
      return checkMoved(work, patch);
  }
}

/** Each says whether it was meant; rows are what is left. */
const REMOVALS = [removedAlready, removeText, removeDecl, removeStep];

/** What another variant has taken away need not be taken away again: both want the same. */
function removedAlready(work: Work, { target, span }: PatchOf<'removePatch'>): boolean {
  if (target.target !== 'path') return false;
  const path = currentPath(work, target.path.text);
  if (!isRemoved(work, path)) return false;
  touch(work, path, 'remove', span);
  return true;
}

/** A chain is a table of its own, read like any other. */
function addChain(work: Work, { relation, chain, span, doc }: PatchOf<'addChainPatch'>): void {
  const place = declAt(work.now, currentPath(work, relation.text));
  if (place?.decl.node !== 'relation') {
    unknownPath(
      work,
      relation,
      declsIn(work.now).flatMap((decl) => (decl.node === 'relation' ? decl.name.text : [])),
    );
    return;
  }
  const name = { ...relation, text: place.decl.name.text };
  enterTable(work, { node: 'table', span, doc, name, from: undefined, rows: [], chains: [chain] });
}

function enterTable(work: Work, table: TableDecl): void {
  const { variant, now, findings, tables } = work;
  const read = readRows([{ ...variant.file, decls: [table] }], tables);
  findings.push(...read.findings);
  for (const [name, rows] of read.rows) {
    for (const row of rows) touch(work, pathOfRow(name, row), 'add', row.span);
    enter(now, name, ...rows);
  }
}

function wordText(work: Work, { path, lang, text, span }: PatchOf<'textPatch'>): void {
  const current = currentPath(work, path.text);
  touch(work, `text/${lang.text}/${current}`, 'set', span, text.text);
  work.texts.push({ path: current, lang: lang.text, text: text.text, span });
}

/** `remove text/en/PATH`: the text is gone in this language. */
function removeText(work: Work, { target, span }: PatchOf<'removePatch'>): boolean {
  const [, lang, path] = (target.target === 'path' && /^text\/([^/]+)\/(.+)$/.exec(target.path.text)) || [];
  if (lang === undefined || path === undefined) return false;
  const current = currentPath(work, path);
  touch(work, `text/${lang}/${current}`, 'remove', span);
  work.texts.push({ path: current, lang, text: undefined, span });
  return true;
}

/** A name that there is still has not moved. */
function checkMoved(work: Work, { path, newPath }: PatchOf<'movedPatch'>): void {
  if (!isThere(work.base, newPath.text))
    unknownPath(
      work,
      newPath,
      declsIn(work.base).flatMap((decl) => pathOf(decl) ?? []),
    );
  else if (isThere(work.base, path.text)) work.findings.push(finding('variant/moved', path.span, { path: path.text }));
}

const isThere = (scene: Scene, path: string): boolean =>
  declAt(scene, path) !== undefined || stepAt(scene, path) !== undefined || (rowsAt(scene, path)?.rows.length ?? 0) > 0;
