import { aboutPath, reasonPath } from '@sandtable/messages';
import { type MessagePlaces, messagePlaces } from '@sandtable/messages/check';
import { type Child, type Model, type Part, type Type, walk } from '@sandtable/model';
import { partsOf } from './text-values.ts';

/**
 * What of the rules asks for messages, and what it gives them; `laid` says that variants lie over them. What a variant
 * is called and what it is about may be said of each that is next to the rules, laid or not.
 */
export function askedMessages(model: Model, variants: readonly string[], laid: boolean): MessagePlaces {
  const places = new Map(askedPaths(model));
  for (const name of variants) for (const own of ['', '/title']) places.set(`variant/${name}${own}`, []);
  // What a number of a line is called may depend on it: one hit, two hits.
  for (const { path, names } of model.logs) {
    const known = names.filter((name) => name !== undefined);
    for (const name of known) if (!places.has(`${path}/${name}`)) places.set(`${path}/${name}`, known);
  }
  // Reasons speak of what the rules keep under a name.
  for (const name of keptNames(model)) places.set(`local/${name}`, []);
  const constants = model.settings.map(({ name }) => `constant_${name}`);
  return messagePlaces(places, valued(model), constants, !laid);
}

const keptNames = ({ functions, procedures }: Model): readonly string[] =>
  [...functions, ...procedures].flatMap(({ locals }) => locals.map(({ name }) => name));

/** The paths of all texts that rules ask for, with what they give them. */
export function askedPaths(model: Model): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  for (const path of pathsIn(model)) places.set(path, []);
  for (const path of partsOf(model)) places.set(path, []);
  for (const { path } of model.choices) places.set(`${path}/about`, heldOf(model));
  for (const [path, names] of [...named(model), ...seated(model), ...answered(model), ...judged(model)])
    places.set(path, names);
  for (const { path } of model.chances) {
    places.set(path, ['drawn', 'picked', 'from', 'to', 'faces', 'die']);
    places.set(`${path}/title`, []);
    places.set(`${path}/log`, ['drawn', 'picked', 'from', 'to', 'who', 'count', 'seen']);
  }
  for (const { path, names } of model.logs) {
    const known = names.filter((name) => name !== undefined);
    places.set(path, known);
    // What heads its card, what it says of who won, and how one number came of the other.
    for (const own of ['title', 'first', 'second', 'tie', 'because']) places.set(`${path}/${own}`, known);
  }
  return places;
}

/** What is said of a question in addition may speak of what the role that is asked holds: `Marker_mandatory`. */
const heldOf = ({ kinds, fields, piles }: Model): readonly string[] =>
  [...new Set(piles.map(({ kind }) => kind))].flatMap((index) => {
    const kind = kinds[index];
    const own = kind?.fields.flatMap((field) => fields[field] ?? []) ?? [];
    return own.filter(({ type }) => type.t === 'bool').map(({ name }) => `${kind?.name}_${name}`);
  });

/** What is said of a condition by its name, where it holds and where it doesn't. */
const judged = ({ functions, relations }: Model): Given =>
  [...functions.map(({ name }) => `function/${name}`), ...relations.map(({ name }) => `relation/${name}`)].flatMap(
    (path) => ['true', 'false'].map((verdict): Given[number] => [`${path}/${verdict}`, []]),
  );

/** Paths and reasons wherever they stand in the rules: of questions, dice, steps, guards and ends. */
function pathsIn(model: Model): readonly string[] {
  const { choices, chances, logs, labels, settings } = model;
  const found = [...choices, ...chances, ...logs, ...labels].map(({ path }): string | undefined => path);
  found.push(...settings.map((setting) => setting.because && reasonPath(setting)), ...settings.map(aboutPath));
  walk('model', model, (...node: Child) => void found.push(...spokenBy(...node)));
  return found.filter((path) => path !== undefined);
}

function spokenBy(...[sort, node]: Child): readonly (string | undefined)[] {
  if (sort === 'guard' || sort === 'wishes') return [node.reason];
  if (sort === 'exampleAnswer') return [node.path, node.because];
  if (sort === 'ending') return node.result === 'on' ? [] : [node.because];
  if (sort !== 'stmt') return [];
  return node.s === 'finish' ? [node.because] : node.s === 'label' ? [node.path] : [];
}

