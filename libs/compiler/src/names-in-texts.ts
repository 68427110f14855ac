import { type Basis, DECLARED_SORTS, type Sort, type Target, type World } from '@sandtable/check';
import { isMessages, isTerms, placesIn, readTerms } from '@sandtable/messages';
import type { Span } from '@sandtable/text';
import type { InputFile } from './input.ts';
import { namesOnPath } from './names-on-path.ts';
import { NOTES } from './notes/note-file.ts';

/** A name of the rules in a text for people. */
export interface NameInText {
  readonly target: Target;
  /** The name alone. */
  readonly span: Span;
  /** A value that a text of this procedure names; whose it is the text does not say. */
  readonly within?: string;
}

/** Every name of the rules that messages, terms, chapters and catalogues mention. */
export const namesInTexts = (files: readonly InputFile[], basis: Basis): readonly NameInText[] =>
  files.flatMap((file) => {
    const { world } = basis.draft;
    if (isMessages(file.path)) return inMessages(file, world);
    if (isTerms(file.path)) return inTerms(file, world);
    return /\.(md|po)$/.test(file.path) ? inChapter(file, world) : [];
  });

const SETTINGS = /^(constant|option|ruling)$/;
const target = (sort: Sort, name: string, of = ''): Target => ({ sort, name, of });

// ── messages ────────────────────────────────────────────────────────────────────────────────────────────────────
/** A message with the lines that belong to it. */
const ENTRY = /^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t]+.*|\}.*|[ \t]*(?=\n[ \t])))*)/gm;
const VALUE = /\$([A-Za-z]\w*)/g;

const inMessages = ({ path: file, text }: InputFile, world: World): readonly NameInText[] =>
  [...text.matchAll(ENTRY)].flatMap(({ 0: all, 1: id = '', 2: pattern = '', index }) => {
    const at = index + all.length - pattern.length;
    const values = [...pattern.matchAll(VALUE)].flatMap((match) =>
      valueIn(id, match[1] ?? '', file, at + match.index + 1),
    );
    return [...partsOf(id, file, index, world), ...values];
  });

const named = (file: string, start: number, one: Target): NameInText => ({
  target: one,
  span: { file, start, end: start + one.name.length },
});

/** What the key of a text is made of: `procedure--question--arm`, `Kind_member_name`, `option--name`. */
function partsOf(id: string, file: string, start: number, world: World): readonly NameInText[] {
  const [root = '', ...parts] = id.split('--');
  if (parts.length === 0) return ofMember(id, file, start, world);
  const at = start + root.length + 2;
  const first = parts[0] ?? '';
  if (SETTINGS.test(root)) return [named(file, at, target('setting', first))];
  if (root === 'seats') return [named(file, at, target('layout', first))];
  if (/^(play|ruleset|variant)$/.test(root)) return [];
  return ofQuestion([root, ...parts], '--', file, start);
}

/** A question or a roll is known by the procedure that it stands in and what holds it there. */
function ofQuestion(path: readonly string[], between: string, file: string, start: number): readonly NameInText[] {
  return path.map((name, i) => {
    const before = path.slice(0, i).map((one) => one + between);
    const one = i === 0 ? target('procedure', name) : target('local', name, path.slice(0, i + 1).join('/'));
    return named(file, start + before.join('').length, one);
  });
}

/** Kinds and types have members and tags; what a member is called ends with the field that says so. */
function ofMember(id: string, file: string, start: number, world: World): readonly NameInText[] {
  const [root = '', ...rest] = id.split('_');
  const [only = ''] = rest;
  if (rest.length === 0) return [];
  // `Kind_field` says what numbers of a field are called, `Kind_name` how a thing without a name of its own is described.
  if (rest.length === 1 && only !== 'name')
    return [...below(root, '', file, start, world), named(file, start + root.length + 1, target('field', only, root))];
  return below(root, rest.slice(0, -1).join('_'), file, start, world);
}

function below(owner: string, name: string, file: string, start: number, world: World): readonly NameInText[] {
  const own = (['kind', 'type', 'die'] as const).map((sort) => named(file, start, target(sort, owner)));
  const at = start + owner.length + 1;
  // Values of some types are rules that can be called.
  const values =
    world.types.get(owner)?.t === 'routine'
      ? (['procedure', 'function'] as const).map((sort) => named(file, at, target(sort, name)))
      : (['member', 'tag'] as const).map((sort) => named(file, at, target(sort, name, owner)));
  return name === '' ? own : [...own, ...values];
}

