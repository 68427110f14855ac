import {
  type Aim,
  type Given,
  inOrder,
  measureName,
  plainOf,
  SEARCH_CONFIDENCE,
  searched,
  searchFor,
  sweepResult,
} from '@sandtable/analysis';
import { type Context, type Outcome, say, textOption } from '../command.ts';
import { UsageError } from '../usage.ts';
import { axisFrom, type VariedAxis } from './axes.ts';
import type { PointOutcome } from './experiment.ts';
import type { Lab } from './lab.ts';
import type { SweepResult } from './result.ts';
import { linesOf } from './tell.ts';
import { type Found, foundLines } from './tell-found.ts';
import { targetFrom } from './until.ts';

/** Looks for the value with which a measure comes to a target. */
export async function find(context: Context, lab: Lab, text: string): Promise<Outcome> {
  const wanted = textOption(context, 'until');
  if (wanted === undefined)
    throw new UsageError('usage/needs', { name: 'sweep --find', what: '--until MEASURE=VALUE' });
  const axis = ordered(axisFrom(text, lab));
  const { ready, measures, play } = lab.experiment;
  const [, ...playable] = await ready([[], ...axis.values.map((value) => [{ ...axis, value }])]);
  const target = targetFrom(wanted, measures());
  const values = axis.values.filter((_, i) => playable[i] === undefined);
  const search = searchFor(target, values.length, lab.conditions.games);
  const seen = new Map<string, PointOutcome>();
  let [games, known] = [0, 0];
  const where = await searched(values.length, async (index) => {
    const value = values[index] ?? '';
    const given: Given = { ...axis, value };
    const round = await play([[given]], search.enough);
    games += round.games;
    known += round.known;
    const [outcome = { failed: { findings: [], problem: undefined } }] = round.outcomes;
    seen.set(value, outcome);
    return 'figures' in outcome ? search.verdict(outcome.figures) : 'near';
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
    { confidence: search.confidence },
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

const ordered = (axis: VariedAxis): VariedAxis => ({ ...axis, values: inOrder(axis.values) });

function bestOf({ points }: SweepResult, { value }: Aim): string | undefined {
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
  confidence: SEARCH_CONFIDENCE,
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
