import {
  builtins,
  entryOf,
  fitOf,
  givenTo,
  type lookAtCell,
  partsOf,
  type Sort,
  searched,
  showType,
  targetsOf,
} from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import { bool, hasOwnWords, isRecord, ownWords, type RoutineType, setOf, type Type } from '@sandtable/model';
import { TYPE_WORDS } from '@sandtable/syntax';
import type { Looked } from './half-typed.ts';
import { headOf } from './heads.ts';
import { docOf } from './hover.ts';
import { type Item, keyword } from './items.ts';
import { sentenceOf } from './sorts.ts';

type World = Library['basis']['draft']['world'];

interface Place {
  readonly library: Library;
  readonly world: World;
  readonly typed: string;
  readonly lang: Language;
}
/** A place in rules. */
interface RulePlace extends Place {
  readonly looked: Looked;
}

/** The names that fit a place. */
export function offer(library: Library, looked: Looked, typed: string, lang: Language): readonly Item[] {
  const place: RulePlace = { library, world: library.basis.draft.world, looked, typed: typed.toLowerCase(), lang };
  const { what, hint, of } = looked.sought;
  switch (what) {
    case 'field':
      return hint === undefined ? [] : fieldsBehind(place, hint);
    case 'join':
      return columns(place, of ?? '');
    case 'type':
      return types(place);
    case 'pile':
      return [...place.world.piles.keys()].map((name) => declared(place, 'pile', name, 0));
    case 'die':
      return [...place.world.dice.keys()].map((name) => declared(place, 'die', name, 0));
    case 'pattern':
      return hint === undefined ? [] : [...valuesOf(place, hint, 0), ...partTypes(place, hint)];
    case 'value':
      return DATA.has(looked.decl.node) ? constants(place) : values(place);
  }
}

/** The values that fit a cell of a table in a file, or the names of its columns. */
export function offerInTable(
  library: Library,
  sought: NonNullable<ReturnType<typeof lookAtCell>>,
  typed: string,
  lang: Language,
): readonly Item[] {
  const place: Place = { library, world: library.basis.draft.world, typed: typed.toLowerCase(), lang };
  return 'hint' in sought ? expected(place, sought.hint) : columns(place, sought.columnsOf);
}

function item(sort: Sort, name: string, rank: number, more: Partial<Item>): Item {
  return { label: name, sort, detail: '', doc: '', insert: name, rank, ...more };
}

/** Something with a declaration of its own. */
function declared(place: Place, sort: Sort, name: string, rank: number, insert = name): Item {
  const { library, typed, lang } = place;
  // What is left out in the end need not be described.
  if (!name.toLowerCase().includes(typed)) return item(sort, name, rank, {});
  const target = { sort, name, of: '' };
  const doc = docOf(library, target) || sentenceOf(library, target, messagesIn(lang));
  return item(sort, name, rank, { detail: headOf(library, target, undefined), doc, insert });
}

function fieldsBehind(place: Place, type: Type): readonly Item[] {
  if (type.t === 'map') return [item('builtin', 'keys', 0, { detail: showType(setOf(type.key)) })];
  const [part] = isRecord(type) ? type.parts : [];
  if (part?.p === 'tag')
    return part.payload.flatMap(({ name, type: own }) =>
      name === undefined ? [] : [item('field', name, 0, { detail: `${name}: ${showType(own)}` })],
    );
  const kind = type.t === 'kind' ? place.world.kinds[type.kind] : undefined;
  return [...(kind?.fields.keys() ?? [])].map((name) => field(place, kind?.name ?? '', name));
}

function field(place: Place, of: string, name: string): Item {
  const { library, lang } = place;
  const target = { sort: 'field', name, of } as const;
  const doc = sentenceOf(library, target, messagesIn(lang));
  return item('field', name, 0, { detail: headOf(library, target, undefined), doc });
}

/** What a table of a kind or relation can have in its first line, or what stands behind a relation or a search. */
function columns(place: Place, owner: string): readonly Item[] {
  if (place.world.searches.has(owner)) return searched.map((name) => builtin(place, name, undefined, undefined));
  const kind = place.world.kinds.find(({ name }) => name === owner);
  const names = kind?.fields.keys() ?? place.world.relations.get(owner)?.fields.map(({ name }) => name) ?? [];
  return [...names].map((name) => field(place, owner, name));
}

function types(place: Place): readonly Item[] {
  const own = [...place.world.types.keys()].map((name) => declared(place, sortOf(place.world, name), name, 0));
  return [...own, ...[...TYPE_WORDS, 'set of', 'list of', 'map'].map((word) => keyword(word, 1))];
}

function sortOf({ dice, types: all }: World, name: string): Sort {
  if (dice.has(name)) return 'die';
  return all.get(name)?.t === 'kind' ? 'kind' : 'type';
}

/** Members and tags of a type. */
function valuesOf(place: Place, type: Type, rank: number): readonly Item[] {
  return partsOf(type.t === 'set' || type.t === 'list' ? type.of : type).flatMap((part) => {
    if (part.p === 'none') return [keyword('none', rank)];
    if (part.p === 'tag') {
      const insert = part.payload.length > 0 ? `${part.name}($0)` : part.name;
      const target = { sort: 'tag', name: part.name, of: part.of } as const;
      return [item('tag', part.name, rank, { detail: headOf(place.library, target, undefined), insert })];
    }
    if (part.type.t === 'routine') return routines(place, part.type, rank);
    return part.type.t === 'kind' ? membersOf(place, part.type.kind, rank) : [];
  });
}

