import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../../apps/cli/src/main.ts');
const TOKEN = 'kills';
const FILE = 'game/a.sand';
/** How long a server goes on saving at most, after the first save that it has acknowledged. */
const LONGEST_MS = 400;

interface Wish {
  readonly kills: number;
  /** Of the file, in bytes. */
  readonly size: number;
  readonly seed: number;
}

interface SeriesResult {
  readonly kills: number;
  /** Kills before which at least one save of that server was acknowledged. */
  readonly acknowledged: number;
  readonly saves: number;
  /** What was acknowledged, but is not there any more. */
  readonly lost: number;
  /** What is neither what was acknowledged last nor what was being written. */
  readonly torn: number;
  /** Temporary files right after a kill, and once the next server has begun. */
  readonly orphansMade: number;
  readonly orphans: number;
}

/** Starts a server, saves until it is killed, and looks at the disk; so many times over one folder. */
export async function killSeries({ kills, size, seed }: Wish): Promise<SeriesResult> {
  const root = mkdtempSync(join(tmpdir(), 'sandtable-kills-'));
  mkdirSync(join(root, 'game'));
  const result = { kills, acknowledged: 0, saves: 0, lost: 0, torn: 0, orphansMade: 0, orphans: 0 };
  const random = randomFrom(seed);
  /** The number of the save that is known to be stored; 0 before the first. */
  let stored = 0;
  try {
    for (let i = 0; i < kills; i++) {
      const server = await started(root);
      result.orphans += orphansIn(root);
      const saved = await savesUntilKilled(server, stored, size, random() * LONGEST_MS);
      result.orphansMade += orphansIn(root);
      result.saves += saved - stored;
      if (saved > stored) result.acknowledged += 1;
      const found = saveIn(join(root, FILE), size);
      if (found === 'torn') result.torn += 1;
      else if (found < saved) result.lost += 1;
      stored = found === 'torn' ? saved : found;
    }
    const last = await started(root);
    result.orphans += orphansIn(root);
    await ended(last.process);
    return result;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

interface Server {
  readonly process: ChildProcess;
  readonly url: string;
}

async function started(root: string): Promise<Server> {
  const child = spawn(process.execPath, [MAIN, 'edit', root, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SANDTABLE_TOKEN: TOKEN },
  });
  for await (const said of child.stdout.setEncoding('utf8')) {
    const [address] = /http:\/\/\S+/.exec(String(said)) ?? [];
    if (address !== undefined) return { process: child, url: new URL('/', address).href };
  }
  throw new Error('the server did not start');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** Saves one text after the other; the kill comes `after` ms behind the first. Gives the last that was acknowledged. */
async function savesUntilKilled(server: Server, stored: number, size: number, after: number): Promise<number> {
  const headers = { Cookie: `sandtable-${new URL(server.url).port}=${TOKEN}` };
  const address = `${server.url}api/file/${FILE}`;
  let saved = stored;
  let version = (await fetch(address, { headers })).headers.get('etag') ?? '"absent"';
  let kill: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      const body = textOf(saved + 1, size);
      const answer = await fetch(address, { method: 'PUT', body, headers: { ...headers, 'If-Match': version } });
      if (!answer.ok) throw new Error(`a save was refused: ${answer.status}`);
      saved += 1;
      version = answer.headers.get('etag') ?? '';
      kill ??= setTimeout(() => server.process.kill('SIGKILL'), after);
    }
  } catch (error) {
    // The connection breaks when the server is killed; anything else is a mistake.
    if (!(error instanceof TypeError)) throw error;
  } finally {
    clearTimeout(kill);
    await ended(server.process);
  }
  return saved;
}

/** Every line has the number of the save, so half of one and half of another is seen. */
function textOf(save: number, size: number): string {
  const line = `// ${String(save).padStart(12, '0')}\n`;
  return line.repeat(Math.ceil(size / line.length));
}

/** Which save is stored. */
function saveIn(path: string, size: number): number | 'torn' {
  if (!existsSync(path)) return 0;
  const text = readFileSync(path, 'utf8');
  const save = Number(/^\/\/ (\d{12})\n/.exec(text)?.[1]);
  return text === textOf(save, size) ? save : 'torn';
}

const orphansIn = (root: string): number =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tmp')).length;

/** Numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
