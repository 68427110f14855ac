import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { changelogIn, citationIn, isStep, lockIn, manifestIn, nextVersion } from './steps.ts';

/** `npm run release -- minor`: the next version everywhere, its notes in the change log, and the packages. Publishes nothing. */
const [step] = process.argv.slice(2);
if (!isStep(step)) throw new Error('Say which: npm run release -- major, minor or patch.');
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const json = (path: string) => JSON.parse(text(path));

const from: string = json('package.json').version;
const to = nextVersion(from, step);
const today = new Date().toISOString().slice(0, 10);
const manifests = ['package.json', ...globSync('{libs,apps,tools}/*/package.json', { cwd: ROOT })];

// All texts are made before the first is written: whatever is wrong leaves the files as they were.
const texts = new Map<string, string>([
  ...manifests.map((path) => [path, jsonText(manifestIn(json(path), { from, to }))] as const),
  ['package-lock.json', jsonText(lockIn(json('package-lock.json'), { from, to }))],
  ['CHANGELOG.md', changelogIn(text('CHANGELOG.md'), to, today)],
  ['CITATION.cff', citationIn(text('CITATION.cff'), to, today)],
]);
for (const [path, content] of texts) writeFileSync(join(ROOT, path), content);
console.log(`${from} → ${to}: ${texts.size} files`);
npm('exec', '--', 'biome', 'format', '--write', ...manifests);
if (npm('run', 'pack') !== 0)
  throw new Error('The packages couldn’t be created; the files already have the new version.');
console.log(`Next: read the diff, commit it, “git tag v${to}”, push both, and start the workflow “Publish”.`);

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function npm(...args: readonly string[]): number | null {
  return spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status;
}
