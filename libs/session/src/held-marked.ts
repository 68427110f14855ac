import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from './contract.ts';
import { infoSeen } from './info-seen.ts';
import { pilesIn } from './piles.ts';

/** A constant is kept as a number, and known to a viewer as a word. */
const IS_TRUE = new Set<unknown>([true, 1, 'true']);

/**
 * How much a role holds of which a field of type bool is true, by kind and field: `Marker_mandatory`. Texts about a question
 * may name it, as far as the viewer sees it.
 */
export function heldMarked(info: GameInfo, view: MatchView, role: string): Readonly<Record<string, number>> {
  const seen = infoSeen(info, view);
  const piles = pilesIn(seen, view).filter(({ name, pile }) => name === `${pile}(${role})`);
  const marks = seen.fields.flatMap(({ kind, name, type, values }) => {
    const of = seen.kinds[kind];
    if (of === undefined || seen.types[type]?.t !== 'bool' || !seen.piles.some((pile) => pile.kind === kind)) return [];
    const isMarked = (member: string): boolean => {
      const at = of.members.indexOf(member);
      const value = view.fields[`${of.name}.${name}`]?.[at] ?? values?.[at];
      return IS_TRUE.has(value);
    };
    const held = piles.filter((pile) => pile.kind === of.name).flatMap(({ members }) => members);
    return [[`${of.name}_${name}`, held.filter(isMarked).length] as const];
  });
  return Object.fromEntries(marks);
}
