/** What V8 found running, a sample every few hundred microseconds; times in microseconds. */
interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[] | undefined;
  }[];
  readonly startTime: number;
  readonly samples?: readonly number[] | undefined;
  readonly timeDeltas?: readonly number[] | undefined;
}

/** Whose script ran at a sample; nobody's while the browser draws or waits. */
type Owner = 'own' | 'editor' | 'nobody';

/** A stretch of time in which one of them ran, in milliseconds. */
export interface Ran {
  readonly at: number;
  readonly took: number;
  readonly owner: Owner;
}

/**
 * Whose script ran when. What Monaco does because a function of the page calls it counts as the page's own, and so does
 * React; Monaco's is what runs with none of ours on the stack. Collecting garbage counts for whoever ran before it.
 */
export function ranIn({ nodes, startTime, samples = [], timeDeltas = [] }: Profile): readonly Ran[] {
  const owners = ownersOf(nodes);
  let at = startTime / 1000;
  let last: Owner = 'nobody';
  return samples.map((id, i) => {
    at += (timeDeltas[i] ?? 0) / 1000;
    last = owners.get(id) ?? last;
    return { at, took: (timeDeltas[i + 1] ?? 0) / 1000, owner: last };
  });
}

/** Milliseconds that someone's script ran between two times. */
export const timeOf = (ran: readonly Ran[], owner: Owner, from: number, to: number): number =>
  ran.reduce((sum, one) => (one.owner === owner && one.at >= from && one.at < to ? sum + one.took : sum), 0);

/** By the number of a node; the collector of garbage has no owner. */
function ownersOf(nodes: Profile['nodes']): ReadonlyMap<number, Owner> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const owners = new Map<number, Owner>();
  const visit = (id: number, above: Owner): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const { functionName, url } = node.callFrame;
    const owner = above === 'own' ? above : url === '' ? above : /\/monaco-/.test(url) ? 'editor' : 'own';
    if (functionName !== '(garbage collector)') owners.set(id, owner);
    for (const child of node.children ?? []) visit(child, owner);
  };
  const [root] = nodes;
  if (root) visit(root.id, 'nobody');
  return owners;
}
