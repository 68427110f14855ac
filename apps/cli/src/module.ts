import { type Create, engine, type GameModule } from '@sandtable/engine';
import { type ScriptedChance, scriptedChance } from '@sandtable/odds';
import { type Playable, playable } from '@sandtable/session';

/**
 * Runs emitted code. It holds only what the language can express, so it is loaded like any module; a data address
 * keeps it off the disk.
 */
export async function loadModule(javascript: string): Promise<GameModule> {
  return (await loaded(javascript))(engine);
}

/** A module of which chance can be forced, as saves may want it. */
export const loadPlayable = async (javascript: string): Promise<Playable> => playable(await loaded(javascript), engine);

/** A module whose chance is set instead of drawn, and beside it one whose dice fall as in matches. */
export interface ScriptedModule {
  readonly module: GameModule;
  readonly scripted: ScriptedChance;
  readonly plain: GameModule;
}

export async function loadScripted(javascript: string): Promise<ScriptedModule> {
  const create = await loaded(javascript);
  const scripted = scriptedChance(engine);
  return { module: create(scripted.engine), scripted, plain: create(engine) };
}

let loads = 0;

/**
 * Each load is a module of its own: two instances of one would share what V8 learns of it, and both would be slower.
 */
async function loaded(javascript: string): Promise<Create> {
  loads += 1;
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}#${loads}`;
  const { create } = (await import(address)) as { create: Create };
  return create;
}
