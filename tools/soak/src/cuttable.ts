import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Passes connections on to a port of this machine until it is cut. */
export interface Cuttable {
  readonly port: number;
  /**
   * As if a cable was pulled: nothing gets through any more, and nobody notices. Connections that were open stay silent
   * even after `mend`, as behind a router that has forgotten them.
   */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function createCuttable(target: number): Promise<Cuttable> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return void near.pause();
    const far = keep(connect(target, '127.0.0.1'));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut() {
      isCut = true;
      for (const socket of sockets) silence(socket);
    },
    mend() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Keeps a connection open without reading from it or writing to it. */
function silence(socket: Socket): void {
  socket.unpipe();
  socket.removeAllListeners('data');
  socket.pause();
}
