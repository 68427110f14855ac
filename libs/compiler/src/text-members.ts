import type { TextNode } from '@sandtable/messages';
import { codeAt, type Field, type Kind, type Relation, type Type, type Value } from '@sandtable/model';
import { enumerated, isMember, printed, type Spoken, spelled } from './printed.ts';
import { filtered, type Row } from './text-conditions.ts';
import { branch, later, leaf, textOf } from './text-tree.ts';

type Join = Relation['joins'][number];

export const fieldsOf = ({ model }: Spoken, kind: Kind): readonly Field[] =>
  kind.fields.flatMap((index) => model.fields[index] ?? []);

export const members = (spoken: Spoken, kind: Kind): TextNode => ({
  names: () => kind.members.map(({ id }) => id),
  at(id) {
    const index = kind.members.findIndex((one) => one.id === id);
    return index < 0 ? undefined : member(spoken, kind, index);
  },
  rows: () => kind.members.map((_, index) => member(spoken, kind, index)),
});

/** A member prints its name; below it are its fields, relations it is joined by, and kinds with fields that name it. */
export function member(spoken: Spoken, kind: Kind, index: number): TextNode {
  const { model, messages } = spoken;
  const id = kind.members[index]?.id ?? '';
  const path = `${kind.name}.${id}.name`;
  const name = () => (messages.has(path) ? messages.text(path) : id);
  const fields = fieldsOf(spoken, kind);
  return {
    text: name,
    names: () => ['name', 'id', ...fields.map((field) => field.name), ...model.relations.map((one) => one.name)],
    at(asked) {
      if (asked === 'name') return leaf(name);
      if (asked === 'id') return leaf(() => id);
      const field = fields.find((one) => one.name === asked);
      if (field !== undefined) return valueNode(spoken, field.type, field.values[index] ?? 0);
      const relation = model.relations.find((one) => one.name === asked);
      if (relation !== undefined) return partners(spoken, relation, model.kinds.indexOf(kind), index);
      return naming(spoken, asked, model.kinds.indexOf(kind), index);
    },
  };
}

/** A value as it prints; behind the name of a member come the fields of that member. */
function valueNode(spoken: Spoken, type: Type, value: Value): TextNode {
  const kind = type.t === 'kind' ? spoken.model.kinds[type.kind] : undefined;
  return kind !== undefined && typeof value === 'number'
    ? member(spoken, kind, value)
    : leaf(() => printed(spoken, type, value));
}

/** `Town.lake` below a lake: the towns whose lake it is, or, if the field is a set, has it among others. */
function naming(spoken: Spoken, name: string, kind: number, index: number): TextNode | undefined {
  const other = spoken.model.kinds.find((one) => one.name === name && !one.pool);
  if (other === undefined) return undefined;
  const found = (field: Field) =>
    other.members.flatMap((_, i) =>
      holds(field.type, field.values[i] ?? 0, kind, index) ? [textOf(member(spoken, other, i))] : [],
    );
  const fields = fieldsOf(spoken, other).map(
    (field) => [field.name, leaf(() => enumerated(spoken, found(field)))] as const,
  );
  return branch(Object.fromEntries(fields));
}

function holds(type: Type, value: Value, kind: number, index: number): boolean {
  if (typeof value === 'number') return isMember(type, value, kind, index);
  const of = type.t === 'set' ? type.of : type;
  return typeof value !== 'string' && value.some((one) => holds(of, one, kind, index));
}

const endNode = (spoken: Spoken, type: Type, ordinal: number): TextNode =>
  valueNode(spoken, type, codeAt(type, ordinal));
export const endName = ({ model }: Spoken, type: Type, ordinal: number): string =>
  spelled(model, type, codeAt(type, ordinal)).join();

export const joinNode = (spoken: Spoken, relation: Relation, { left, right, values }: Join): TextNode =>
  branch({
    left: endNode(spoken, relation.left, left),
    right: endNode(spoken, relation.right, right),
    ...Object.fromEntries(
      relation.fields.map(({ name, type }, i) => [name, valueNode(spoken, type, values[i] ?? 0)] as const),
    ),
  });

/** `serves.BR.f6.since`: first the one end, then the other, then a field; without a direction in either order. */
export function joined(spoken: Spoken, relation: Relation): TextNode {
  const pairs = relation.joins.flatMap((join) => {
    const ends = [endName(spoken, relation.left, join.left), endName(spoken, relation.right, join.right)] as const;
    const [left, right] = ends;
    const way = { from: left, to: right, join };
    return relation.directed ? [way] : [way, { from: right, to: left, join }];
  });
  const from = (name: string) => pairs.filter((pair) => pair.from === name);
  return {
    rows: () => relation.joins.map((join) => joinNode(spoken, relation, join)),
    names: () => [...new Set(pairs.map((pair) => pair.from))],
    at: (name) =>
      from(name).length === 0
        ? undefined
        : branch(Object.fromEntries(from(name).map(({ to, join }) => [to, joinNode(spoken, relation, join)] as const))),
  };
}

/** How the rules spell what the fields of a pair say. */
export const spelledFields = ({ model }: Spoken, { fields }: Relation, { values }: Join): Row['spelled'] =>
  Object.fromEntries(fields.map(({ name, type }, i) => [name, spelled(model, type, values[i] ?? 0)]));

/** With whom a member is joined, on whichever side it stands; below it are conditions on the fields of the pairs. */
const partners = (spoken: Spoken, relation: Relation, kind: number, index: number): TextNode =>
  later(() => {
    const { left, right, joins } = relation;
    const rows = joins.map((join): Row & { readonly here: boolean } => {
      const atLeft = isMember(left, join.left, kind, index);
      return {
        node: atLeft ? endNode(spoken, right, join.right) : endNode(spoken, left, join.left),
        spelled: spelledFields(spoken, relation, join),
        here: atLeft || isMember(right, join.right, kind, index),
      };
    });
    const found = rows.filter(({ here }) => here);
    return filtered(found, rows, (all) => enumerated(spoken, all.map(textOf)));
  });
