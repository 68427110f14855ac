import type { BreakAt } from '../workers/breaks.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { Remote } from '../workers/rpc.ts';
import { conditionsIn } from './break-list.ts';
import type { Break } from './slices/match.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';

export type Counting = Pick<Remote<CompilerApi>, 'counting'>;

/** A module that counts what runs, with the conditions that were compiled into it. */
export interface BreakModule {
  readonly conditions: readonly string[];
  /** Undefined where the rules have mistakes. */
  readonly javascript: string | undefined;
}

/** No ruleset has a file of this name. */
const FILE = 'sandtable-breaks.sand';
/** What runs where a condition is true, a line for each. */
const MARK = 'let sandtableHolds = true';

const nameOf = (i: number): string => `sandtableBreak${i}`;
const asProcedure = (when: string, i: number): string =>
  `procedure ${nameOf(i)}() { if ${when.replaceAll(/\s+/g, ' ')} { ${MARK} } }\n`;

/** Makes a module with all conditions; if one of them is invalid under these rules, with the valid ones. */
export async function breakModule(rules: Counting, state: State, breaks: readonly Break[]): Promise<BreakModule> {
  const wanted = conditionsIn(breaks);
  const whole = await countingModule(rules, state, wanted);
  if (whole !== undefined || wanted.length === 0) return { conditions: wanted, javascript: whole };
  const conditions: string[] = [];
  for (const one of wanted) if ((await countingModule(rules, state, [one])) !== undefined) conditions.push(one);
  return { conditions, javascript: await countingModule(rules, state, conditions) };
}

/** Makes a module with these conditions; undefined if one of them, or the rules, have mistakes. */
export async function countingModule(
  rules: Counting,
  state: State,
  conditions: readonly string[],
): Promise<string | undefined> {
  const asked = conditions.length === 0 ? [] : [{ path: FILE, text: conditions.map(asProcedure).join('') }];
  const stack = { files: [...sourcesOf(state), ...asked], variants: state.variants };
  return (await rules.counting(stack)).counting?.javascript;
}

/** Returns where breakpoints are in such a module. */
export function placesOf(state: State, breaks: readonly Break[], conditions: readonly string[]): readonly BreakAt[] {
  return breaks.map((one): BreakAt => {
    if ('file' in one) return { file: one.file, start: startOf(state, one.file, one.line) };
    const i = conditions.indexOf(one.when);
    const before = conditions.slice(0, i).map(asProcedure).join('').length;
    return { file: FILE, start: before + asProcedure(one.when, i).lastIndexOf(MARK), procedure: nameOf(i) };
  });
}

/** Where a line of a file begins. */
function startOf(state: State, file: string, line: number): number {
  const text = sourcesOf(state).find(({ path }) => path === file)?.text ?? '';
  return text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);
}
