import type { Use } from '@sandtable/check';
import { type Library, variantName } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import { type Decl, type Patch, parse } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Lens } from './lens.ts';
import { nameSpan, usesIn } from './places.ts';
import { definitionAt } from './references.ts';

/** Above what a file declares, and before its rows: which house rules say it otherwise, each a way there. */
export function changedBy(library: Library, file: string, lang: Language): readonly Lens[] {
  const heads = headsIn(library);
  if (heads.length === 0 || file.startsWith('variants/')) return [];
  const words = messagesIn(lang);
  const seen = new Set<string>();
  return usesIn(library).flatMap((use) => {
    if (!use.defines || use.span.file !== file) return [];
    return heads.flatMap((head): readonly Lens[] => {
      const { patch } = head;
      const name = variantName(patch.file) ?? patch.file;
      const key = `${use.span.start} ${name}`;
      if (!isMeant(head, use.target) || seen.has(key)) return [];
      seen.add(key);
      return [{ at: nameSpan(library, use), title: words.text('ide/changed-by', { name }), to: patch }];
    });
  });
}

/** What a patch is about, by its path alone, and its place: nothing is checked for that, since lenses follow the typing. */
interface Head {
  readonly name: string;
  /** The kind of a member; empty for what has a declaration. */
  readonly of: string;
  readonly patch: Span;
}

/** The same for what is named at a place, wherever it is declared. */
export function changedAt(library: Library, file: string, offset: number, lang: Language): readonly Lens[] {
  const place = definitionAt(library, file, offset);
  return place === undefined ? [] : changedBy(library, place.file, lang).filter(({ at }) => at.start === place.start);
}

const isMeant = ({ name, of }: Head, { sort, ...target }: Use['target']): boolean =>
  target.name === name && target.of === of && (of === '' || sort === 'member');

/** Variants are seldom written while the rules are. */
const known = new Map<string, { readonly text: string; readonly heads: readonly Head[] }>();

const headsIn = ({ texts }: Library): readonly Head[] =>
  [...texts].flatMap(([file, text]) => {
    if (variantName(file) === undefined) return [];
    const before = known.get(file);
    if (before?.text === text) return before.heads;
    const heads = file.endsWith('.json') ? headsInJson(file, text) : headsInRules(file, text);
    known.set(file, { text, heads });
    return heads;
  });

const headsInRules = (file: string, text: string): readonly Head[] =>
  parse(file, text)
    .decls.flatMap((decl) => (decl.node === 'variant' ? decl.patches : []))
    .flatMap((patch) => {
      const head = headOf(patch);
      return head === undefined ? [] : [headAt(text.slice(head.start, head.end), patch.span)];
    });

/** Patches stand under their paths. */
const headsInJson = (file: string, text: string): readonly Head[] =>
  [...text.matchAll(/"([^"\\\n]+[./][^"\\\n]+)"\s*:/g)].map(({ 1: path = '', index }) =>
    headAt(path, { file, start: index + 1, end: index + 1 + path.length }),
  );

/** `Kind.member`, `relation.left.right`, `procedure/step`, `constant/name` or a name alone. */
function headAt(path: string, patch: Span): Head {
  const [first = '', ...names] = path.split('/');
  if (names.length > 0) return { name: SETTINGS.has(first) ? (names[0] ?? '') : first, of: '', patch };
  const [owner = '', ...members] = path.split('.');
  const [member] = members;
  return member !== undefined && members.length === 1
    ? { name: member, of: owner, patch }
    : { name: owner, of: '', patch };
}

const SETTINGS = new Set(['constant', 'option', 'ruling']);

function headOf(patch: Patch | Decl): Span | undefined {
  switch (patch.node) {
    case 'changePatch':
    case 'removePatch':
      return patch.target.target === 'path' ? patch.target.path.span : patch.target.binders[0]?.over.span;
    case 'stepPatch':
    case 'requirePatch':
    case 'extendMatchPatch':
      return patch.path.span;
    case 'extendKindPatch':
    case 'extendTypePatch':
    case 'setPatch':
    case 'policyPatch':
      return patch.name.span;
    case 'replacePatch':
      return patch.decl.name.span;
    default:
      return undefined;
  }
}
