/** The names that look most like a misspelt one, best first. */
export function near(name: string, names: Iterable<string>): readonly string[] {
  const limit = name.length < 4 ? 1 : 2;
  return [...new Set(names)]
    .map((candidate) => ({ candidate, far: distance(name.toLowerCase(), candidate.toLowerCase(), limit) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** Edits between two words; anything over the limit may come out as any larger number. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) row = nextRow(row, a.charAt(i - 1), b, i);
  return row[b.length] ?? limit + 1;
}

function nextRow(above: readonly number[], char: string, b: string, first: number): number[] {
  const row = [first];
  for (let j = 1; j <= b.length; j++) {
    const swap = (above[j - 1] ?? 0) + (char === b.charAt(j - 1) ? 0 : 1);
    row.push(Math.min(swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
  }
  return row;
}
