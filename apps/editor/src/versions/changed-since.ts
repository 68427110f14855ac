import { type RestorePoint, textsAt } from '../storage/restore-points.ts';

/** A file whose text was another one at an earlier time; its text now is missing where the file is gone. */
export interface ChangedFile {
  readonly path: string;
  readonly then: string;
  readonly now: string | undefined;
}

/** The files that are not what they were at a time. Those that are new since then count for nothing: they stay. */
export const changedSince = (
  points: readonly RestorePoint[],
  time: number,
  texts: ReadonlyMap<string, string>,
): readonly ChangedFile[] =>
  Object.entries(textsAt(points, time)).flatMap(([path, then]) => {
    const now = texts.get(path);
    return then === null || now === then ? [] : [{ path, then, now }];
  });
