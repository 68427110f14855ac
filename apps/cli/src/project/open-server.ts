import { type Access, createServer, type Serving } from './server.ts';

/** So many ports are tried before giving up. */
const TRIES = 20;

export interface Opened extends Serving {
  /** The port that was asked for, if someone else has it. */
  readonly taken?: number;
}

/** A server on the port that is asked for, or on the next one that is free; any free one if it is 0. */
export async function openServer(folder: string, editor: string, port: number, access: Access): Promise<Opened> {
  for (let next = port; next < port + TRIES && next <= 65_535; next += 1) {
    const server = await unlessTaken(createServer(folder, editor, next, access));
    if (server !== undefined) return next === port ? server : { ...server, taken: port };
  }
  return await createServer(folder, editor, 0, access).then((server) => ({ ...server, taken: port }));
}

async function unlessTaken(opening: Promise<Serving>): Promise<Serving | undefined> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}