type Given = readonly (readonly [path: string, names: readonly string[]])[];

/** What a member is called: in sentences, where there is little room, and on a flag. */
const OF_MEMBER = ['name', 'short', 'letter'];

/** Members, values of types, effects, and fields. */
function named({ kinds, fields, types, dice, routines }: Model): Given {
  const ofKinds = kinds.flatMap((kind): Given => {
    const own = kind.fields.flatMap((index) => fields[index]?.name ?? []);
    return [
      ...kind.members.flatMap(({ id }) => OF_MEMBER.map((word) => [`${kind.name}.${id}.${word}`, []] as const)),
      ...own.map((name) => [`${kind.name}.${name}`, []] as const),
      [`kind/${kind.name}/hidden`, []],
      ...(kind.pool ? [[`${kind.name}.name`, own] as const] : []),
    ];
  });
  const ofTypes = [...types, ...dice].flatMap(({ type }) => tagsOf(type));
  const effects = routines.flatMap(({ name: type, constants }) =>
    constants.map(({ name, given }) => [`${type}.${name}.name`, given.map((one) => one.name)] as const),
  );
  return [...ofKinds, ...ofTypes, ...effects];
}

const tagsOf = (type: Type): Given =>
  type.t === 'union' ? type.parts.flatMap((part) => (part.p === 'tag' ? ofTag(part) : [])) : [];

/** A record is described by its parts, as a member of a pool by its fields; other values may be, in place of their name. */
const ofTag = ({ of, name, payload }: Extract<Part, { p: 'tag' }>): Given =>
  of === name
    ? [[`${of}.name`, payload.flatMap((part) => part.name ?? [])]]
    : [
        [`${of}.${name}.name`, []],
        ...(payload.length === 0 ? [] : [[`${of}.${name}.with`, partNames(payload)] as const]),
      ];

/** What a text calls the parts of a value; one without a name is its `value`. */
const partNames = (payload: Extract<Part, { p: 'tag' }>['payload']): readonly string[] => {
  const names = payload.flatMap((part) => part.name ?? []);
  return names.length === 0 ? ['value'] : names;
};

const seated = ({ seats }: Model): Given =>
  seats.layouts.flatMap(
    (layout): Given => [
      [`seats/${layout.name}`, []],
      ...layout.seats.map((seat) => [`seats/${layout.name}/${seat.name}`, []] as const),
    ],
  );

/** Arms of menus and their parameters; and what the log says of an answer, by its arm or value or whatever it is. */
const answered = ({ choices }: Model): Given =>
  choices.flatMap((choice) =>
    choice.form === 'menu'
      ? choice.arms.flatMap((arm) => ofArm(choice.path, arm))
      : ['', ...OF_ANSWER].map((value): Given[number] => [`${choice.path}${value}/log`, ['role', 'answer', 'count']]),
  );

/** Answers that may have a sentence of their own in the log. */
const OF_ANSWER = ['/none', '/true', '/false'];

type Arm = Extract<Model['choices'][number], { readonly form: 'menu' }>['arms'][number];

const ofArm = (path: string, { name, params }: Arm): Given => [
  [`${path}/${name}`, []],
  [`${path}/${name}/log`, ['role', 'seen', ...params.map((param) => param.name)]],
  ...params.flatMap((param) =>
    // What is said of an answer after which nothing could be chosen for the parameter.
    ['', '/empty'].map((value): Given[number] => [`${path}/${name}/${param.name}${value}`, []]),
  ),
];

/** What may be said of single values of it. */
const valued = (model: Model): readonly string[] => [
  ...model.choices.map(({ path }) => path),
  // What a face means where it is rolled.
  ...model.chances.map(({ path }) => path),
  // What a number in a line of the log is called where it is reckoned.
  ...model.logs.map(({ path }) => path),
  ...model.settings.map(({ sort, name }) => `${sort}/${name}`),
  ...model.states.map(({ name }) => `state/${name}`),
  ...model.piles.map(({ name }) => `pile/${name}`),
  ...model.kinds.flatMap((kind) =>
    kind.fields.flatMap((index) => (model.fields[index] ? [`${kind.name}.${model.fields[index].name}`] : [])),
  ),
];
