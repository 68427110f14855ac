/**
 * Shares jobs among parts by the time they take: the longest first, each into the part that takes least so far. The same
 * jobs are always shared the same way.
 */
export function share<Job>(
  jobs: readonly Job[],
  secondsOf: (job: Job) => number,
  parts: number,
): readonly (readonly Job[])[] {
  const shares = Array.from({ length: parts }, () => ({ jobs: [] as Job[], seconds: 0 }));
  for (const job of jobs.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const lightest = shares.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    lightest.jobs.push(job);
    lightest.seconds += secondsOf(job);
  }
  return shares.map((one) => one.jobs);
}
