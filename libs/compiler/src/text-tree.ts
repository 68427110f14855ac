import type { TextNode } from '@sandtable/messages';
import { own } from '@sandtable/text';

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
