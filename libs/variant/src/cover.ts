import { spell } from '@sandtable/schema';
import type { Decl, Param, Patch, ProcedureDecl, Stmt, TypeExpr } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Cover, Scene } from './contract.ts';
import { fingerprint, wordsOf } from './fingerprint.ts';
import { matchedBy } from './match-arms.ts';
import { declAt, pathOf, placeIn } from './paths.ts';
import { find, namesIn, originalIn } from './rewrite.ts';
import { pathOfRow, rowsOf } from './rows.ts';
import { stepAt } from './steps.ts';
import { currentPath, type PatchOf, type Work } from './work.ts';

type Looking = Pick<Work, 'textAt' | 'members' | 'moved'>;

/** Undefined where a patch covers nothing, or names nothing that there is. */
export function coverOf(work: Looking, scene: Scene, patch: Patch): Cover | undefined {
  switch (patch.node) {
    case 'changePatch':
    case 'removePatch':
      return ofRows(work, scene, patch) ?? ofDecl(work, scene, patch) ?? ofRemovedStep(work, scene, patch);
    case 'replacePatch':
      return ofReplaced(work, scene, patch);
    case 'stepPatch':
      return ofStep(work, scene, patch);
    case 'requirePatch': {
      const decl = declAt(scene, currentPath(work, patch.path.text))?.decl;
      return decl?.node === 'procedure'
        ? cover(decl.name.text, signature(work, decl), textAt(work, headOf(decl)), decl.span)
        : undefined;
    }
    case 'extendMatchPatch': {
      const subject = matchedBy(work, scene, patch);
      const text = subject && textAt(work, subject.span);
      return text === undefined
        ? undefined
        : cover(currentPath(work, patch.path.text), ['match', ...wordsOf(text)], text, subject?.span);
    }
    case 'policyPatch': {
      const decl = declAt(scene, currentPath(work, `policy/${patch.name.text}`))?.decl;
      if (decl?.node !== 'policy') return undefined;
      const all = whole(work, `policy/${patch.name.text}`, decl);
      return patch.when === 'replace'
        ? all
        : cover(all.path, ['policy', decl.role.text], all.text, decl.span, wordsOf(all.text));
    }
    case 'examplePatch': {
      const decl = declAt(scene, currentPath(work, patch.path.text))?.decl;
      return decl && whole(work, patch.path.text, decl);
    }
    case 'setPatch': {
      if (patch.sort === 'expect') {
        const expectation = declAt(scene, currentPath(work, `expect/${patch.name.text}`))?.decl;
        return expectation && whole(work, `expect/${patch.name.text}`, expectation);
      }
      const decl = declAt(scene, currentPath(work, `${patch.sort}/${patch.name.text}`))?.decl;
      if (decl?.node !== 'setting') return undefined;
      const text = textAt(work, decl.value.span);
      return cover(`${patch.sort}/${patch.name.text}`, wordsOf(text), text, decl.value.span);
    }
    default:
      return undefined;
  }
}

const cover = (
  path: string,
  words: readonly string[],
  text: string,
  span: Span | undefined,
  aside?: readonly string[],
): Cover => ({
  path,
  print: fingerprint(words),
  text: text.trim(),
  span,
  ...(aside ? { aside: fingerprint(aside) } : {}),
});

const textAt = (work: Looking, span: Span): string => work.textAt(span);

/** The old values of the named fields, or of all for a row that goes. */
function ofRows(work: Looking, scene: Scene, patch: PatchOf<'changePatch' | 'removePatch'>): Cover | undefined {
  const { target } = patch;
  const path = target.target === 'path' ? currentPath(work, target.path.text) : textAt(work, target.span);
  const found = rowsOf(scene, target, path, work.members.get(patch));
  if (found === undefined || found.rows.length === 0) return undefined;
  const lines = found.rows.map((row) => {
    const names =
      patch.node === 'changePatch' ? patch.fields.map(({ name }) => name.text) : [...row.cells.keys()].toSorted();
    const cells = names.map((name) => {
      const cell = row.cells.get(name)?.cell;
      return `${name}: ${cell === undefined ? '_' : cell.c === 'string' ? cell.text : spell(cell)}`;
    });
    return `${pathOfRow(found.table, row)} { ${cells.join(', ')} }`;
  });
  return cover(path, lines, lines.join('\n'), found.rows.length === 1 ? found.rows[0]?.span : undefined);
}

