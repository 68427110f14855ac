import type { TextNode } from '@sandtable/messages';
import { own } from '@sandtable/text';

/** A row: what it prints, and how the rules spell what conditions may ask for. */
export interface Row {
  readonly node: TextNode;
  readonly spelled: Readonly<Record<string, readonly string[]>>;
}

export type Print = (all: readonly TextNode[]) => string;

/** The rows that are left; `all` knows which values a field has, so that a condition that nothing meets is none unknown. */
export function filtered(rows: readonly Row[], all: readonly Row[], print: Print): TextNode {
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
