import type { Target } from '@sandtable/check';
import type { Decl, FieldValue, Patch, PatchTarget, Path, TypeExpr } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Scene, Variant } from './contract.ts';
import { declAt } from './paths.ts';

/** A name of the rules that a patch is led by; `span` holds it, with what is next to it in the path. */
interface NameIn {
  readonly target: Target;
  readonly span: Span;
}

/** What the paths of a variant name: the checker never sees these. */
export const namesInPatches = ({ patches }: Variant, base: Scene): readonly NameIn[] =>
  patches.flatMap((patch) => namesIn(patch, base));

const target = (sort: Target['sort'], name: string, of = ''): Target => ({ sort, name, of });

function namesIn(patch: Patch | Decl, base: Scene): readonly NameIn[] {
  switch (patch.node) {
    case 'changePatch':
    case 'removePatch': {
      const fields = patch.node === 'changePatch' ? patch.fields : [];
      if (patch.target.target !== 'path') return ofFields(tableOf(patch.target), fields);
      const { text, span } = patch.target.path;
      const own = text.includes('/') ? ofSlashed(text, span) : ofDotted(base, text, span);
      return [...own, ...ofFields(text, fields)];
    }
    case 'addRowPatch':
      return [
        ...ofDotted(base, patch.path.text, patch.path.span).slice(0, 1),
        ...ofFields(patch.path.text, patch.fields),
      ];
    case 'addChainPatch':
      return [{ target: target('relation', patch.relation.text), span: patch.relation.span }];
    case 'extendKindPatch':
      return [{ target: target('kind', patch.name.text), span: patch.name.span }];
    case 'extendTypePatch':
      return [{ target: target('type', patch.name.text), span: patch.name.span }];
    case 'replacePatch':
      return [{ target: target(patch.decl.node, patch.decl.name.text), span: patch.decl.name.span }];
    case 'extendMatchPatch':
      return patch.sort === 'step'
        ? ofSlashed(patch.path.text, patch.path.span)
        : [{ target: target(patch.sort, patch.path.text), span: patch.path.span }];
    case 'policyPatch':
      return [{ target: target('policy', patch.name.text), span: patch.name.span }];
    case 'stepPatch':
    case 'requirePatch':
      return ofSlashed(patch.path.text, patch.path.span);
    case 'setPatch':
      if (patch.sort === 'expect') return [];
      return [{ target: target('setting', patch.name.text), span: patch.name.span }];
    case 'textPatch':
      return ofText(base, patch.path);
    case 'movedPatch': {
      const { text, span } = patch.newPath;
      return text.includes('/') ? ofSlashed(text, span) : ofDotted(base, text, span);
    }
    default:
      return [];
  }
}

/** Texts are known by paths of procedures and their questions, of members, and of settings. */
function ofText(base: Scene, { text, span }: Path): readonly NameIn[] {
  if (!text.includes('/')) return ofDotted(base, text, span);
  const [root = '', ...labels] = text.split('/');
  const named = labels.map((name, i) => ({
    target: target('local', name, [root, ...labels.slice(0, i + 1)].join('/')),
    span,
  }));
  return [...ofSlashed(text, span), ...named];
}

function tableOf({ binders }: Extract<PatchTarget, { target: 'rows' }>): string {
  const over = binders[0]?.over;
  return over?.node === 'name' ? over.name.text : '';
}

const ofFields = (path: string, fields: readonly FieldValue[]): readonly NameIn[] =>
  fields.map(({ name }) => ({ target: target('field', name.text, path.split('.')[0]), span: name.span }));

const SETTINGS = new Set(['constant', 'option', 'ruling']);
const OTHERS = new Set(['expect', 'example', 'policy', 'decisions', 'text', 'play', 'seats']);

/** `procedure/step`, or a setting behind its sort. */
function ofSlashed(path: string, span: Span): readonly NameIn[] {
  const [root = '', name = ''] = path.split('/');
  if (SETTINGS.has(root)) return [{ target: target('setting', name), span }];
  if (root === 'policy' || root === 'decisions') return [{ target: target(root, name), span }];
  return OTHERS.has(root) ? [] : [{ target: target('procedure', root), span }];
}

/** `Kind.member`, `relation.left.right`, or the name of a declaration. */
function ofDotted(base: Scene, path: string, span: Span): readonly NameIn[] {
  const [root = '', first, second] = path.split('.');
  const decl = declAt(base, root)?.decl;
  if (decl === undefined) return [];
  const own = { target: target(decl.node as Target['sort'], root), span };
  if (first === undefined) return [own];
  if (decl.node !== 'relation') return [own, { target: target('member', first, root), span }];
  const ends = [
    [first, decl.left],
    [second ?? '', decl.right],
  ] as const;
  return [own, ...ends.map(([name, type]) => ({ target: target('member', name, kindOf(type)), span }))];
}

const kindOf = (type: TypeExpr): string => (type.node === 'namedType' ? type.name.text : '');
