import type { Compiled, InputFile } from '@sandtable/compiler';
import { UsageError } from '../usage.ts';

/** What the command line wants tried, in the words of the language. */
export interface WantedText {
  /** Statements that put up the position. */
  readonly given: string;
  /** A call, and perhaps answers in curly brackets behind it. */
  readonly run: string;
  /** Expressions that are looked at afterward. */
  readonly watched: readonly string[];
}

/** The file that is added to the rules, and the example in it. */
const FILE = 'command-line.sand';
export const NAME = 'command line';

/** A worked example: so everything is checked as in the rules, and expressions may name what was given. */
export function experimentFile({ given, run, watched }: WantedText): InputFile {
  // Each is compared with itself, since what must hold afterward is a condition.
  const then = watched.map((each) => `  (${each}) == (${each})`).join('\n');
  const text = `example "${NAME}" {\n  given {\n${given}\n  }\n  run ${run}\n  then {\n${then}\n  }\n}\n`;
  return { path: FILE, text };
}

/** A worked example of the rules as text; what it says of dice and other chance is passed over later. */
export function exampleText({ files }: Compiled, name: string): Omit<WantedText, 'watched'> {
  const examples = files.flatMap(({ decls, text }) =>
    decls.flatMap((decl) => (decl.node === 'example' ? [{ decl, text }] : [])),
  );
  const found = examples.find(({ decl }) => decl.name === name);
  if (found === undefined) {
    const close = examples.map(({ decl }) => decl.name).filter((one) => one.includes(name));
    throw new UsageError('usage/no-example', { name, known: close.slice(0, MOST_SHOWN).join('”, “') || 'none' });
  }
  const { decl, text } = found;
  const given = decl.given === undefined ? '' : text.slice(decl.given.span.start, decl.given.span.end);
  const last = decl.answers.at(-1)?.span.end;
  const run = text.slice(decl.run.span.start, decl.run.span.end);
  const answers = last === undefined ? '' : ` ${text.slice(decl.run.span.end, last)} }`;
  return { given: inner(given), run: `${run}${answers}` };
}

const MOST_SHOWN = 5;

/** A block without its brackets. */
const inner = (block: string): string => block.trim().replace(/^\{/, '').replace(/\}$/, '');
