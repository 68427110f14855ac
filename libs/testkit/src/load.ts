import type { Create } from '@sandtable/engine';

/** Emitted code as a module that runs; a data address keeps it off the disk. */
export async function load(javascript: string): Promise<Create> {
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
  const { create } = (await import(address)) as { create: Create };
  return create;
}