function ofDecl(work: Looking, scene: Scene, { target }: PatchOf<'changePatch' | 'removePatch'>): Cover | undefined {
  if (target.target !== 'path') return undefined;
  const decl = declAt(scene, currentPath(work, target.path.text))?.decl;
  return decl && whole(work, target.path.text, decl);
}

function whole(work: Looking, path: string, { span }: Decl): Cover {
  const text = textAt(work, span);
  return cover(path, wordsOf(text), text, span);
}

/** All of what is replaced, or only how it is called where the replacement calls it. */
function ofReplaced(work: Looking, scene: Scene, { decl }: PatchOf<'replacePatch'>): Cover | undefined {
  const name = currentPath(work, decl.name.text);
  const old = declOf(scene, decl.node, name);
  if (old === undefined) return undefined;
  const all = whole(work, name, old);
  if (old.node === 'die' || old.node === 'search' || originalIn(decl) === undefined) return all;
  return cover(name, signature(work, old), all.text, old.span, wordsOf(all.text));
}

type Replaced = PatchOf<'replacePatch'>['decl'];

function declOf(scene: Scene, node: Replaced['node'], name: string): Replaced | undefined {
  const place = placeIn(scene, (one): one is Replaced => one.node === node && pathOf(one) === name);
  if (place !== undefined) return place.decl;
  const blocks = [...scene.decls.values()].flat().filter((one) => one.node === 'decisions');
  const inside: readonly Replaced[] = blocks.flatMap(({ functions, searches }) => [...functions, ...searches]);
  return inside.find((one) => one.node === node && one.name.text === name);
}

/** Types of parameters and result, as they are written. */
function signature(
  work: Looking,
  { params, result }: { readonly params: readonly Param[]; readonly result: TypeExpr | undefined },
) {
  const types = params.flatMap(({ type }) => [...wordsOf(textAt(work, type.span)), ',']);
  return [...types, '->', ...(result ? wordsOf(textAt(work, result.span)) : [])];
}

const headOf = ({ span, params, result, name }: ProcedureDecl): Span => ({
  ...span,
  end: Math.max(name.span.end, result?.span.end ?? 0, ...params.map((param) => param.span.end)),
});

/** The step by its path, with the locals that the hook uses; its body too where that is replaced for good. */
function ofStep(work: Looking, scene: Scene, patch: PatchOf<'stepPatch'>): Cover | undefined {
  const path = currentPath(work, patch.path.text);
  const step = stepAt(scene, path);
  if (step === undefined) return undefined;
  const used = namesIn(patch.body);
  const locals = [...localsOf(work, step.place.decl)].filter(([name]) => used.has(name)).toSorted(byFirst);
  const text = textAt(work, step.label.span);
  const gone = patch.when === 'replace' && originalIn(patch.body) === undefined;
  return cover(path, [path, ...locals.flat(), ...(gone ? wordsOf(text) : [])], text, step.label.span);
}

/** All that a step did goes with it. */
function ofRemovedStep(
  work: Looking,
  scene: Scene,
  { node, target }: PatchOf<'changePatch' | 'removePatch'>,
): Cover | undefined {
  if (node !== 'removePatch' || target.target !== 'path') return undefined;
  const path = currentPath(work, target.path.text);
  const step = stepAt(scene, path);
  if (step === undefined) return undefined;
  const text = textAt(work, step.label.span);
  return cover(path, [path, ...wordsOf(text)], text, step.label.span);
}

const byFirst = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

/** Names of a procedure with their types, where these are written down. */
function localsOf(work: Looking, decl: Decl): ReadonlyMap<string, string> {
  const locals = new Map<string, string>();
  const typed = (type: TypeExpr | undefined) => (type ? wordsOf(textAt(work, type.span)).join(' ') : '');
  if (decl.node === 'procedure') for (const { name, type } of decl.params) locals.set(name.text, typed(type));
  find(decl, (node) => {
    if (node.node === 'let') {
      const { name, type } = node as unknown as Extract<Stmt, { node: 'let' }>;
      locals.set(name.text, typed(type));
    }
    return false;
  });
  return locals;
}
