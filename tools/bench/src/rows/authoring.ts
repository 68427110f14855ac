import { compile, createCompiler, type InputFile, isOfBase } from '@sandtable/compiler';
import { parse } from '@sandtable/syntax';
import { corpus } from '../corpus.ts';
import { type Contestant, time } from '../measure.ts';
import { only, type Row, ratio } from '../row.ts';
import { compiled, linesOf, readRuleset, rulesetNames } from '../ruleset.ts';

const lower = { unit: 'ms', better: 'lower' } as const;

const compiling = (name: string, files: readonly InputFile[]): Contestant => {
  compiled(files);
  return { name, run: () => time(() => compile(files)) };
};

const largestRuleset = (): readonly InputFile[] =>
  rulesetNames()
    .map(readRuleset)
    .toSorted((a, b) => linesOf(b) - linesOf(a))[0] ?? [];

/** Milliseconds for 10,000 lines of rules and tables, from text to module, with V8's code warm and nothing else kept. */
function perLines(name: string, files: readonly InputFile[], targets: Pick<Row, 'first' | 'goal'>): Row {
  // Variants are among the files, but nobody asks for one, so they aren't read.
  const lines = linesOf(files.filter(({ path }) => isOfBase(path)));
  return {
    ...lower,
    ...targets,
    name: `${name}, ${lines} lines`,
    contestants: [compiling('compile', files)],
    figure: (medians) => (only(medians) / lines) * 10_000,
    figureUnit: 'ms/10k',
  };
}

/** The largest ruleset of the checkout. Most of its lines are examples, which no code is made of. */
export const largestCompile = (): Row => perLines('largest ruleset', largestRuleset(), { first: 400, goal: 200 });

/** The ruleset whose authors wait longest, as its lines become the most code. */
export const longestCompile = (): Row => perLines('longest module', longestModule(), { first: 800, goal: 400 });

/** Not the ruleset with most lines, of which many can be examples. */
const longestModule = (): readonly InputFile[] =>
  rulesetNames()
    .map(readRuleset)
    .toSorted((a, b) => compiled(b).javascript.length - compiled(a).javascript.length)[0] ?? [];

/** All that comes after reading grows with what rules say, reading with their length: the ratio says what the rest costs. */
export function compileOverParse(): Row {
  const largest = longestModule();
  const parseAll = () =>
    largest.filter(({ path }) => path.endsWith('.sand')).map(({ path, text }) => parse(path, text));
  const contestants = [compiling('compile', largest), { name: 'parse', run: () => time(parseAll) }];
  return {
    ...lower,
    name: 'longest module: compile over parse',
    contestants,
    figure: ratio,
    figureUnit: '×',
    first: 8,
    goal: 6,
    rounds: 15,
  };
}

export function corpusCompile(): Row {
  return {
    ...lower,
    name: 'compile, corpus',
    contestants: [compiling('10,000 lines', corpus(10_000, 1))],
    figure: only,
    figureUnit: 'ms',
    first: 400,
    goal: 200,
  };
}

/** A ruleset with all of its variants over it, and without them. */
export function variantsOverBase(): Row {
  const files = rulesetNames()
    .map(readRuleset)
    .toSorted((a, b) => variantsIn(b).length - variantsIn(a).length)[0];
  const variants = variantsIn(files ?? []);
  if (files === undefined || variants.length === 0) throw new Error('no ruleset has variants');
  const over = { name: `${variants.length} variants`, run: () => time(() => compile(files, { variants })) };
  const contestants = [over, compiling('base', files)];
  return {
    ...lower,
    name: 'variants over their base',
    contestants,
    figure: ratio,
    figureUnit: '×',
    first: 1.3,
    goal: 1.15,
  };
}

const variantsIn = (files: readonly InputFile[]): readonly string[] =>
  files.flatMap(({ path }) => /^variants\/([^/.]+)\.sand$/.exec(path)?.[1] ?? []);

export function growth(): Row {
  const contestants = [compiling('10,000 lines', corpus(10_000, 10)), compiling('1,000 lines', corpus(1_000, 1))];
  return { ...lower, name: 'growth of compile', contestants, figure: ratio, figureUnit: '×', first: 12, goal: 10 };
}

/** One digit changes to and fro; a compiler that keeps what it knows says what is wrong with the text. */
function editing(files: readonly InputFile[], before: string): Contestant {
  compiled(files);
  const compiler = createCompiler();
  compiler.findings(files);
  const middle = files.length >> 1;
  let digit = 3;
  return {
    name: `${files.length} file${files.length > 1 ? 's' : ''}`,
    run() {
      digit = 7 - digit;
      const text = changed(files[middle]?.text ?? '', before, digit);
      const edited = files.map((file, i) => (i === middle ? { ...file, text } : file));
      return time(() => compiler.findings(edited));
    },
  };
}

/** The digit behind the words nearest to the middle of the text becomes another one. */
function changed(text: string, before: string, digit: number): string {
  const at = text.indexOf(before, text.length >> 1);
  if (at < 0) throw new Error(`the corpus lacks "${before}"`);
  const end = at + before.length;
  return text.slice(0, end) + digit + text.slice(end + 1);
}

const IN_A_RULE = 'u.strength) + min(';
const IN_A_CONSTANT = ': 1..9 = ';

export function editOneFile(): Row {
  return {
    ...lower,
    name: 'edit → findings, 10,000 lines',
    contestants: [editing(corpus(10_000, 1), IN_A_RULE)],
    figure: only,
    figureUnit: 'ms',
    first: 30,
    goal: 20,
  };
}
export function editConstant(): Row {
  return {
    ...lower,
    name: 'edit → findings, a constant',
    contestants: [editing(corpus(10_000, 1), IN_A_CONSTANT)],
    figure: only,
    figureUnit: 'ms',
    first: 30,
    goal: 20,
  };
}
export function editManyFiles(): Row {
  return {
    ...lower,
    name: 'edit → findings, in 100 files',
    contestants: [editing(corpus(10_000, 100), IN_A_RULE)],
    figure: only,
    figureUnit: 'ms',
    first: 5,
    goal: 2,
  };
}
