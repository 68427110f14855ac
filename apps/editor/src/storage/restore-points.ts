/** How files stood at a time; only those that had changed since the point before. */
export interface RestorePoint {
  readonly ruleset: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Texts by their paths within the ruleset; null for a file that was gone. */
  readonly texts: Readonly<Record<string, string | null>>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Characters that one ruleset may take in the browser. */
const MOST = 8_000_000;

/** What stretch of time a point stands for: itself, an hour, or a day; nothing once it is too old. */
const stretchOf = (time: number, now: number): string | undefined => {
  const age = now - time;
  if (age < HOUR) return `point ${time}`;
  if (age < DAY) return `hour ${Math.floor(time / HOUR)}`;
  return age < 31 * DAY ? `day ${Math.floor(time / DAY)}` : undefined;
};

const sizeOf = ({ texts }: RestorePoint): number =>
  Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** The earlier point flows into the later one, which then tells of the files of both. */
const flown = (earlier: RestorePoint, later: RestorePoint): RestorePoint => ({
  ...later,
  texts: { ...earlier.texts, ...later.texts },
});

/**
 * The points of one ruleset that are worth keeping, oldest first: all of the last hour, one for each hour of a day, one
 * for each day of a month, and no more than there is room for. What stands at a point that stays is what stood there.
 */
export const thinned = (points: readonly RestorePoint[], now: number): readonly RestorePoint[] => {
  const kept: RestorePoint[] = [];
  let before: { readonly stretch: string | undefined; readonly point: RestorePoint } | undefined;
  for (const point of points.toSorted((a, b) => a.time - b.time)) {
    const stretch = stretchOf(point.time, now);
    const flows = before !== undefined && (before.stretch === undefined || before.stretch === stretch);
    if (before && !flows) kept.push(before.point);
    before = { stretch, point: before && flows ? flown(before.point, point) : point };
  }
  if (before?.stretch !== undefined) kept.push(before.point);
  return withinRoom(kept);
};

const withinRoom = (points: readonly RestorePoint[]): readonly RestorePoint[] => {
  let room = points.reduce((sum, point) => sum + sizeOf(point), 0);
  let [first, ...rest] = points;
  while (room > MOST && first !== undefined && rest.length > 0) {
    const [second, ...others] = rest;
    const merged = second && flown(first, second);
    room -= sizeOf(first) + (second ? sizeOf(second) : 0) - (merged ? sizeOf(merged) : 0);
    [first, rest] = [merged, others];
  }
  return first === undefined ? [] : [first, ...rest];
};

/** How all files stood at a time, as far as restore points have them. */
export const textsAt = (points: readonly RestorePoint[], time: number): Readonly<Record<string, string | null>> => {
  const until = points.filter((point) => point.time <= time).toSorted((a, b) => a.time - b.time);
  return Object.assign({}, ...until.map(({ texts }) => texts));
};
