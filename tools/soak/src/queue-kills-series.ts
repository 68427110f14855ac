import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createCuttable } from './cuttable.ts';

const MAIN = join(import.meta.dirname, '../../../apps/cli/src/main.ts');
/** Workers that are there at a time. */
const WORKERS = 3;
/** Between two kills, at most: claims run out after ten seconds, and some shares are to be played in between. */
const LONGEST_MS = 4000;
/** Within which a silent connection has to be noticed. */
const LONGEST_OUTAGE_MS = 60_000;
const LOOK_MS = 100;
/** Small, so that many are under way. */
const SHARE = 50;

/** Slow enough for all kills to come before the end, quick enough to be waited for. */
const SLOW = ['--bot', 'all=search:1', '--max-decisions', '30'];

interface Wish {
  readonly game: string;
  readonly games: number;
  /** Of workers, and of Redis. */
  readonly kills: number;
  readonly redis: number;
  /** How often nothing gets through to Redis for a while, without anybody noticing. */
  readonly cuts: number;
  readonly seed: number;
}
interface KillResult {
  readonly killed: number;
  readonly redisKilled: number;
  readonly cut: number;
  /** How often the command that waits said that it had lost the connection. */
  readonly outages: number;
  readonly counted: number;
  readonly digest: string;
  readonly digestHere: string;
}

/**
 * Plays games over a queue of which workers and Redis are killed and connections cut by chance, and the same games
 * here.
 */
export async function queueKills({ game, games, kills, redis, cuts, seed }: Wish): Promise<KillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-queue-'));
  const port = await freePort();
  const network = await createCuttable(port);
  const url = `redis://127.0.0.1:${network.port}`;
  const random = randomFrom(seed);
  let server = await startRedis(port, folder);
  const series = [
    'simulate',
    game,
    '--games',
    String(games),
    '--seed',
    String(seed),
    ...SLOW,
    '--store',
    'none',
    '--json',
  ];
  const client = sandtable([...series, '--queue', url, '--batch', String(SHARE)]);
  const result = outputOf(client);
  const complaints = await begun(client);
  const workers = Array.from({ length: WORKERS }, () => startWorker(url));
  let [killed, redisKilled, cut] = [0, 0, 0];
  try {
    for (const what of shuffled({ worker: kills, redis, network: cuts }, random)) {
      await setTimeout(random() * LONGEST_MS);
      if (client.exitCode !== null) break;
      if (what === 'redis') {
        await ended(server);
        await setTimeout(random() * LONGEST_MS);
        server = await startRedis(port, folder);
        redisKilled += 1;
      } else if (what === 'network') {
        network.cut();
        await setTimeout(random() * LONGEST_MS);
        network.mend();
        await noticed(complaints, redisKilled + cut + 1);
        cut += 1;
      } else {
        const at = Math.floor(random() * WORKERS);
        await ended(workers[at]);
        workers[at] = startWorker(url);
        killed += 1;
      }
    }
    const over = JSON.parse(await result).result;
    const here = JSON.parse(await outputOf(sandtable([...series, '--workers', '1']))).result;
    const outages = outagesIn(complaints());
    return { killed, redisKilled, cut, outages, counted: over.games, digest: over.digest, digestHere: here.digest };
  } finally {
    await Promise.all([client, server, ...workers].map(ended));
    await network.close();
    rmSync(folder, { recursive: true });
  }
}

const outagesIn = (complaints: string): number => complaints.split('Lost the connection').length - 1;

/**
 * Waits until the command has noticed so many outages: a connection that was cut stays open and silent, which takes
 * longest.
 */
async function noticed(complaints: () => string, outages: number): Promise<void> {
  for (let waited = 0; outagesIn(complaints()) < outages; waited += LOOK_MS) {
    if (waited > LONGEST_OUTAGE_MS) throw new Error(`the command waits for a dead connection: ${complaints()}`);
    await setTimeout(LOOK_MS);
  }
}

type Harm = 'worker' | 'redis' | 'network';

function shuffled(times: Readonly<Record<Harm, number>>, random: () => number): readonly Harm[] {
  const harms: readonly Harm[] = ['redis', 'network', 'worker'];
  const all = harms.flatMap((what) => Array.from({ length: times[what] }, () => ({ what, at: random() })));
  return all.toSorted((a, b) => a.at - b.at).map(({ what }) => what);
}

const sandtable = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [MAIN, ...args, '--lang', 'en'], { stdio: ['ignore', 'pipe', 'pipe'] });

const startWorker = (url: string): ChildProcess =>
  spawn(process.execPath, [MAIN, 'worker', '--queue', url, '--concurrency', '1'], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });

async function startRedis(port: number, folder: string): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const said of server.stdout.setEncoding('utf8'))
    if (String(said).includes('Ready to accept')) return server;
  throw new Error('Redis did not start');
}

async function outputOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const said of child.stdout?.setEncoding('utf8') ?? []) text += String(said);
  return text;
}

/** Waits until a command has put its games into the queue, and misses workers; returns what it complains about. */
async function begun(client: ChildProcess): Promise<() => string> {
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  client.stderr?.setEncoding('utf8').on('data', (said: string) => {
    text += said;
    if (text.includes('No worker')) resolve();
  });
  client.once('exit', () => reject(new Error(`the command ended: ${text}`)));
  await promise;
  return () => text;
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
