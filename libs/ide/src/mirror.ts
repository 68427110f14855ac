import type { Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { Name, Node } from '@sandtable/syntax';
import { applyEdits, type TextEdit } from '@sandtable/text';
import type { Change } from './change.ts';
import { freshName, swappedIn } from './fresh-name.ts';
import { type Unit, unitsAt } from './mirror-units.ts';
import { nameSpan, textOf, usesIn } from './places.ts';
import { nodesIn } from './walk.ts';

/** Beyond so many partners nobody reads the list. */
const MOST = 8;

/** A kind or type whose members can stand for each other, and the one that a rule names first. */
interface Partners {
  readonly of: string;
  readonly named: string;
  readonly others: readonly string[];
}

/**
 * The same rule for someone else: what stands at an offset, once more behind itself, with the member that it names and
 * another one swapped. Whoever plays comes first, then any kind or type with few members.
 */
export function mirrorsAt(library: Library, file: string, offset: number, lang: Language): readonly Change[] {
  for (const unit of unitsAt(library, file, library.origin(file, offset))) {
    const uses = usesWithin(library, unit);
    const partners = partnersIn(library, unit, uses);
    if (partners === undefined) continue;
    const { named, others } = partners;
    return others.map((other) => ({
      title: messagesIn(lang).text('ide/mirror', { named, other }),
      sort: 'rewrite',
      edits: [mirrored(library, unit, uses, partners, other)],
    }));
  }
  return [];
}

/** What names mean in a unit, each place once. */
function usesWithin(library: Library, { node: { span } }: Unit): readonly Use[] {
  const seen = new Set<number>();
  return usesIn(library).filter((use) => {
    const { file, start, end } = use.span;
    if (file !== span.file || start < span.start || end > span.end || seen.has(start)) return false;
    return seen.add(start);
  });
}

function partnersIn(library: Library, unit: Unit, uses: readonly Use[]): Partners | undefined {
  const named = uses.filter(({ target, defines }) => !defines && (target.sort === 'member' || target.sort === 'tag'));
  const role = library.basis.draft.decls.of('seats')[0]?.role.text;
  const inOrder = [...named.filter(({ target }) => target.of === role), ...named];
  for (const { target } of inOrder) {
    const all = membersOf(library, target.of, target.sort);
    const taken = unit.sort === 'arm' ? namedBySiblings(library, unit) : new Set<string>();
    const others = all.filter((one) => one !== target.name && !taken.has(one));
    // An arm for the last one would leave nothing to `else`.
    const least = unit.siblings.some(isElse) ? 2 : 1;
    if (all.length <= MOST && others.length >= least) return { of: target.of, named: target.name, others };
  }
  return undefined;
}

const isElse = (node: Node & { readonly patterns?: readonly unknown[] }): boolean => node.patterns?.length === 0;

/** Members of a kind, or the tags of a type that carry nothing. */
function membersOf({ basis }: Library, of: string, sort: string): readonly string[] {
  const { kinds, types } = basis.draft.world;
  if (sort === 'member') return kinds.find(({ name }) => name === of)?.members ?? [];
  const type = types.get(of);
  if (type?.t !== 'union') return [];
  return type.parts.flatMap((part) => (part.p === 'tag' && part.payload.length === 0 ? [part.name] : []));
}

/** What the other arms are about already. */
function namedBySiblings(library: Library, { node, siblings }: Unit): ReadonlySet<string> {
  const others = siblings.filter((one) => one !== node);
  const texts = others.map(({ span }) => {
    const { file, start, end } = library.today(span);
    return textOf(library, file).slice(start, end);
  });
  return new Set(texts.flatMap((text) => (text.split('->')[0] ?? '').match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []));
}

function mirrored(
  library: Library,
  unit: Unit,
  uses: readonly Use[],
  { of, named, others }: Partners,
  other: string,
): TextEdit {
  const span = library.today(unit.node.span);
  const text = textOf(library, span.file);
  const renamed = renames(library, unit, uses, named, other);
  const edits = uses.flatMap((use): readonly TextEdit[] => {
    const at = nameSpan(library, use);
    const word =
      use.target.of === of && !use.defines ? swapped(use.target.name, named, other, others) : renamed.get(keyOf(use));
    return word === undefined ? [] : [{ span: at, text: word }];
  });
  const own = unit.node as { readonly node?: string; readonly name?: unknown };
  const title = own.node === 'example' && typeof own.name === 'string' ? own.name : undefined;
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', span.start - 1) + 1))?.[0] ?? '';
  const labelEdits = labelsIn(unit).map((label) => ({
    span: library.today(label.span),
    text: renamed.get(labelKey(label)) ?? label.text,
  }));
  const copied = applyEdits(text, [
    { span: { ...span, start: 0, end: span.start }, text: '' },
    ...labelEdits,
    ...edits,
    { span: { ...span, start: span.end, end: text.length }, text: '' },
  ]);
  const copy = title === undefined ? copied : copied.replace(`"${title}"`, `"${titleFor(title, named, other)}"`);
  const gap = unit.sort === 'declaration' ? '\n\n' : `\n${indent}`;
  return { span: { ...span, start: span.end }, text: gap + copy };
}

const titleFor = (title: string, named: string, other: string): string => {
  const said = title.replaceAll(new RegExp(`\\b${named}\\b`, 'gi'), other);
  return said === title ? `${title} (${other})` : said;
};

function swapped(name: string, named: string, other: string, others: readonly string[]): string | undefined {
  if (name === named) return other;
  return name === other && others.includes(other) ? named : undefined;
}

const keyOf = ({ target: { sort, name, of } }: Use): string => `${sort} ${name} ${of}`;

/** New names for what the unit itself declares: its own name, and in the same body the labels of its questions. */
function renames(
  library: Library,
  unit: Unit,
  uses: readonly Use[],
  named: string,
  other: string,
): ReadonlyMap<string, string> {
  const taken = new Set(usesIn(library).map(({ target }) => target.name));
  const fresh = new Map<string, string>();
  const labels = labelsIn(unit);
  for (const word of labels.length > 0 ? wordsAround(library, unit) : []) taken.add(word);
  for (const label of labels) {
    const name = freshName(swappedIn(label.text, named, other), taken);
    taken.add(name);
    fresh.set(labelKey(label), name);
  }
  for (const use of uses) {
    if (!use.defines || !isOwn(unit, use)) continue;
    const name = freshName(swappedIn(use.target.name, named, other), taken);
    taken.add(name);
    fresh.set(keyOf(use), name);
  }
  return fresh;
}

/** Names of steps and answers that stay in one body with their copy: nothing else names them, so they are no uses. */
function labelsIn({ sort, node }: Unit): readonly Name[] {
  if (sort !== 'step' && sort !== 'option') return [];
  const steps = [...nodesIn(node)].flatMap((part) => (part.node === 'label' ? [(part as Labelled).name] : []));
  return sort === 'option' ? [(node as Labelled).name, ...steps] : steps;
}

type Labelled = Node & { readonly name: Name };

const labelKey = ({ span }: Name): string => `label ${span.start}`;

/** Every word of the file: a label must be new among its neighbors. */
const wordsAround = (library: Library, { node }: Unit): readonly string[] =>
  textOf(library, node.span.file).match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];

/** Whether a name has to be another one in the copy; what is local to a copy is not. */
function isOwn({ sort, node }: Unit, { target, span }: Use): boolean {
  const isLabel = target.sort === 'local' && !/:\d+$|\(\)$/.test(target.of);
  if (sort === 'declaration' && nameStart(node) === span.start) return true;
  // Examples name questions by the end of their path, as long as there is one of that name.
  return isLabel || (sort === 'row' && target.sort === 'member');
}

const nameStart = (node: unknown): number | undefined =>
  (node as { readonly name?: { readonly span?: { readonly start: number } } }).name?.span?.start;
