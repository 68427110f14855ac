import type { Overlay } from '@sandtable/analysis';
import { type Compiler, createCompiler, usesOf } from '@sandtable/compiler';
import { preventsPlay } from '@sandtable/diagnostics';
import type { GameModule } from '@sandtable/engine';
import { setupProblems } from '@sandtable/session';
import type { Game } from '../game.ts';
import { loadModule } from '../module.ts';
import type { PointPlan, Rules } from './plan.ts';
import type { Failed } from './result.ts';

/** Rules that were compiled, each once, whatever the number of points that are played by them. */
export interface Prepared {
  readonly rules: readonly Rules[];
  readonly modules: ReadonlyMap<number, GameModule>;
  /** By index of the rules: what they are made of. */
  readonly overlays: readonly Overlay[];
}

export const isFailed = (point: PointPlan | Failed): point is Failed => 'findings' in point;

/** What compiles points one after the other, and remembers rules that it has seen. */
export interface Preparing {
  prepare(overlay: Overlay): Promise<PointPlan | Failed>;
  prepared(): Prepared;
}

export function preparing({ sources }: Pick<Game, 'sources'>, seats: string): Preparing {
  const compiler = createCompiler();
  const rules: Rules[] = [];
  const modules = new Map<number, GameModule>();
  const overlays: Overlay[] = [];
  const known = new Map<string, number | Failed>();
  return {
    async prepare(overlay) {
      const { variants, file, options } = overlay;
      const key = JSON.stringify([variants, file?.text]);
      const index = known.get(key) ?? (await compiled(overlay));
      known.set(key, index);
      if (typeof index !== 'number') return index;
      const info = modules.get(index)?.info;
      const [problem] = info ? setupProblems(info, { seats, seed: 0, options }) : [];
      return problem === undefined ? { rules: index, options } : { findings: [], problem };
    },
    prepared: () => ({ rules, modules, overlays }),
  };

  async function compiled(overlay: Overlay): Promise<number | Failed> {
    const { findings, result } = compileOver(compiler, sources, overlay);
    if (result === undefined) return { findings, problem: undefined };
    const module = await loadModule(result.javascript);
    const index = rules.length;
    rules.push({ javascript: result.javascript, uses: usesOf(result, module.info.counted) });
    modules.set(index, module);
    overlays.push(overlay);
    return index;
  }
}

function compileOver(compiler: Compiler, sources: Game['sources'], { variants, file }: Overlay) {
  const files = file === undefined ? sources : [...sources, file];
  const { files: trees, javascript, findings } = compiler.compile(files, { watched: true, variants });
  const wrong = findings.filter(preventsPlay);
  const isSound = javascript !== undefined && wrong.length === 0;
  return { findings: wrong, result: isSound ? { files: trees, javascript } : undefined };
}
