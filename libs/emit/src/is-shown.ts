import type { Model } from '@sandtable/model';

const known = new WeakMap<Model, ReadonlySet<number>>();

/** Whether some rule reveals members of a kind. */
export function isShown(model: Model, kind: number): boolean {
  const kinds = known.get(model) ?? new Set(shownIn(model.procedures.map(({ body }) => body)));
  known.set(model, kinds);
  return kinds.has(kind);
}

function shownIn(node: unknown): readonly number[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(shownIn);
  const { s, members } = node as { readonly s?: string; readonly members?: { readonly type?: unknown } };
  const type = s === 'reveal' ? (members?.type as { readonly of?: { readonly kind?: number } } | undefined) : undefined;
  const own = type?.of?.kind === undefined ? [] : [type.of.kind];
  const inner = Object.entries(node).flatMap(([key, part]) => (key === 'type' || key === 'span' ? [] : shownIn(part)));
  return [...own, ...inner];
}
