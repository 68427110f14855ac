import { type Given, isShare, measureName, numbersIn, sweepResult, type Target } from '@sandtable/analysis';
import type { IntType } from '@sandtable/model';
import { type Context, type Outcome, say, textOption, textsOption } from '../command.ts';
import { UsageError } from '../usage.ts';
import type { Lab } from './lab.ts';
import { measuresFrom } from './measures.ts';
import type { SweepResult } from './result.ts';
import { type Ranked, rankLines, type Step } from './tell-rank.ts';

/** Each number is tried twice, and each try is compiled. */
const MOST_NUMBERS = 500;

/** A number that is tried one step lower and one step higher. */
interface Tried {
  readonly name: string;
  readonly current: string;
  readonly target: Target;
  readonly values: readonly string[];
}

/** Finds out which of the numbers of the rules matter most. */
export async function sensitivity(context: Context, lab: Lab): Promise<Outcome> {
  const tried = numbersFrom(context, lab);
  const points = tried.flatMap(({ name, target, values }) =>
    values.map((value): readonly Given[] => [{ name, target, value }]),
  );
  const { ready, measures, play } = lab.experiment;
  await ready([[], ...points]);
  const asked = measuresFrom(textOption(context, 'measure') ?? 'winner', measures());
  const round = await play([[], ...points], () => false);
  const flat = tried.flatMap(({ name, values }) => values.map((value) => [name, value]));
  const result = sweepResult([], flat, asked, round.outcomes);
  const ranked = rankedBy(tried, result);
  const report = { game: lab.game.id, bots: lab.bots, roleKind: lab.roleKind, ...round };
  for (const line of rankLines(lab.messages, { ...report, ranked, result })) say(context, line);
  return {
    ok: result.points.some(({ games }) => games > 0),
    findings: result.points.flatMap(({ findings }) => findings),
    result: plain(lab, ranked, result, round),
  };
}

function numbersFrom(context: Context, { model }: Lab): readonly Tried[] {
  const patterns = textsOption(context, 'only');
  const all = numbersIn(model);
  const chosen = patterns.length === 0 ? all : all.filter(({ name }) => patterns.some((one) => isLike(name, one)));
  if (chosen.length === 0) throw new UsageError('sweep/no-numbers', { only: patterns.join(', ') || 'none' });
  if (chosen.length > MOST_NUMBERS)
    throw new UsageError('sweep/many-numbers', { count: chosen.length, most: MOST_NUMBERS });
  return chosen.map(({ name, target }) => ({ name, target, ...stepsOf(target) }));
}

/** `Army.*.strength`, with a star for anything. */
const isLike = (name: string, pattern: string): boolean => {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'u').test(name);
};

/** The numbers next to it that its type has. */
function stepsOf(target: Target): Pick<Tried, 'current' | 'values'> {
  if (!('type' in target)) return { current: '', values: [] };
  const { min, max, den } = target.type as IntType;
  const code = Math.round(Number(target.current) * den);
  const near = [code - 1, code + 1].filter((one) => one >= min && one <= max);
  return { current: target.current, values: near.map((one) => String(one / den)) };
}

function rankedBy(tried: readonly Tried[], result: SweepResult): readonly Ranked[] {
  const ranked = tried.map(({ name, current }): Ranked => {
    const steps = result.points
      .filter(({ values }) => values[0] === name)
      .map((point): Step => ({ value: point.values[1] ?? '', point }));
    const [most] = steps
      .flatMap((step) =>
        step.point.figures.flatMap(({ measure, difference }) => (difference ? [{ step, measure, difference }] : [])),
      )
      .toSorted((a, b) => weightOf(b, result) - weightOf(a, result));
    return { name, current, steps, most };
  });
  return ranked.toSorted((a, b) => weightOf(b.most, result) - weightOf(a.most, result));
}

/** Points of percent of a share; of other measures the part of their mean. */
function weightOf(most: Ranked['most'], { asIs }: SweepResult): number {
  if (most === undefined) return -1;
  const { measure, difference } = most;
  const size = Math.abs(difference.mean);
  const base = asIs.figures.find((one) => one.measure === measure)?.mean ?? 0;
  return isShare(measure) || base === 0 ? size : size / Math.abs(base);
}

const plain = (lab: Lab, ranked: readonly Ranked[], result: SweepResult, round: { games: number; known: number }) => ({
  game: lab.game.id,
  seed: lab.conditions.seed,
  bots: lab.bots,
  games: round.games,
  known: round.known,
  measures: result.measures.map(measureName),
  numbers: ranked.map(({ name, current, steps }) => ({
    name,
    current,
    steps: steps.map(({ value, point }) => ({
      value,
      games: point.games,
      findings: point.findings,
      differences: point.figures.map(({ measure, difference }) => ({
        measure: measureName(measure),
        mean: difference?.mean,
        ...difference?.interval,
        isClear: difference?.isClear,
      })),
    })),
  })),
});
