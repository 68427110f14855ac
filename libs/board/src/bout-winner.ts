import type { LogLine } from '@sandtable/session';
import type { EventLayout } from './layout.ts';

/** Who came off better: the first side, the second, or neither. */
export type FightWinner = 'first' | 'second' | 'tie';

interface Met {
  readonly sides: readonly { readonly side: string | undefined }[];
  readonly values: readonly ({ readonly value: number } | undefined)[];
}

/** The side that the line names as the winner, else the one with the larger number; undefined if they aren't compared. */
export function boutWinner(how: EventLayout, args: LogLine['args'], { sides, values }: Met): FightWinner | undefined {
  if (how.compared !== true) return undefined;
  const named = how.winner === undefined ? undefined : args[how.winner];
  const at = sides.findIndex(({ side }) => side !== undefined && side === named);
  if (at >= 0) return at === 0 ? 'first' : 'second';
  const [first, second] = values;
  if (first === undefined || second === undefined) return undefined;
  return first.value === second.value ? 'tie' : first.value > second.value ? 'first' : 'second';
}
