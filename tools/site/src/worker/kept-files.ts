import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** Pages that are kept once they were read; there are too many of them to keep all. */
const WHEN_READ = /^manual\/(?:findings|decisions|contributing)\/|^manual\/[A-Z_]+\.html$/;
/** Read by hosts and by nobody else. */
const OF_HOSTS = /^(?:404\.html|_headers|\.nojekyll|sw\.js)$|\/types\/|\.tsbuildinfo$/;

/** Files by their addresses, with a sum of their content. */
type KeptFiles = Readonly<Record<string, string>>;

/** What of a built site is kept for use offline from the first visit on. */
export function keptFiles(site: string): KeptFiles {
  const all = globSync('**/*', { cwd: site }).map((path) => path.replaceAll('\\', '/'));
  const kept = all.filter((path) => isKept(path) && statSync(`${site}/${path}`).isFile());
  return Object.fromEntries(kept.toSorted().map((path) => [path, sumOf(readFileSync(`${site}/${path}`))]));
}

const isKept = (path: string): boolean => !WHEN_READ.test(path) && !OF_HOSTS.test(path);

const sumOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The script of the service worker with what it keeps before it. The same site is the same version. */
export function workerWith(script: string, files: KeptFiles): string {
  const version = sumOf(script + JSON.stringify(files));
  return `const SITE = ${JSON.stringify({ version, files })};\n${script}`;
}
