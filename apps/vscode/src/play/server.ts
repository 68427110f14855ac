import type { ChildProcess } from 'node:child_process';
import { start } from '../command/command.ts';
import { addressIn } from './address.ts';
import { FRAMES } from './frame.ts';

/** Servers that run, by folder. One folder has one, however often it is played. */
const servers = new Map<string, Promise<string>>();
const processes = new Set<ChildProcess>();

/** The address of the workbench on a folder of rulesets; the server starts when it is first asked for. */
export function addressOf(folder: string): Promise<string> {
  const known = servers.get(folder);
  if (known !== undefined) return known;
  const address = startServer(folder);
  servers.set(folder, address);
  address.catch(() => servers.delete(folder));
  return address;
}

export function stopServers(): void {
  for (const child of processes) child.kill();
  servers.clear();
}

const startServer = (folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = start(['edit', folder, '--port', '0', '--frame', FRAMES], { cwd: folder });
    processes.add(child);
    let output = '';
    const read = (chunk: unknown): void => {
      output += String(chunk);
      const address = addressIn(output);
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('close', () => {
      processes.delete(child);
      servers.delete(folder);
      reject(new Error(output.trim()));
    });
  });
