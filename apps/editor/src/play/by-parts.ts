import { tagged } from '@sandtable/board';

/** The way to one of many values, part by part: the tag, then what stands in its brackets. */
export interface Step {
  /** What is settled, with what could not be otherwise. */
  readonly chosen: readonly string[];
  /** What may come next; empty once a value is settled. */
  readonly options: readonly string[];
  /** The value that is settled, if it is. */
  readonly whole: string | undefined;
}

/** Values are chosen by parts where some have several, unless they are so few that a list says it sooner. */
export const byParts = (candidates: readonly string[]): boolean =>
  candidates.length > FEW && candidates.some((value) => value.endsWith(')'));
const FEW = 3;

const partsOf = (value: string): readonly string[] => {
  const { tag, parts } = tagged(value);
  return [tag, ...parts];
};

/** The choices before the last one that could have been another; undefined where nothing was chosen freely. */
export function stepBack(candidates: readonly string[], chosen: readonly string[]): readonly string[] | undefined {
  for (let n = chosen.length - 1; n >= 0; n -= 1) {
    const before = step(candidates, chosen.slice(0, n)).chosen;
    if (before.length < chosen.length) return before;
  }
  return undefined;
}

/** The values that begin with these parts. */
export const remaining = (candidates: readonly string[], chosen: readonly string[]): readonly string[] =>
  candidates.filter((value) => chosen.every((part, i) => partsOf(value)[i] === part));

/** Where one stands after these choices; a choice that no value has is forgotten with those after it. */
export function step(candidates: readonly string[], choices: readonly string[]): Step {
  const all = candidates.map((value) => ({ value, parts: partsOf(value) }));
  let rest = all;
  const chosen: string[] = [];
  for (;;) {
    const depth = chosen.length;
    const options = [...new Set(rest.flatMap(({ parts }) => parts[depth] ?? []))];
    const next = options.length === 1 ? options[0] : choices[depth];
    if (next === undefined || !options.includes(next))
      return { chosen, options, whole: options.length === 0 ? rest[0]?.value : undefined };
    chosen.push(next);
    rest = rest.filter(({ parts }) => parts[depth] === next);
  }
}
