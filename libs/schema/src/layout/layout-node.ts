/** What the schema of layouts says of one place in a layout: its shape, and what its texts and keys are names of. */
export interface LayoutNode {
  readonly [keyword: string]: unknown;
  readonly description?: string;
  readonly names?: string;
  readonly keyNames?: string;
  readonly owner?: string;
  readonly enum?: readonly unknown[];
  readonly type?: unknown;
  readonly anyOf?: readonly LayoutNode[];
  readonly properties?: Readonly<Record<string, LayoutNode>>;
  readonly additionalProperties?: LayoutNode | boolean;
  readonly items?: LayoutNode;
  readonly prefixItems?: readonly LayoutNode[];
}
