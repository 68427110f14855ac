import { availableParallelism } from 'node:os';
import {
  drawn,
  type Judge,
  type Judged,
  type Mutant,
  mutantsOf,
  percentOf,
  possibleMutants,
  scoreOf,
} from '@sandtable/mutate';
import { type Command, type Context, numberOption, type Outcome, positional, say, textsOption } from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { distribute, judgeOf } from '../mutate/distribute.ts';
import { equivalentsIn } from '../mutate/listed.ts';
import type { Plan } from '../mutate/plan.ts';
import { resultOf, tell } from '../mutate/tell.ts';
import { failed, hasErrors } from '../report.ts';
import { progress } from '../spread/progress.ts';
import { UsageError } from '../usage.ts';

export const mutate: Command = {
  name: 'mutate',
  usage: 'GAME [--files FILE …] [--count N] [--seed N] [--policies] [--min PERCENT] [--workers N]',
  summary: [
    'Changes the rules in one place at a time, and tells which changes no example and no expectation notices.',
    '  --files FILE     only changes in this file or folder; may be given several times',
    '  --count N        so many changes, evenly from all files and of all kinds; 200 if nothing is said',
    '  --policies       policies, and what only they use, are changed as well',
    '  --min PERCENT    fails if fewer changes are noticed',
  ].join('\n'),
  options: {
    files: { type: 'string', multiple: true },
    count: { type: 'string' },
    seed: { type: 'string' },
    policies: { type: 'boolean' },
    min: { type: 'string' },
    workers: { type: 'string' },
  },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'mutate', 'GAME'));
    if (hasErrors(game)) return failed(context, game);
    const { compiled, sources } = game;
    const mutants = drawn(
      mutantsIn(context, game),
      numberOption(context, 'count', 200),
      numberOption(context, 'seed', 1),
    );
    const plan: Plan = { sources, variants: compiled.variants.map(({ name }) => name), mutants };
    const judge = judgeOf(plan);
    if (judge === undefined || judge.failing.length > 0) return unsound(context, judge);
    const listed = await equivalentsIn(game.folder);
    const score = scoreOf(await judged(context, plan, judge), listed, possibleMutants(compiled, sources));
    tell(context, sources, score);
    const ok = percentOf(score) >= numberOption(context, 'min', 0);
    return { ok, findings: [], result: resultOf(sources, score) };
  },
};

function mutantsIn(context: Context, { compiled, sources }: Game): readonly Mutant[] {
  const files = textsOption(context, 'files');
  const all = mutantsOf(compiled, sources, { files, policies: context.values.policies === true });
  if (all.length === 0 && files.length > 0) throw new UsageError('usage/no-rules-in', { path: files.join(', ') });
  return all;
}

/** What fails already says nothing about a change. */
function unsound(context: Context, judge: Judge | undefined): Outcome {
  for (const name of judge?.failing ?? []) say(context, context.messages.text('test/failed', { name }));
  say(context, context.messages.text('mutate/unsound'));
  return { ok: false, findings: [], result: { failing: judge?.failing ?? [] } };
}

async function judged(context: Context, plan: Plan, judge: Judge): Promise<readonly Judged[]> {
  const bar = progress(context, plan.mutants.length, 'mutate/progress');
  const workers = Math.max(1, numberOption(context, 'workers', availableParallelism()));
  try {
    return await distribute(plan, judge, workers, bar.told);
  } finally {
    bar.end();
  }
}
