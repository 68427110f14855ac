// Reads the checkout, runs every convention over it, and prints what to do about each breach.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { unlinked } from './links.ts';
import { rules } from './rules/index.ts';

const BIG = 2_000_000;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const all = listed.split('\n').filter((path) => path !== '' && existsSync(path));
const paths = all.filter((path) => /\.(tsx?|json|md|sand|ftl|po|csv|map|txt)$/.test(path) && statSync(path).size < BIG);
const empty = all.filter((path) => statSync(path).size === 0);
const tree = { files: new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])), others: all, empty };

const breaches = [
  ...rules.flatMap((rule) => rule(tree)),
  ...unlinked(tree, (name) => existsSync(`node_modules/${name}`)),
];
for (const { path, line, advice } of breaches) console.error(`${path}:${line}: ${advice}`);
console.log(breaches.length === 0 ? `tidy: ${paths.length} files, all in order` : `tidy: ${breaches.length} to fix`);
process.exitCode = breaches.length === 0 ? 0 : 1;
