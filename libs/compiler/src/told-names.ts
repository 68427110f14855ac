import type { Basis, Sort, Target, World } from '@sandtable/check';
import { isMessages, isTerms, placesIn, readTerms } from '@sandtable/messages';
import type { Part, Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { InputFile } from './input.ts';

/** A name of the rules in a text for people. */
export interface ToldName {
  readonly target: Target;
  /** The name alone. */
  readonly span: Span;
  /** A value that a text of this procedure names; whose it is the text does not say. */
  readonly within?: string;
}

/** Every name of the rules that messages, terms, chapters and catalogues mention. */
export const toldNames = (files: readonly InputFile[], basis: Basis): readonly ToldName[] =>
  files.flatMap((file) => {
    if (isMessages(file.path)) return inMessages(file);
    if (isTerms(file.path)) return inTerms(file);
    return /\.(md|po)$/.test(file.path) ? inChapter(file, basis) : [];
  });

const target = (sort: Sort, name: string, of = ''): Target => ({ sort, name, of });

// ── messages ────────────────────────────────────────────────────────────────────────────────────────────────────
/** A message with the lines that belong to it. */
const ENTRY = /^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t]+.*|\}.*|[ \t]*(?=\n[ \t])))*)/gm;
const VALUE = /\$([A-Za-z]\w*)/g;

const inMessages = ({ path: file, text }: InputFile): readonly ToldName[] =>
  [...text.matchAll(ENTRY)].flatMap(({ 0: all, 1: id = '', 2: pattern = '', index }) => {
    const at = index + all.length - pattern.length;
    const values = [...pattern.matchAll(VALUE)].flatMap((match) =>
      valueIn(id, match[1] ?? '', file, at + match.index + 1),
    );
    return [...partsOf(id, file, index), ...values];
  });

const named = (file: string, start: number, one: Target): ToldName => ({
  target: one,
  span: { file, start, end: start + one.name.length },
});

/** What the key of a text is made of: `procedure--question--arm`, `Kind_member_name`, `option--name`. */
function partsOf(id: string, file: string, start: number): readonly ToldName[] {
  const [root = '', ...parts] = id.split('--');
  if (parts.length === 0) return ofMember(id, file, start);
  const at = start + root.length + 2;
  const first = parts[0] ?? '';
  if (/^(constant|option|ruling)$/.test(root)) return [named(file, at, target('setting', first))];
  if (root === 'seats') return [named(file, at, target('layout', first))];
  if (/^(play|ruleset)$/.test(root)) return [];
  return ofQuestion([root, ...parts], '--', file, start);
}

/** A question or a roll is known by the procedure that it stands in and what holds it there. */
function ofQuestion(path: readonly string[], between: string, file: string, start: number): readonly ToldName[] {
  return path.map((name, i) => {
    const before = path.slice(0, i).map((one) => one + between);
    const one = i === 0 ? target('procedure', name) : target('local', name, path.slice(0, i + 1).join('/'));
    return named(file, start + before.join('').length, one);
  });
}

/** Kinds and types have members and tags; what a member is called ends with the field that says so. */
function ofMember(id: string, file: string, start: number): readonly ToldName[] {
  const [root = '', ...rest] = id.split('_');
  if (rest.length === 0) return [];
  return below(root, rest.slice(0, -1).join('_'), file, start);
}

function below(owner: string, name: string, file: string, start: number): readonly ToldName[] {
  const own = (['kind', 'type', 'die'] as const).map((sort) => named(file, start, target(sort, owner)));
  const at = start + owner.length + 1;
  const values = (['member', 'tag'] as const).map((sort) => named(file, at, target(sort, name, owner)));
  return name === '' ? own : [...own, ...values];
}

function valueIn(id: string, name: string, file: string, start: number): readonly ToldName[] {
  const setting = /^(?:constant|option|ruling)_(.+)$/.exec(name)?.[1];
  if (setting !== undefined) return [named(file, start + name.length - setting.length, target('setting', setting))];
  const [root = '', ...parts] = id.split('--');
  if (parts.length > 0) return [{ ...named(file, start, target('local', name)), within: root }];
  return [named(file, start, target('field', name, id.split('_')[0]))];
}

// ── terms and parts of the rules ────────────────────────────────────────────────────────────────────────────────
/** What has a word is a member or value, `Side.north`, or a part of the rules. */
const inTerms = ({ path: file, text }: InputFile): readonly ToldName[] =>
  readTerms(file, text).terms.flatMap(({ id, cells, span }) => {
    const start = text.indexOf(id, (cells.id ?? span).start);
    const [owner = '', name = ''] = id.split('.');
    return id.includes('/') ? ofPart(id, file, start) : below(owner, name, file, start);
  });

