import { blockLooks, type Crossing, crossing, measureName, mostLooks, verdictOf } from '@sandtable/analysis';
import { type Context, type Outcome, say, textOption } from '../command.ts';
import { UsageError } from '../usage.ts';
import { axisFrom, type VariedAxis } from './axes.ts';
import { blockSize } from './distribute.ts';
import type { PointOutcome } from './experiment.ts';
import type { Lab } from './lab.ts';
import type { Given } from './overlay.ts';
import { plainOf, type SweepResult, sweepResult } from './result.ts';
import { linesOf } from './tell.ts';
import { type Found, foundLines } from './tell-found.ts';
import { type Target, targetFrom } from './until.ts';

/** Of all that is said of the values together, so much is right. */
const CONFIDENCE = 0.95;

/** Looks for the value with which a measure comes to a target. */
export async function find(context: Context, lab: Lab, text: string): Promise<Outcome> {
  const wanted = textOption(context, 'until');
  if (wanted === undefined)
    throw new UsageError('usage/needs', { name: 'sweep --find', what: '--until MEASURE=VALUE' });
  const axis = inOrder(axisFrom(text, lab));
  const { ready, measures, play } = lab.experiment;
  const [, ...playable] = await ready([[], ...axis.values.map((value) => [{ ...axis, value }])]);
  const target = targetFrom(wanted, measures());
  const values = axis.values.filter((_, i) => playable[i] === undefined);
  const looks = blockLooks(lab.conditions.games, blockSize(lab.conditions.games));
  const confidence = 1 - (1 - CONFIDENCE) / (mostLooks(values.length) * looks.length);
  const seen = new Map<string, PointOutcome>();
  let [games, known] = [0, 0];
  const where = await searched(values.length, async (index) => {
    const value = values[index] ?? '';
    const given: Given = { ...axis, value };
    const round = await play([[given]], (figures) => {
      return looks.includes(figures.games) && verdictOf(figures, target.measure, target.value, confidence) !== 'near';
    });
    games += round.games;
    known += round.known;
    const [outcome = { failed: { findings: [], problem: undefined } }] = round.outcomes;
    seen.set(value, outcome);
    return 'figures' in outcome ? verdictOf(outcome.figures, target.measure, target.value, confidence) : 'near';
  });
  const shown = axis.values.flatMap((value, i) => {
    const failed = playable[i];
    const outcome = failed ? { failed } : seen.get(value);
    return outcome ? [{ value, outcome }] : [];
  });
  const result = sweepResult(
    [axis],
    shown.map(({ value }) => [value]),
    [target.measure],
    [undefined, ...shown.map(({ outcome }) => outcome)],
    { confidence },
  );
  const found: Found | undefined = where && { axis, target, values, crossing: where, best: bestOf(result, target) };
  const report = {
    ...lab,
    game: lab.game.id,
    games: lab.conditions.games,
    isAtMost: true,
    result,
    played: games,
    known,
  };
  for (const line of linesOf(lab.messages, report)) say(context, line);
  if (found) for (const line of foundLines(lab.messages, found, result)) say(context, `  ${line}`);
  return {
    ok: found !== undefined,
    findings: result.points.flatMap((point) => point.findings),
    result: plain(lab, result, found, games, known),
  };
}

async function searched(
  count: number,
  look: (index: number) => Promise<ReturnType<typeof verdictOf>>,
): Promise<Crossing | undefined> {
  if (count === 0) return undefined;
  const search = crossing(count);
  let next = search.next();
  while (!next.done) next = search.next(await look(next.value));
  return next.value;
}

/** Numbers are looked through from the smallest. */
const inOrder = (axis: VariedAxis): VariedAxis =>
  axis.values.every((value) => Number.isFinite(Number(value)))
    ? { ...axis, values: axis.values.toSorted((a, b) => Number(a) - Number(b)) }
    : axis;

function bestOf({ points }: SweepResult, { value }: Target): string | undefined {
  const far = (mean: number | undefined): number => Math.abs((mean ?? Number.POSITIVE_INFINITY) - value);
  const [best] = points
    .filter(({ games }) => games > 0)
    .toSorted((a, b) => far(a.figures[0]?.mean) - far(b.figures[0]?.mean));
  return best?.values[0];
}

const plain = (lab: Lab, result: SweepResult, found: Found | undefined, games: number, known: number) => ({
  game: lab.game.id,
  seed: lab.conditions.seed,
  bots: lab.bots,
  games,
  known,
  confidence: CONFIDENCE,
  found: found && {
    name: found.axis.name,
    measure: measureName(found.target.measure),
    target: found.target.value,
    ...namedCrossing(found),
    best: found.best,
  },
  ...plainOf(result),
});

/** Values instead of their numbers. */
const namedCrossing = ({ crossing: where, values }: Found) =>
  Object.fromEntries(Object.entries(where).map(([key, part]) => [key, typeof part === 'number' ? values[part] : part]));