function valueIn(id: string, name: string, file: string, start: number): readonly NameInText[] {
  const setting = /^(?:constant|option|ruling)_(.+)$/.exec(name)?.[1];
  if (setting !== undefined) return [named(file, start + name.length - setting.length, target('setting', setting))];
  const [root = '', ...parts] = id.split('--');
  if (parts.at(-1) === 'about' && name.includes('_')) return heldIn(name, file, start);
  if (parts.length > 0) return [{ ...named(file, start, target('local', name)), within: root }];
  return [named(file, start, target('field', name, id.split('_')[0]))];
}

/** What a role holds of a kind for which a field is true: `Marker_mandatory`. */
function heldIn(name: string, file: string, start: number): readonly NameInText[] {
  const [kind = '', ...rest] = name.split('_');
  const field = rest.join('_');
  return [named(file, start, target('kind', kind)), named(file, start + kind.length + 1, target('field', field, kind))];
}

// ── terms and parts of the rules ────────────────────────────────────────────────────────────────────────────────
/** What has a word is a member or value, `Side.north`, or a part of the rules. */
const inTerms = ({ path: file, text }: InputFile, world: World): readonly NameInText[] =>
  readTerms(file, text).terms.flatMap(({ id, cells, span }) => {
    const start = text.indexOf(id, (cells.id ?? span).start);
    const [owner = '', name = ''] = id.split('.');
    return id.includes('/') ? ofPart(id, file, start) : below(owner, name, file, start, world);
  });

/** A setting is named by what it is, `option/name`. */
const SORTS: ReadonlySet<string> = new Set([...DECLARED_SORTS.filter((sort) => sort !== 'setting'), 'field']);
const sortOf = (own: string): Sort | undefined =>
  SETTINGS.test(own) ? 'setting' : SORTS.has(own) ? (own as Sort) : undefined;

/** A part of the rules as `explains:` and terms name it: `kind/Army`, `field/Army.side`, `battle/dice`. */
function ofPart(part: string, file: string, start: number): readonly NameInText[] {
  const [own = '', ...path] = part.split('/');
  if (own === 'concept' || own === 'play') return [];
  const sort = sortOf(own);
  if (sort === undefined) return ofQuestion([own, ...path], '/', file, start);
  const [name = '', field] = (path[0] ?? '').split('.');
  const at = start + own.length + 1;
  if (sort !== 'field' || field === undefined) return [named(file, at, target(sort, name))];
  return [named(file, at, target('kind', name)), named(file, at + name.length + 1, target('field', field, name))];
}

// ── chapters ────────────────────────────────────────────────────────────────────────────────────────────────────
const EXPLAINS = /^\s*explains:(.*)$/gm;
/** Notes say in their headings which rules they are about. */
const NOTED = /^##[ \t]+(.*)$/gm;
const PART = /[^\s,/]+\/[^\s,]+/g;

function inChapter({ path: file, text }: InputFile, world: World): readonly NameInText[] {
  const asked = placesIn(text).flatMap((place) => {
    if (place.sort === 'value') return [{ ...place.asked, under: '' }];
    if (place.sort !== 'table') return [];
    // Columns are paths below a row, so they begin where the path of the table ends.
    const below = place.columns.flat().map((one) => ({ ...one, under: place.asked.path }));
    return [
      { ...place.asked, under: '' },
      ...below,
      ...(place.sortedBy ? [{ ...place.sortedBy, under: place.asked.path }] : []),
    ];
  });
  const parts = [...text.matchAll(file === NOTES ? NOTED : EXPLAINS)].flatMap(({ 0: all, 1: line = '', index }) =>
    [...line.matchAll(PART)].flatMap((match) => ofPart(match[0], file, index + all.length - line.length + match.index)),
  );
  const paths = asked.flatMap(({ path, under, at }) =>
    namesOnPath(world, path, under).map((one) => named(file, at + one.at, one.target)),
  );
  return [...paths, ...parts];
}
