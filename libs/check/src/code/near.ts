import { editDistance } from '@sandtable/text';

/** The names that look most like a misspelled one, best first: those that differ in little, and those it begins. */
export function near(name: string, names: Iterable<string>): readonly string[] {
  const limit = name.length < 5 ? 1 : 2;
  return [...new Set(names)]
    .map((candidate) => ({ candidate, far: distance(name.toLowerCase(), candidate.toLowerCase(), limit) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** A kind is called in the singular; many write the plural. */
const SINGULARS = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
] as const;

/** A word that was not finished is as near as one with a single wrong letter. */
function distance(name: string, candidate: string, limit: number): number {
  if (SINGULARS.some(([end, one]) => name.endsWith(end) && name.slice(0, -end.length) + one === candidate)) return 0;
  if (name.length > 2 && candidate.startsWith(name)) return 1;
  return Math.abs(candidate.length - name.length) <= limit ? editDistance(name, candidate) : Number.POSITIVE_INFINITY;
}
