import { type Create, engine, type GameModule } from '@sandtable/engine';

/**
 * Runs emitted code. It holds only what the language can express, so it is loaded like any module; a data address
 * keeps it off the disk.
 */
export async function loadModule(javascript: string): Promise<GameModule> {
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
  const { create } = (await import(address)) as { create: Create };
  return create(engine);
}
