import { compile } from '@sandtable/compiler';
import { type Create, engine, type GameModule } from '@sandtable/engine';
import { load } from '@sandtable/testkit';
import { type Experiment, type ScriptedChance, scriptedChance } from '../src/index.ts';

export interface ScriptedModule {
  readonly module: GameModule;
  readonly scripted: ScriptedChance;
}

/** Rules as a module whose chance is forced. */
export async function built(text: string): Promise<ScriptedModule> {
  const scripted = scriptedChance(engine);
  return { module: (await createOf(text))(scripted.engine), scripted };
}

/** Rules as what makes modules. */
export async function createOf(text: string): Promise<Create> {
  const { javascript, findings } = compile([
    { path: 'main.sand', text: `ruleset "small" version "1" language 1\n${text}` },
  ]);
  if (javascript === undefined)
    throw new Error(findings.map(({ code, fields }) => `${code} ${JSON.stringify(fields)}`).join('\n'));
  const create = await load(javascript);
  return create;
}

/** A match that has just begun. */
export function begun({ module }: ScriptedModule): Int32Array {
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(16));
  return S;
}

/** What becomes of a procedure that is run at the start. */
export function running(built: ScriptedModule, procedure: string, answer?: Experiment['answer']): Experiment {
  const { module } = built;
  const number = module.info.procedures.indexOf(procedure);
  return { module, from: begun(built), begin: (S) => module.run?.(S, number), answer };
}

/** The value of a state without arguments. */
export const reads = ({ module }: ScriptedModule, name: string) => {
  const stored = module.layout.states.find(({ path }) => path === name);
  return (S: Int32Array): number => S[stored?.at ?? 0] ?? 0;
};
