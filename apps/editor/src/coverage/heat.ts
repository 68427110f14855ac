import type { Counts } from '@sandtable/analysis';
import { type Heat, heatLevel, shortNumber } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { CoverageShown } from '../state/slices/analysis.ts';
import type { Say } from '../words.ts';

type Counted = Exclude<keyof Counts, 'ran'>;
type Kind = GameInfo['kinds'][number];

/** How often something was read of a row. */
export interface RowHeat {
  /** From 0 for nothing to 4 for most. */
  readonly level: number;
  readonly label: string;
  /** The same in full. */
  readonly text: string;
}

/** In this match and in games of bots together: how often, for each member of a kind. */
function timesOf({ match, bots }: CoverageShown, { kinds }: GameInfo, kind: Kind, what: Counted): readonly number[] {
  const first = kinds.slice(0, kinds.indexOf(kind)).reduce((n, { members }) => n + members.length, 0);
  return kind.members.map((_, i) => (match[what][first + i] ?? 0) + (bots[what][first + i] ?? 0));
}

/** How often something was read of the rows of a table, by the member; undefined where there is nothing to read. */
export function rowHeat(
  coverage: CoverageShown,
  info: GameInfo,
  name: string,
  say: Say,
): ReadonlyMap<string, RowHeat> | undefined {
  const kind = info.kinds.find((one) => one.name === name);
  if (kind === undefined || !info.fields.some((one) => one.kind === info.kinds.indexOf(kind) && !one.state)) return;
  const times = timesOf(coverage, info, kind, 'read');
  const most = Math.max(...times);
  return new Map(
    kind.members.map((member, i) => {
      const n = times[i] ?? 0;
      const text = n === 0 ? say('heatNeverRead') : say('heatRead', { n });
      return [member, { level: heatLevel(n, most), label: n === 0 ? say('heatNever') : `${shortNumber(n)}×`, text }];
    }),
  );
}

/** How often something came to the places of the board, or a decision named them. */
export function boardHeat(coverage: CoverageShown, info: GameInfo, say: Say): Heat {
  const places = info.kinds.flatMap((kind) => {
    const named = timesOf(coverage, info, kind, 'named');
    const entered = timesOf(coverage, info, kind, 'entered');
    return kind.members.map((member, i) => {
      const both = { named: named[i] ?? 0, entered: entered[i] ?? 0 };
      const times = both.named + both.entered;
      return [
        `${kind.name}.${member}`,
        { times, text: times === 0 ? say('heatNothing') : say('heatPlace', both) },
      ] as const;
    });
  });
  return { title: say('heatTitle'), places: new Map(places) };
}
