import type { GameInfo } from '@sandtable/engine';
import { hashOf } from '@sandtable/text';

/** What has a place in the texts of the rules that lines of the log lead to. */
export type RulePlaces = Pick<GameInfo, 'logs' | 'choices' | 'chances'>;

export const rulePlacesOf = ({ logs, choices, chances }: GameInfo): RulePlaces => ({ logs, choices, chances });

/**
 * A hash of what rules say of a game, whatever text they are written in: a comment moves their places, and is in their
 * digest.
 */
export const hashOfInfo = (info: GameInfo): string => {
  const { digest: _, places: _places, counted: _counted, logs, choices, chances, notations = [], ...rest } = info;
  return hashOf([JSON.stringify([rest, ...[logs, choices, chances, notations].map(unplaced)])]);
};

const unplaced = (all: readonly { readonly place?: unknown }[]): readonly object[] =>
  all.map(({ place: _, ...one }) => one);
