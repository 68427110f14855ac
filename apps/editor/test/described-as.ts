interface Told {
  readonly told: string;
}

/** A reply of the kind that is expected. */
export function toldAs<Reply extends Told, Kind extends Reply['told']>(
  reply: Reply,
  kind: Kind,
): Extract<Reply, { readonly told: Kind }> {
  if (reply.told !== kind) throw new Error(`told ${JSON.stringify(reply)} where ${kind} was expected`);
  return reply as Extract<Reply, { readonly told: Kind }>;
}
