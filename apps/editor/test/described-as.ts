interface OfKind {
  readonly kind: string;
}

/** A reply of the kind that is expected. */
export function replyAs<Reply extends OfKind, Kind extends Reply['kind']>(
  reply: Reply,
  kind: Kind,
): Extract<Reply, { readonly kind: Kind }> {
  if (reply.kind !== kind) throw new Error(`told ${JSON.stringify(reply)} where ${kind} was expected`);
  return reply as Extract<Reply, { readonly kind: Kind }>;
}
