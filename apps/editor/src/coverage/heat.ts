import { type Heat, heatFrom, heatLevel, type PlaceHeat } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { CoverageShown } from '../state/coverage.ts';
import type { Say } from '../words.ts';
import type { Counts } from '../work/coverage-protocol.ts';

type Counted = Exclude<keyof Counts, 'ran'>;
type Kind = GameInfo['kinds'][number];

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
): ReadonlyMap<string, PlaceHeat> | undefined {
  const kind = info.kinds.find((one) => one.name === name);
  if (kind === undefined || !info.fields.some((one) => one.kind === info.kinds.indexOf(kind) && !one.state)) return;
  const times = timesOf(coverage, info, kind, 'read');
  const most = Math.max(...times);
  return new Map(
    kind.members.map((member, i) => {
      const n = times[i] ?? 0;
      const told = n === 0 ? say('heatNeverRead') : say('heatRead', { n });
      return [member, { level: heatLevel(n, most), label: n === 0 ? say('heatNever') : `${short(n)}×`, told }];
    }),
  );
}

/** How often something came to the places of the board, or a decision named them. */
export function boardHeat(coverage: CoverageShown, info: GameInfo, say: Say): Heat {
  const all = info.kinds.flatMap((kind) => {
    const named = timesOf(coverage, info, kind, 'named');
    const entered = timesOf(coverage, info, kind, 'entered');
    return kind.members.map((member, i) => ({
      key: `${kind.name}.${member}`,
      named: named[i] ?? 0,
      entered: entered[i] ?? 0,
    }));
  });
  const most = Math.max(0, ...all.map(({ named, entered }) => named + entered));
  const places = all.map(({ key, named, entered }): [string, PlaceHeat] => {
    const n = named + entered;
    const told = n === 0 ? say('heatNothing') : say('heatPlace', { named, entered });
    return [key, { level: heatLevel(n, most), label: short(n), told }];
  });
  return { title: say('heatTitle'), places: new Map(places), legend: legendOf(most) };
}

/** The lowest number of each level. */
function legendOf(most: number): Heat['legend'] {
  const lowest = ([1, 2, 3, 4] as const).flatMap((level) => {
    const from = heatFrom(level, most);
    return heatLevel(from, most) === level && from <= most ? [{ level, label: `${short(from)}+` }] : [];
  });
  return [{ level: 0, label: '0' }, ...lowest];
}

/** Numbers on a board are short: 12k. */
const short = (n: number): string =>
  n < 1000 ? `${n}` : n < 10_000 ? `${(n / 1000).toFixed(1)}k` : `${Math.round(n / 1000)}k`;