/** What a value of a signature can be made of; parameters that have to be given want parentheses. */
function routines(place: Place, type: RoutineType, rank: number): readonly Item[] {
  const entry = entryOf(place.world, type);
  return targetsOf(place.world, entry).map((target) =>
    called(place, target.sort, target.name, rank, givenTo(target, entry)?.length ?? 0),
  );
}

const membersOf = (place: Place, kind: number, rank: number): readonly Item[] => {
  const { name = '', members = [] } = place.world.kinds[kind] ?? {};
  return members.map((id) => item('member', id, rank, { detail: name }));
};

const partTypes = (place: Place, type: Type): readonly Item[] =>
  partsOf(type).flatMap((part) =>
    part.p === 'type' && part.type.t === 'kind' ? [declared(place, 'kind', part.type.name, 1)] : [],
  );

/** Declarations whose values are read as data: they call nothing. */
const DATA = new Set(['kind', 'relation', 'table', 'setting', 'state', 'seats']);

/** Declarations that only look. */
const PURE = new Set(['function', 'search', 'policy', 'expect', 'decisions']);

/** Members, tags and what has a name before a match begins. */
function constants(place: RulePlace): readonly Item[] {
  const { hint } = place.looked.sought;
  const settings = [...place.world.settings].map(([name, { type }]) => [name, rankOf(type, hint)] as const);
  return [
    ...expected(place, hint),
    ...settings.flatMap(([name, rank]) => (rank < 4 ? [declared(place, 'setting', name, rank + 1)] : [])),
  ];
}

/** What the expected type consists of. */
function expected(place: Place, hint: Type | undefined): readonly Item[] {
  if (hint !== undefined && hasOwnWords(hint)) return ownWords(hint).map((word) => keyword(word, 0));
  return hint === undefined ? [] : valuesOf(place, hint, 0);
}

/** Everything that can stand for a value; what fits the expected type is better. */
function values(place: RulePlace): readonly Item[] {
  const { world, looked } = place;
  const { hint } = looked.sought;
  const rank = (type: Type | undefined): number => rankOf(type, hint);
  const pure = PURE.has(looked.decl.node);
  return [
    ...expected(place, hint),
    ...locals(place, rank),
    ...[...world.states].map(([name, { type, params }]) => called(place, 'state', name, rank(type), params.length)),
    ...[...world.settings].map(([name, { type }]) => declared(place, 'setting', name, rank(type))),
    ...[...world.functions].map(([name, { params, result }]) =>
      call(place, 'function', name, rank(result), params.length),
    ),
    ...[...world.searches].map(([name, { params, over }]) =>
      call(place, 'search', name, rank(over[0] && setOf(over[0])), params.length),
    ),
    ...(pure ? [] : procedures(place, rank)),
    ...[...world.relations].map(([name, { right }]) => call(place, 'relation', name, rank(setOf(right)), 1)),
    ...[...world.piles].map(([name, { params }]) => called(place, 'pile', name, 3, params.length)),
    ...[...world.types].map(([name, type]) =>
      declared(place, sortOf(world, name), name, Math.max(2, rank(setOf(type)))),
    ),
    ...builtins.map(({ name, isTest }) => builtin(place, name, isTest ? bool : undefined, hint)),
    ...(hint === undefined ? world.kinds.flatMap((_, kind) => membersOf(place, kind, 6)) : []),
  ];
}

/** 0 surely fits, 1 may fit, 4 cannot; 2 where nothing is expected or known. */
function rankOf(type: Type | undefined, hint: Type | undefined): number {
  if (type === undefined || hint === undefined || hint.t === 'error' || type.t === 'error') return 2;
  const fit = fitOf(type, hint);
  return fit === 'proved' ? 0 : fit === 'never' ? 4 : 1;
}

function locals(place: RulePlace, rank: (type: Type) => number): readonly Item[] {
  return [...place.looked.sought.locals].map(([name, type]) =>
    item('local', name, Math.max(0, rank(type) - 1), { detail: showType(type) }),
  );
}

/** What is declared with parameters is written with parentheses. */
const call = (place: Place, sort: Sort, name: string, rank: number, params: number): Item =>
  declared(place, sort, name, rank, params === 0 ? `${name}()` : `${name}($0)`);

const called = (place: Place, sort: Sort, name: string, rank: number, params: number): Item =>
  params === 0 ? declared(place, sort, name, rank) : call(place, sort, name, rank, params);

const procedures = (place: Place, rank: (type: Type | undefined) => number): readonly Item[] =>
  [...place.world.procedures].map(([name, { params, result }]) =>
    call(place, 'procedure', name, rank(result), params.length),
  );

function builtin(place: Place, name: string, type: Type | undefined, hint: Type | undefined): Item {
  const target = { sort: 'builtin', name, of: '' } as const;
  const doc = sentenceOf(place.library, target, messagesIn(place.lang));
  return item('builtin', name, rankOf(type, hint) + 1, { doc, insert: `${name}($0)` });
}
