import type { TextNode } from '@sandtable/messages';
import type { Kind, Relation } from '@sandtable/model';
import { type Spoken, spelled } from './printed.ts';
import { endName, fieldsOf, joinNode, member } from './text-members.ts';
import { branch, later, own } from './text-tree.ts';

/** A row: what it prints, and how the rules spell what conditions may ask for. */
interface Row {
  readonly node: TextNode;
  readonly spelled: Readonly<Record<string, readonly string[]>>;
}

type Print = (all: readonly TextNode[]) => string;

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

/** The rows that are left; `all` knows which values a field has, so that a condition that nothing meets is none unknown. */
function filtered(rows: readonly Row[], all: readonly Row[], print: Print): TextNode {
  const nodes = rows.map(({ node }) => node);
  const fields = Object.keys(all[0]?.spelled ?? {});
  return {
    text: () => print(nodes),
    rows: () => nodes,
    names: () => fields,
    at: (field) => (fields.includes(field) ? condition(field) : undefined),
  };

  function condition(field: string): TextNode {
    const has = (row: Row, value: string): boolean => own(row.spelled, field)?.includes(value) === true;
    const values = () => [...new Set(all.flatMap((row) => own(row.spelled, field) ?? []))];
    const asked = (wanted: boolean) => (value: string) =>
      values().includes(value)
        ? filtered(
            rows.filter((row) => has(row, value) === wanted),
            all,
            print,
          )
        : undefined;
    const without: TextNode = { names: values, at: asked(false) };
    return { names: values, at: (value) => (value === 'not' ? without : asked(true)(value)) };
  }
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
      ...Object.fromEntries(
        relation.fields.map(({ name, type }, i) => [name, spelled(spoken.model, type, join.values[i] ?? 0)]),
      ),
    },
  }));
