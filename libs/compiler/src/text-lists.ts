import type { TextNode } from '@sandtable/messages';
import type { Kind, Relation } from '@sandtable/model';
import { type Spoken, spelled } from './printed.ts';
import { filtered, type Print, type Row } from './text-conditions.ts';
import { endName, fieldsOf, joinNode, member, spelledFields } from './text-members.ts';
import { branch, later } from './text-tree.ts';

/** Members of kinds and pairs of relations; `Town.side.red` is a condition, `Town.side.not.red` its opposite. */
export function lists(spoken: Spoken, print: Print): TextNode {
  const { kinds, relations } = spoken.model;
  const all = [
    ...kinds.filter(({ pool }) => !pool).map((kind) => [kind.name, () => memberRows(spoken, kind)] as const),
    ...relations.map((relation) => [relation.name, () => joinRows(spoken, relation)] as const),
  ];
  const nodes = all.map(([name, rows]) => {
    const list = () => {
      const found = rows();
      return filtered(found, found, print);
    };
    return [name, later(list)] as const;
  });
  return branch(Object.fromEntries(nodes));
}

const memberRows = (spoken: Spoken, kind: Kind): readonly Row[] =>
  kind.members.map((_, i) => ({
    node: member(spoken, kind, i),
    spelled: Object.fromEntries(
      fieldsOf(spoken, kind).map(({ name, type, values }) => [name, spelled(spoken.model, type, values[i] ?? 0)]),
    ),
  }));

const joinRows = (spoken: Spoken, relation: Relation): readonly Row[] =>
  relation.joins.map((join) => ({
    node: joinNode(spoken, relation, join),
    spelled: {
      left: [endName(spoken, relation.left, join.left)],
      right: [endName(spoken, relation.right, join.right)],
      ...spelledFields(spoken, relation, join),
    },
  }));
