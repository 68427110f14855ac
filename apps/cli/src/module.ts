import { type Create, engine, type GameModule } from '@sandtable/engine';
import { type ToldChance, toldChance } from '@sandtable/odds';

/**
 * Runs emitted code. It holds only what the language can express, so it is loaded like any module; a data address
 * keeps it off the disk.
 */
export async function loadModule(javascript: string): Promise<GameModule> {
  return (await loaded(javascript))(engine);
}

/** The same with chance that is told instead of drawn. */
export async function loadToldModule(
  javascript: string,
): Promise<{ readonly module: GameModule; readonly told: ToldChance }> {
  const told = toldChance(engine);
  return { module: (await loaded(javascript))(told.engine), told };
}

async function loaded(javascript: string): Promise<Create> {
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
  const { create } = (await import(address)) as { create: Create };
  return create;
}
