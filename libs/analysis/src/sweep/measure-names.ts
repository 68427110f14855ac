import type { Measure, MeasureSort } from '@sandtable/bots';
import { near } from '@sandtable/text';

/** What a measure is asked for by. */
export function measureName({ sort, path, value }: Measure): string {
  const word = OWN_WORDS[sort];
  if (word !== undefined) return path === '' ? word : `${word}.${path}`;
  if (value === undefined) return path;
  return sort === 'members' ? `${path}=${value}` : `${path}.${value}`;
}

/** Measures that every game has. */
const OWN_WORDS: Partial<Record<MeasureSort, string>> = {
  won: 'winner',
  drawn: 'draws',
  limited: 'stopped',
  decisions: 'length',
};
/** Which of several measures of one name is meant; the others are asked for with their sort and a colon. */
const ORDER: readonly MeasureSort[] = ['won', 'drawn', 'limited', 'decisions', 'final', 'members', 'use', 'chosen'];

/** Measures that a name stands for: `winner` for those of all roles. */
export function measuresNamed(name: string, all: readonly Measure[]): readonly Measure[] {
  const found = exactlyNamed(name, all);
  // Rules are named for what they do once: `battles` are uses of `battle`.
  return found.length === 0 && name.endsWith('s') ? exactlyNamed(name.slice(0, -1), all) : found;
}

function exactlyNamed(name: string, all: readonly Measure[]): readonly Measure[] {
  if (name === OWN_WORDS.won) return all.filter(({ sort }) => sort === 'won');
  const [, prefix, rest = name] = /^(final|members|use|chosen):(.+)$/.exec(name) ?? [];
  const found = all.filter(
    (one) => (prefix === undefined || one.sort === prefix) && measureName(one) === rest.replaceAll(' ', ''),
  );
  return found.toSorted((a, b) => ORDER.indexOf(a.sort) - ORDER.indexOf(b.sort)).slice(0, 1);
}

/** The name that was probably meant. */
export const nearestMeasure = (name: string, all: readonly Measure[]): string | undefined =>
  near(name, ['winner', ...all.map(measureName)]);
