import { type Failed, freeName, type Given, type OverlayFile, overlayOf } from '@sandtable/analysis';
import type { Counting } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import { type Save, setupProblems } from '@sandtable/session';
import type { CompilerApi } from '../../workers/compiler-api.ts';
import type { Finding } from '../../workers/protocol.ts';
import type { Remote } from '../../workers/rpc.ts';
import type { Stack } from '../../workers/stack.ts';

/** Rules of the page with values that are not theirs, by their number, and options. */
export interface ReadyPoint {
  readonly rules: number;
  readonly options: Save['options'];
}

/** What the points of a question are made of. */
export interface Ground {
  readonly stack: Stack;
  readonly info: GameInfo;
  readonly seats: string;
  /** Options of the match, which a point may change. */
  readonly options: Save['options'];
  /** Names of all house rules. */
  readonly houseRules: readonly string[];
  readonly lang: string;
}

export const isFailed = (point: ReadyPoint | Failed<Finding>): point is Failed<Finding> => 'findings' in point;

/** Compiles points, each set of rules once; the modules are in `rules` by their numbers. */
export function preparing(compile: Pick<Remote<CompilerApi>, 'playable'>, ground: Ground) {
  const { stack, info, seats, lang } = ground;
  const of = { of: info.id, variants: stack.variants, name: freeName(new Set(ground.houseRules)) };
  const rules: Counting[] = [];
  const known = new Map<string, number | Failed<Finding>>();
  const compiled = async (variants: readonly string[], file: OverlayFile | undefined) => {
    const files = file === undefined ? stack.files : [...stack.files, file];
    const { counting, findings } = await compile.playable({ files, variants }, lang);
    return counting === undefined ? { findings, problem: undefined } : rules.push(counting) - 1;
  };
  return {
    rules,
    prepare: async (given: readonly Given[]): Promise<ReadyPoint | Failed<Finding>> => {
      const { variants, file, options: changed } = overlayOf(of, given);
      const options = { ...ground.options, ...changed };
      const [problem] = setupProblems(info, { seats, seed: 0, options });
      if (problem !== undefined) return { findings: [], problem };
      const key = JSON.stringify([variants, file?.text]);
      const index = known.get(key) ?? (await compiled(variants, file));
      known.set(key, index);
      return typeof index === 'number' ? { rules: index, options } : index;
    },
  };
}
