import { keyOf, type Pair, type Remembered, remembered } from '@sandtable/l10n';
import type { Row } from './rows.ts';

const LIMITS = { alike: 0.6, most: 5 };

/** How texts like this one were translated elsewhere; not what it says already. */
export const suggestionsFor = ({ entry }: Row, memory: readonly Pair[]): readonly Remembered[] => {
  const others = memory.filter(
    ({ context = '', source, target }) => keyOf({ context, source }) !== keyOf(entry) && target !== entry.targets[0],
  );
  return remembered(entry.source, others, LIMITS);
};
