import type { GameModule } from '@sandtable/engine';
import { HIDDEN, type Sight, sightOf } from './sight.ts';
import { spotSeen } from './spots.ts';

/**
 * The module as it names members in what is shown of a step. Members that everyone can tell apart are named if the
 * viewer sees the pile that they were in before the step or are in after it; otherwise, the line would reveal what is in
 * a hidden pile. A viewer who was only shown them doesn't see where they go.
 */
export function veiled(
  module: GameModule,
  sight: Sight,
  before: Int32Array | undefined,
  after: Int32Array,
): GameModule {
  const positions = [before, after].flatMap((S) => (S ? [{ S, sight: sightOf(module, S, sight.seat) }] : []));
  const { info } = sight.module;
  const kinds = info.kinds.map((kind, k) => {
    const field = info.piles.find((pile) => pile.kind === k && pile.known !== undefined)?.field;
    const stored = module.layout.fields.find(({ path }) => path === field);
    if (stored === undefined) return kind;
    const seen = (m: number) =>
      positions.some(({ S, sight: now }) => now === undefined || spotSeen(now, stored.path, S[stored.at + m] ?? 0));
    return { ...kind, members: kind.members.map((name, m) => (seen(m) ? name : HIDDEN)) };
  });
  return { ...sight.module, info: { ...info, kinds } };
}
