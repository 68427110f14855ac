import { memoized } from './memoized.ts';
import { remembered } from './remembered.ts';
import type { Break } from './slices/match.ts';
import type { State } from './state.ts';

/** Returns the breakpoints that are set; of a ruleset that was just opened, those that were set there last. */
export function breaksOf({ breaks, ruleset }: Pick<State, 'breaks' | 'ruleset'>): readonly Break[] {
  if (breaks !== undefined || ruleset === undefined) return breaks ?? [];
  return breaksIn(remembered(`breaks.${ruleset}`) ?? '[]');
}

/** The same list as long as the text is the same. */
const breaksIn = memoized((text: string): readonly Break[] => {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isBreak) : [];
  } catch {
    return [];
  }
});

const isBreak = (one: unknown): one is Break => {
  if (typeof one !== 'object' || one === null) return false;
  if ('when' in one) return typeof one.when === 'string';
  return 'file' in one && typeof one.file === 'string' && 'line' in one && Number.isInteger(one.line);
};

/** Sets a breakpoint, or removes it if it is set. */
export function toggled(breaks: readonly Break[], at: Break): readonly Break[] {
  const without = breaks.filter((one) => !isSame(one, at));
  return without.length < breaks.length ? without : [...breaks, at];
}

/** Puts the breakpoints of a file on other lines, in their order; two on one line become one. */
export function movedIn(breaks: readonly Break[], file: string, lines: readonly number[]): readonly Break[] {
  let next = 0;
  const moved = breaks.map((one) => ('file' in one && one.file === file ? { file, line: lines[next++] ?? 1 } : one));
  return moved.filter((one, i) => moved.findIndex((other) => isSame(one, other)) === i);
}

const isSame = (a: Break, b: Break): boolean =>
  'file' in a ? 'file' in b && a.file === b.file && a.line === b.line : 'when' in b && a.when === b.when;

/** Returns the conditions among breakpoints. */
export const conditionsIn = (breaks: readonly Break[]): readonly string[] =>
  breaks.flatMap((one) => ('when' in one ? [one.when] : []));
