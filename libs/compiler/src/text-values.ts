import { type Messages, readable, type TextNode, type TextValues } from '@sandtable/messages';
import { codeAt, type Model, type Setting, sizeOf, type Type, type Value } from '@sandtable/model';
import { enumerated, number, printed, type Spoken, spelled } from './printed.ts';
import { lists } from './text-lists.ts';
import { fieldsOf, joined, member, members } from './text-members.ts';
import { branch, leaf, textOf } from './text-tree.ts';

/**
 * All that a rules text may take from a model. At the top: `constant`, `option`, `ruling`, `die`, `low` and `high` (the
 * ends of a range), `count` and `list` (of members, with conditions), the kinds, the relations and the named types.
 */
export function textValues(model: Model, messages: Messages): TextValues {
  const spoken = { model, messages: withConstants(messages, model) };
  const root: Record<string, TextNode> = {};
  for (const { name, type } of model.types) root[name] = tags(spoken, name, type);
  for (const relation of model.relations) root[relation.name] = joined(spoken, relation);
  for (const kind of model.kinds) if (!kind.pool) root[kind.name] = members(spoken, kind);
  const groups: Record<string, TextNode> = {
    ...Object.fromEntries((['constant', 'option', 'ruling'] as const).map((sort) => [sort, settings(spoken, sort)])),
    die: dice(spoken),
    seats: seating(spoken),
    low: ends(spoken, 'min'),
    high: ends(spoken, 'max'),
    count: lists(spoken, (all) => number(spoken, all.length)),
    list: lists(spoken, (all) => enumerated(spoken, all.map(textOf))),
  };
  return {
    root: branch({ ...root, ...groups }),
    parts: new Set(partsOf(model)),
    examples: new Set(model.examples.map(({ name }) => name)),
  };
}

/** Every text may name the constants of its rules: `{ $constant_hand }`. */
function withConstants(messages: Messages, model: Model): Messages {
  const constants = model.settings.filter(({ sort }) => sort === 'constant');
  const named = constants.map(({ name, type, value }) => [`constant_${name}`, plain(model, type, value)] as const);
  const values = Object.fromEntries(named);
  return { ...messages, text: (path, given) => messages.text(path, { ...values, ...given }) };
}
/** Numbers as numbers, for plurals; everything else as the rules spell it. */
const plain = (model: Model, type: Type, value: Value): string | number =>
  type.t === 'int' && typeof value === 'number' ? value / type.den : spelled(model, type, value).join();

function settings(spoken: Spoken, sort: Setting['sort']): TextNode {
  const all = spoken.model.settings.filter((setting) => setting.sort === sort);
  const nodes = Object.fromEntries(all.map((setting) => [setting.name, settingNode(spoken, setting)] as const));
  return branch(nodes, { rows: () => Object.values(nodes) });
}

/** A setting prints its value; rulings and options have wording of their own for theirs. */
function settingNode(spoken: Spoken, { sort, name, type, value, at }: Setting): TextNode {
  const { messages, model } = spoken;
  const path = `${sort}/${name}`;
  const worded = `${path}/${spelled(model, type, value).join()}`;
  const text = () => (messages.has(worded) ? messages.text(worded) : printed(spoken, type, value));
  return branch(
    {
      name: leaf(() => messages.text(path)),
      value: leaf(text),
      sections: leaf(() => at.cites.map((section) => `§${section}`).join(', ')),
    },
    {
      text,
      value: () => spelled(model, type, value).join(),
      ...(isUnlisted(type) ? {} : { among: () => allOf(model, type) }),
    },
  );
}

/** Numbers, and what has too many values to tell them apart. */
const isUnlisted = ({ t }: Type): boolean => ['int', 'text', 'set', 'list', 'map'].includes(t);
/** All that a setting may be, as the rules spell it. */
const allOf = (model: Model, type: Type): readonly string[] =>
  Array.from({ length: sizeOf(type) }, (_, ordinal) => spelled(model, type, codeAt(type, ordinal)).join());

const dice = (spoken: Spoken): TextNode =>
  branch(
    Object.fromEntries(
      spoken.model.dice.map(({ name, type, faces }) => {
        const text = () =>
          enumerated(
            spoken,
            faces.map((face) => printed(spoken, type, face)),
          );
        return [name, leaf(text)] as const;
      }),
    ),
  );

function ends(spoken: Spoken, end: 'min' | 'max'): TextNode {
  const { types, states, settings: all, kinds } = spoken.model;
  const at = (typed: readonly { readonly name: string; readonly type: Type }[]) =>
    Object.fromEntries(
      typed.flatMap(({ name, type }) =>
        type.t === 'int' ? [[name, endOf(spoken, type[end] / type.den)] as const] : [],
      ),
    );
  const fields = Object.fromEntries(kinds.map((kind) => [kind.name, branch(at(fieldsOf(spoken, kind)))] as const));
  return branch({ ...fields, ...at(all), ...at(states), ...at(types) });
}
const endOf = (spoken: Spoken, value: number): TextNode => leaf(() => number(spoken, value));

/** Who plays what: a row for each seat of each layout. */
function seating({ model, messages }: Spoken): TextNode {
  const { layouts, kind } = model.seats;
  const roles = model.kinds[kind];
  const rows = layouts.flatMap((layout) =>
    layout.seats.map((seat) =>
      branch({
        layout: leaf(() => messages.text(`seats/${layout.name}`)),
        seat: leaf(() => messages.text(`seats/${layout.name}/${seat.name}`)),
        roles: leaf(() =>
          enumerated(
            { model, messages },
            seat.roles.map((role) => (roles ? textOf(member({ model, messages }, roles, role)) : '')),
          ),
        ),
      }),
    ),
  );
  return branch({}, { rows: () => rows });
}

/** The values of a type that have names: `Shore.west`. */
function tags({ messages }: Spoken, name: string, type: Type): TextNode {
  const parts = type.t === 'union' ? type.parts : [];
  return branch(
    Object.fromEntries(
      parts.flatMap((part) => {
        if (part.p !== 'tag') return [];
        const path = `${name}.${part.name}.name`;
        return [[part.name, leaf(() => (messages.has(path) ? messages.text(path) : readable(part.name)))] as const];
      }),
    ),
  );
}

/** What `explains:` may name. What the compiler made of a declaration, such as its conditions, has no name of its own. */
export function partsOf(model: Model): readonly string[] {
  const named = (sort: string, all: readonly { readonly name: string }[]) =>
    all.flatMap(({ name }) => (/[/$]/.test(name) ? [] : [`${sort}/${name}`]));
  const fields = model.kinds.flatMap((kind) =>
    kind.fields.map((index) => `field/${kind.name}.${model.fields[index]?.name}`),
  );
  return [
    ...named('type', model.types),
    ...named('kind', model.kinds),
    ...fields,
    ...named('relation', model.relations),
    ...named('die', model.dice),
    ...named('pile', model.piles),
    ...named('state', model.states),
    ...model.settings.map(({ sort, name }) => `${sort}/${name}`),
    ...named('function', model.functions),
    ...named('search', model.searches),
    ...named('decisions', model.decisions),
    ...named('policy', model.policies),
    ...named(
      'procedure',
      model.procedures.filter((_, index) => index !== model.play),
    ),
    ...model.labels.map(({ path }) => path),
    ...['play', 'whenever', 'seats'],
  ];
}
