import type { TextNode } from '@sandtable/messages';

export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
export const leaf = (text: () => string): TextNode => ({ text, names: () => [], at: () => undefined });
export const branch = (children: Readonly<Record<string, TextNode>>, more: Partial<TextNode> = {}): TextNode => ({
  names: () => Object.keys(children),
  at: (name) => own(children, name),
  ...more,
});
export const textOf = ({ text }: TextNode): string => text?.() ?? '';

/** A node that is made when it is asked for: a ruleset has many lists, and a text names few. */
export const later = (make: () => TextNode): TextNode => ({
  text: () => textOf(make()),
  names: () => make().names(),
  at: (name) => make().at(name),
  rows: () => make().rows?.() ?? [],
});
