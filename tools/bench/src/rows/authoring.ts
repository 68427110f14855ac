import { compile, createCompiler, type InputFile } from '@sandtable/compiler';
import { corpus } from '../corpus.ts';
import { type Contestant, time } from '../measure.ts';
import { only, type Row, ratio } from '../row.ts';
import { compiled, linesOf, readRuleset, rulesetNames } from '../ruleset.ts';

const lower = { unit: 'ms', better: 'lower' } as const;

const compiling = (name: string, files: readonly InputFile[]): Contestant => {
  compiled(files);
  return { name, run: () => time(() => compile(files)) };
};

/** The largest ruleset of the checkout, from text to module, nothing kept from earlier compiles. */
export function coldCompile(): Row {
  const largest =
    rulesetNames()
      .map(readRuleset)
      .toSorted((a, b) => linesOf(b) - linesOf(a))[0] ?? [];
  const contestant = compiling('largest ruleset', largest);
  const lines = linesOf(largest);
  return {
    ...lower,
    name: `cold compile, ${lines} lines`,
    contestants: [contestant],
    figure: (medians) => (only(medians) / lines) * 10_000,
    figureUnit: 'ms/10k',
    first: 400,
    goal: 200,
  };
}

export function coldCompileCorpus(): Row {
  return {
    ...lower,
    name: 'cold compile, corpus',
    contestants: [compiling('10,000 lines', corpus(10_000, 1))],
    figure: only,
    figureUnit: 'ms',
    first: 400,
    goal: 200,
  };
}

export function growth(): Row {
  const contestants = [compiling('10,000 lines', corpus(10_000, 10)), compiling('1,000 lines', corpus(1_000, 1))];
  return { ...lower, name: 'growth of compile', contestants, figure: ratio, figureUnit: '×', first: 12, goal: 10 };
}

/** One digit of a constant changes to and fro; a compiler that keeps its trees says what is wrong with it. */
function editing(files: readonly InputFile[]): Contestant {
  compiled(files);
  const compiler = createCompiler();
  compiler.compile(files);
  const middle = files.length >> 1;
  let digit = 3;
  return {
    name: `${files.length} file${files.length > 1 ? 's' : ''}`,
    run() {
      digit = 7 - digit;
      const edited = files.map((file, i) => (i === middle ? { ...file, text: changed(file.text, digit) } : file));
      return time(() => compiler.compile(edited));
    },
  };
}

/** The constant nearest to the middle of the text gets another value. */
function changed(text: string, digit: number): string {
  const at = text.indexOf(': 1..9 = 3', text.length >> 1);
  return at < 0 ? `${text} ` : `${text.slice(0, at)}: 1..9 = ${digit}${text.slice(at + 10)}`;
}

export function editOneFile(): Row {
  return {
    ...lower,
    name: 'edit → findings, 10,000 lines',
    contestants: [editing(corpus(10_000, 1))],
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
    contestants: [editing(corpus(10_000, 100))],
    figure: only,
    figureUnit: 'ms',
    first: 5,
    goal: 2,
  };
}
