import type { Overlay } from '@sandtable/analysis';
import { type Compiler, createCompiler, usesOf } from '@sandtable/compiler';
import { preventsPlay } from '@sandtable/diagnostics';
import type { GameModule } from '@sandtable/engine';
import { setupProblems } from '@sandtable/session';
import type { Game } from '../game.ts';
import { loadModule } from '../module.ts';
import type { Made } from '../queue/recipe.ts';
import type { PointPlan, Rules } from './plan.ts';
import type { Failed } from './result.ts';

/** Rules that were compiled, each once, whatever the number of points that are played by them. */
export interface Prepared {
  readonly rules: readonly Rules[];
  readonly modules: ReadonlyMap<number, GameModule>;
  /** By index of the rules: what they are made of. */
  readonly overlays: readonly Overlay[];
  /** And all that it takes to compile them elsewhere. */
  readonly made: readonly Made[];
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
  const made: Made[] = [];
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
    prepared: () => ({ rules, modules, overlays, made }),
  };

  async function compiled(overlay: Overlay): Promise<number | Failed> {
    const { findings, result } = compileOver(compiler, sources, overlay);
    if (result === undefined) return { findings, problem: undefined };
    const module = await loadModule(result.javascript);
    const index = rules.length;
    rules.push({ javascript: result.javascript, uses: usesOf(result, module.info.counted) });
    modules.set(index, module);
    overlays.push(overlay);
    const { variants } = overlay;
    made.push({
      javascript: result.javascript,
      recipe: { sources: filesOf(sources, overlay), variants, watched: true },
    });
    return index;
  }
}

const filesOf = (sources: Game['sources'], { file }: Overlay): Game['sources'] =>
  file === undefined ? sources : [...sources, file];

function compileOver(compiler: Compiler, sources: Game['sources'], overlay: Overlay) {
  const { variants } = overlay;
  const options = { watched: true, variants };
  const { files: trees, javascript, findings } = compiler.compile(filesOf(sources, overlay), options);
  const wrong = findings.filter(preventsPlay);
  const isSound = javascript !== undefined && wrong.length === 0;
  return { findings: wrong, result: isSound ? { files: trees, javascript } : undefined };
}
