import type { PointStore } from '../src/storage/point-store.ts';
import type { RestorePoint } from '../src/storage/restore-points.ts';

/** Restore points for tests without a browser. */
export const memoryPoints = (): PointStore => {
  let all: readonly RestorePoint[] = [];
  return {
    of: async (ruleset) => all.filter((point) => point.ruleset === ruleset),
    add: async (point) => {
      all = [...all, point];
    },
    replace: async (ruleset, points) => {
      all = [...all.filter((point) => point.ruleset !== ruleset), ...points];
    },
  };
};
