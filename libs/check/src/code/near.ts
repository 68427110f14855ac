import { editDistance } from '@sandtable/text';

/** The names that look most like a misspelt one, best first. */
export function near(name: string, names: Iterable<string>): readonly string[] {
  const limit = name.length < 4 ? 1 : 2;
  return [...new Set(names)]
    .filter((candidate) => Math.abs(candidate.length - name.length) <= limit)
    .map((candidate) => ({ candidate, far: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
