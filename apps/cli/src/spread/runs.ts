import type { Share } from '@sandtable/analysis';

/** Games that follow each other, and what came of them. */
export interface Run<Part> extends Share {
  readonly part: Part;
}

/** Results of shares in the order of the series; those that follow each other become one. */
export interface Runs<Part> {
  add(run: Run<Part>): void;
  all(): readonly Run<Part>[];
}

export function createRuns<Part>(merge: (one: Part, next: Part) => Part): Runs<Part> {
  const runs: Run<Part>[] = [];
  /** Joins a run with the one after it, if there is nothing between them. */
  const join = (at: number): void => {
    const [one, next] = [runs[at], runs[at + 1]];
    if (one === undefined || next?.first !== one.first + one.games) return;
    runs.splice(at, 2, { first: one.first, games: one.games + next.games, part: merge(one.part, next.part) });
  };
  return {
    add(run) {
      const before = runs.findLastIndex(({ first }) => first < run.first);
      runs.splice(before + 1, 0, run);
      join(before + 1);
      join(before);
    },
    all: () => runs,
  };
}
