import { near } from '@sandtable/text';

/** Something of the rules that texts may name, as a tree of paths: `Town`, `Town.lyra`, `Town.lyra.land`. */
export interface TextNode {
  /** How it prints; absent where only what is below it does. */
  readonly text?: () => string;
  /** How the rules spell it, and all that it may be, where words may depend on that. */
  readonly value?: () => string;
  readonly among?: () => readonly string[];
  /** What may follow in a path. */
  readonly names: () => readonly string[];
  readonly at: (name: string) => TextNode | undefined;
  /** The rows of a table about it. */
  readonly rows?: () => readonly TextNode[];
}

/** All that texts may take from one ruleset. */
export interface TextValues {
  readonly root: TextNode;
  /** What `explains:` may name: `procedure/draw`. */
  readonly parts: ReadonlySet<string>;
  /** Names of worked examples, whose boards may be drawn. */
  readonly examples: ReadonlySet<string>;
}

/** The node of a path; where there is none, the path with the wrong name replaced by the nearest one. */
export function lookUp(root: TextNode, path: string): { readonly node?: TextNode; readonly like?: string | undefined } {
  const names = path.split('.');
  let node = root;
  for (const [i, name] of names.entries()) {
    const next = node.at(name);
    if (next === undefined) {
      const meant = near(name, node.names());
      return meant === undefined ? {} : { like: names.with(i, meant).join('.') };
    }
    node = next;
  }
  return { node };
}
