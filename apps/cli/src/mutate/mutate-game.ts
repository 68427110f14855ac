import type { Diagnostic } from '@sandtable/diagnostics';
import {
  drawn,
  type Judge,
  type Judged,
  type Mutant,
  mutantsOf,
  possibleMutants,
  type Score,
  scoreOf,
} from '@sandtable/mutate';
import { type Context, numberOption, say, textsOption } from '../command.ts';
import type { Game } from '../game.ts';
import { hasErrors, reportFindings } from '../report.ts';
import { progress } from '../spread/progress.ts';
import { workersOf } from '../spread/workers.ts';
import { UsageError } from '../usage.ts';
import { distribute, judgeOf } from './distribute.ts';
import { equivalentsIn } from './listed.ts';
import type { Plan } from './plan.ts';
import { resultOf, tell } from './tell.ts';

/** What came of the changes of one game; nothing where they could not be tried. */
interface Mutated {
  readonly findings: readonly Diagnostic[];
  readonly score?: Score;
  readonly result?: ReturnType<typeof resultOf>;
}

/** Tries as many changes of a game as are wanted, and tells which nobody noticed. */
export async function mutateGame(context: Context, game: Game): Promise<Mutated> {
  const { compiled, sources } = game;
  if (hasErrors(game)) {
    reportFindings(context, game);
    return { findings: compiled.findings };
  }
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
  return { findings: [], score, result: resultOf(game, score) };
}

function mutantsIn(context: Context, { compiled, sources }: Game): readonly Mutant[] {
  const files = textsOption(context, 'files');
  const all = mutantsOf(compiled, sources, { files, policies: context.values.policies === true });
  if (all.length === 0 && files.length > 0) throw new UsageError('usage/no-rules-in', { path: files.join(', ') });
  return all;
}

/** What fails already says nothing about a change. */
function unsound(context: Context, judge: Judge | undefined): Mutated {
  for (const name of judge?.failing ?? []) say(context, context.messages.text('test/failed', { name }));
  say(context, context.messages.text('mutate/unsound'));
  return { findings: [] };
}

async function judged(context: Context, plan: Plan, judge: Judge): Promise<readonly Judged[]> {
  const bar = progress(context, plan.mutants.length, 'mutate/progress');
  const workers = workersOf(context);
  try {
    return await distribute(plan, judge, workers, bar.report);
  } finally {
    bar.end();
  }
}