const SORTS: ReadonlyMap<string, Sort> = new Map([
  ...(['kind', 'type', 'die', 'relation', 'pile', 'state', 'function', 'search'] as const).map((own) => [own, own]),
  ...(['decisions', 'policy', 'procedure', 'field'] as const).map((own) => [own, own]),
  ...['constant', 'option', 'ruling'].map((own) => [own, 'setting']),
]);

/** A part of the rules as `explains:` and terms name it: `kind/Army`, `field/Army.side`, `battle/dice`. */
function ofPart(part: string, file: string, start: number): readonly ToldName[] {
  const [own = '', ...path] = part.split('/');
  if (own === 'concept' || own === 'play') return [];
  const sort = SORTS.get(own);
  if (sort === undefined) return ofQuestion([own, ...path], '/', file, start);
  const [name = '', field] = (path[0] ?? '').split('.');
  const at = start + own.length + 1;
  if (sort !== 'field' || field === undefined) return [named(file, at, target(sort, name))];
  return [named(file, at, target('kind', name)), named(file, at + name.length + 1, target('field', field, name))];
}

// ── chapters ────────────────────────────────────────────────────────────────────────────────────────────────────
const EXPLAINS = /^\s*explains:(.*)$/gm;
const PART = /[^\s,/]+\/[^\s,]+/g;

function inChapter({ path: file, text }: InputFile, basis: Basis): readonly ToldName[] {
  const asked = placesIn(text).flatMap((place) => {
    if (place.sort === 'value') return [{ ...place.asked, under: '' }];
    if (place.sort !== 'table') return [];
    // Columns are paths below a row, so they begin where the path of the table ends.
    const below = place.columns.map((one) => ({ ...one, under: place.asked.path }));
    return [
      { ...place.asked, under: '' },
      ...below,
      ...(place.sortedBy ? [{ ...place.sortedBy, under: place.asked.path }] : []),
    ];
  });
  const parts = [...text.matchAll(EXPLAINS)].flatMap(({ 0: all, 1: line = '', index }) =>
    [...line.matchAll(PART)].flatMap((match) => ofPart(match[0], file, index + all.length - line.length + match.index)),
  );
  return [...asked.flatMap((one) => ofPath(one.path, one.under, file, one.at, basis)), ...parts];
}

/** Goes down a path as texts do: a kind, its members and fields, what those hold, and so on. */
function ofPath(path: string, under: string, file: string, start: number, { draft }: Basis): readonly ToldName[] {
  const { world } = draft;
  const found: ToldName[] = [];
  const above = under === '' ? [] : under.split('.');
  let owner: string | undefined;
  let values: readonly Part[] = [];
  let at = start;
  for (const [i, name] of [...above, ...path.split('.')].entries()) {
    const own = i >= above.length;
    const put = (sort: Sort, of = ''): void => {
      if (own) found.push(named(file, at, target(sort, name, of)));
    };
    const kind = world.kinds.find((one) => one.name === owner);
    const relation = owner === undefined ? undefined : world.relations.get(owner);
    const field = world.fields[kind?.fields.get(name) ?? -1] ?? relation?.fields.find((one) => one.name === name);
    if (world.settings.has(name) && /^(constant|option|ruling)$/.test(before(path, i - above.length))) put('setting');
    else if (world.dice.has(name)) put('die');
    else if (owner !== undefined && field !== undefined) {
      put('field', owner);
      values = valuesOf(field.type);
      const held = values.find((part) => part.p === 'type' && part.type.t === 'kind');
      if (held?.p === 'type' && held.type.t === 'kind') owner = world.kinds[held.type.kind]?.name ?? owner;
    } else if (values.some((part) => part.p === 'tag' && part.name === name)) put('tag', tagOwner(values, name));
    else if (kind?.members.includes(name)) put('member', owner);
    else if (relation !== undefined && endOf(world, relation, name) !== undefined)
      put('member', endOf(world, relation, name));
    else if (world.kinds.some((one) => one.name === name)) {
      put('kind');
      owner = name;
    } else if (world.relations.has(name)) {
      put('relation');
      owner = name;
    }
    if (own) at += name.length + 1;
  }
  return found;
}

/** What a field may hold, or hold several of. */
function valuesOf(type: Type): readonly Part[] {
  if (type.t === 'union') return type.parts;
  return type.t === 'set' || type.t === 'list' ? valuesOf(type.of) : [{ p: 'type', type }];
}

const tagOwner = (parts: readonly Part[], name: string): string | undefined =>
  parts.flatMap((part) => (part.p === 'tag' && part.name === name ? [part.of] : []))[0];

/** The kind of the members that a relation joins, of the one that has a member of this name. */
const endOf = (world: World, { left, right }: Ends, name: string): string | undefined =>
  [left, right]
    .flatMap((type) => (type.t === 'kind' ? (world.kinds[type.kind] ?? []) : []))
    .find(({ members }) => members.includes(name))?.name;
type Ends = NonNullable<ReturnType<World['relations']['get']>>;

const before = (path: string, i: number): string => path.split('.')[i - 1] ?? '';
