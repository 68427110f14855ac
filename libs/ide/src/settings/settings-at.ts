import type { Library } from '@sandtable/compiler';
import { isChapter, readChapters, sentencesIn } from '@sandtable/messages';
import type { Decl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { usesIn } from '../places.ts';

/**
 * The settings, kinds and relations that a place is about, as `settingsOf` names them: in the rules those of the
 * declaration, in a rules text those of the sentence, or else of the rules that its part explains.
 */
export function settingsAt(library: Library, file: string, offset: number): readonly string[] {
  return [...new Set(isChapter(file) ? inChapter(library, file, offset) : inRules(library, file, offset))];
}

const declsOf = ({ files }: Library): readonly Decl[] => [...files.values()].flatMap(({ decls }) => decls);

function inRules(library: Library, file: string, offset: number): readonly string[] {
  const table = declsOf(library).find((decl) => decl.node === 'table' && decl.from?.path === file);
  if (table?.node === 'table') return [table.name.text];
  const origin = library.origin(file, offset);
  const decl = library.files.get(file)?.decls.find(({ span }) => span.start <= origin && span.end >= origin);
  return decl === undefined ? [] : aboutDecl(library, decl);
}

/** A setting itself comes before those that it depends on. */
function aboutDecl(library: Library, decl: Decl): readonly string[] {
  if (decl.node === 'table' || decl.node === 'kind' || decl.node === 'relation') return [decl.name.text];
  const own = decl.node === 'setting' ? [`${decl.sort}/${decl.name.text}`] : [];
  return [...own, ...usedWithin(library, decl.span)];
}

function usedWithin(library: Library, { file, start, end }: Span): readonly string[] {
  const { settings } = library.basis.draft.world;
  return usesIn(library).flatMap(({ target, span }) => {
    const isWithin = span.file === file && span.start >= start && span.end <= end;
    const sort = isWithin && target.sort === 'setting' ? settings.get(target.name)?.sort : undefined;
    return sort === undefined ? [] : [`${sort}/${target.name}`];
  });
}

function inChapter(library: Library, file: string, offset: number): readonly string[] {
  const text = library.texts.get(file) ?? '';
  const { fragments } = readChapters([{ path: file, text }]);
  const fragment = fragments.findLast(({ named }) => text.lastIndexOf('\n', named.start) < offset);
  if (fragment === undefined) return [];
  const at = offset - fragment.at.start;
  const sentence = sentencesIn(fragment.body).find(({ start, end }) => start <= at && at <= end);
  const said = (sentence?.paths ?? []).flatMap((path) => settingNamed(library, path.split('.')) ?? []);
  return said.length > 0 ? said : fragment.explains.flatMap(({ part }) => ofPart(library, part));
}

/** `constant.goal` is a setting, `Town.lyra` of a kind; `count.Town` is, too. */
function settingNamed(library: Library, [first = '', second = '']: readonly string[]): string | undefined {
  const { settings, kinds, relations } = library.basis.draft.world;
  const sort = settings.get(second)?.sort;
  if (sort === first) return `${sort}/${second}`;
  const isOwner = (name: string): boolean => relations.has(name) || kinds.some((kind) => kind.name === name);
  return [first, second].find(isOwner);
}

/** What `explains:` names: a setting, or a rule that uses some. */
function ofPart(library: Library, part: string): readonly string[] {
  const [sort = '', name = ''] = part.split('/');
  const named = settingNamed(library, [sort, name.split('.')[0] ?? '']);
  if (named !== undefined) return [named];
  const own = declsOf(library).find(
    (decl) => 'name' in decl && typeof decl.name === 'object' && decl.name.text === name,
  );
  const around = own ?? declsOf(library).find((decl) => decl.node === 'procedure' && decl.name.text === sort);
  return around === undefined ? [] : aboutDecl(library, around);
}
