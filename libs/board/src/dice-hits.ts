import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { diceIn } from './dice-in.ts';
import type { BoardLayout, HitsLayout } from './layout.ts';

type Known = Pick<GameInfo, 'dice' | 'types' | 'constants'>;

/** Which dice of each roll hit, by its line of the log. Rolls of which the layout doesn't say it are left out. */
export type DiceHits = ReadonlyMap<LogLine, readonly boolean[]>;

/** The hits of all rolls in lines of the log, in their order. */
export function diceHits(info: Known, { dice }: Pick<BoardLayout, 'dice'>, lines: readonly LogLine[]): DiceHits {
  const rules = dice.flatMap(({ hits = [] }) => hits);
  const found = new Map<LogLine, readonly boolean[]>();
  if (rules.length === 0) return found;
  let waiting: LogLine[] = [];
  let isAfter = false;
  for (const line of lines) {
    const faces = diceIn(info, line)?.faces ?? [];
    if (faces.length > 0) {
      // Lines are about the rolls right before them.
      if (isAfter) waiting = [];
      isAfter = false;
      const bounds = rules.find((rule) => rule.of === line.path && isBounded(rule));
      if (bounds) found.set(line, faces.map(Number).map(isBetween(info, bounds)));
      else waiting.push(line);
    } else if (line.sort === 'log') {
      isAfter = true;
      const at = waiting.findIndex((roll) => countOf(rules, roll, line) !== undefined);
      const [roll] = at < 0 ? [] : waiting.splice(at, 1);
      const rule = roll && countOf(rules, roll, line);
      const count = Number(line.args[rule?.count ?? '']);
      if (rule && !Number.isNaN(count)) found.set(roll, counted(diceIn(info, roll)?.faces ?? [], count, rule));
    }
  }
  return found;
}

const isBounded = ({ least, most }: HitsLayout): boolean => least !== undefined || most !== undefined;

const countOf = (rules: readonly HitsLayout[], roll: LogLine, line: LogLine): HitsLayout | undefined =>
  rules.find((rule) => rule.of === roll.path && rule.line === line.path && rule.count !== undefined);

function isBetween(info: Known, bounds: HitsLayout): (face: number) => boolean {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = boundsIn(info, bounds);
  return (face) => face >= least && face <= most;
}

/** What a die must show to hit; a bound that there isn't is left out. */
export interface HitBounds {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** What dice of a roll need, where the layout says it by their faces. */
export function hitBounds(
  info: Known,
  { dice }: Pick<BoardLayout, 'dice'>,
  { path }: Pick<LogLine, 'path'>,
): HitBounds | undefined {
  const rule = dice
    .flatMap(({ hits = [] }) => hits)
    .find(({ of, ...bounds }) => of === path && isBounded({ of, ...bounds }));
  return rule && boundsIn(info, rule);
}

function boundsIn({ constants }: Known, { least, most }: HitsLayout): HitBounds {
  const bound = (of: HitsLayout['least']): number | undefined =>
    typeof of === 'string' ? Number(constants.find(({ name }) => name === of)?.value ?? Number.NaN) : of;
  return { least: bound(least), most: bound(most) };
}

/** The highest or lowest so many of them. */
function counted(faces: readonly string[], count: number, { first = 'highest' }: HitsLayout): readonly boolean[] {
  const sign = first === 'highest' ? -1 : 1;
  const inOrder = faces.map((_, i) => i).sort((a, b) => sign * (Number(faces[a]) - Number(faces[b])));
  const hit = new Set(inOrder.slice(0, count));
  return faces.map((_, i) => hit.has(i));
}
