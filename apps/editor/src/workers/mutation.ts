import { compile } from '@sandtable/compiler';
import {
  caughtBy,
  createJudge,
  drawn,
  EQUIVALENTS,
  type Equivalent,
  type Judge,
  type Mutant,
  mutantsOf,
  possibleMutants,
  readEquivalents,
  type Score,
  scoreOf,
  type Verdict,
} from '@sandtable/mutate';
import { lineIndex } from '@sandtable/text';
import { type MutationApi, type MutationReply, NOTHING_TRIED, type StaleSummary } from './mutation-protocol.ts';
import { isSameStack, type Stack } from './stack.ts';

/** Milliseconds after which progress is reported. */
const STRETCH = 200;
/** The same changes each time, so that a new example shows in the figures. */
const SEED = 1;

/** Rules that changes are tried of, and what became of those that were tried. */
interface Trial {
  readonly stack: Stack;
  readonly judge: Judge;
  readonly all: readonly Mutant[];
  /** Those that the list of equivalent changes may speak of. */
  readonly possible: readonly Mutant[];
  readonly verdicts: Map<Mutant, Verdict>;
}

const UNSOUND: MutationReply = { ...NOTHING_TRIED, isSound: false, done: true };

/** Tries what isn't tried yet, for a while; returns whether that was all. */
function tryOn({ judge, verdicts }: Trial, wanted: readonly Mutant[]): boolean {
  const until = performance.now() + STRETCH;
  const open = judge.failing.length > 0 ? [] : wanted.filter((mutant) => !verdicts.has(mutant));
  for (const [i, mutant] of open.entries()) {
    verdicts.set(mutant, judge.judge(mutant));
    if (performance.now() >= until) return i === open.length - 1;
  }
  return true;
}

/** Tries changes of the rules one by one, as the command `mutate` does. */
export const mutation = (): MutationApi => {
  let trial: Trial | undefined;
  let wanted: readonly Mutant[] = [];
  const goOn = (): MutationReply => (trial === undefined ? UNSOUND : replyOf(trial, wanted, tryOn(trial, wanted)));
  return {
    begin: (rules, count) => {
      if (trial === undefined || !isSameStack(trial.stack, rules)) trial = begun(rules);
      wanted = trial === undefined ? [] : drawn(trial.all, count, SEED);
      return goOn();
    },
    goOn,
  };
};

function begun(stack: Stack): Trial | undefined {
  const { files, variants } = stack;
  const judge = createJudge(files, variants);
  if (judge === undefined) return undefined;
  const compiled = compile(files, { variants, modelOnly: true });
  const possible = possibleMutants(compiled, files);
  return { stack, judge, all: mutantsOf(compiled, files), possible, verdicts: new Map() };
}

function replyOf(
  { stack, judge, all, possible, verdicts }: Trial,
  wanted: readonly Mutant[],
  done: boolean,
): MutationReply {
  const judged = [...verdicts].map(([mutant, verdict]) => ({ mutant, verdict }));
  const list = stack.files.find(({ path }) => path === EQUIVALENTS)?.text ?? '';
  const score = scoreOf(judged, readEquivalents(list), possible);
  const { survivors, equivalents } = score;
  return {
    isSound: true,
    failing: judge.failing,
    tried: caughtBy(score) + survivors.length + equivalents.length,
    of: wanted.length,
    all: all.length,
    caught: caughtBy(score),
    equivalent: equivalents.length,
    survivors: survivors.map(({ mutant: { edit, line }, reached }) => ({ span: edit.span, line, reached })),
    stale: staleOf(score, list),
    done,
  };
}

function staleOf({ stale }: Score, list: string): readonly StaleSummary[] {
  const lines = lineIndex(list);
  const spanOf = ({ at }: Equivalent) => {
    const start = lines.offsetAt({ line: at, column: 1 });
    return { file: EQUIVALENTS, start, end: start + lines.lineText(at).length };
  };
  return stale.map(({ equivalent, why }) => ({ span: spanOf(equivalent), key: equivalent.key, why }));
}
