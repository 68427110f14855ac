import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A state of libraries and rules: this working tree, or a commit. */
export interface Tree {
  readonly name: string;
  readonly root: string;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const OWN = '@sandtable';

export const workingTree: Tree = { name: 'working tree', root: ROOT };

/** Libraries and rules of a commit in a folder of their own, which is kept for the next time. */
export function checkout(revision: string): Tree {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).toString().trim();
  const root = join(tmpdir(), `sandtable-tree-${commit}`);
  if (!existsSync(root)) {
    const made = `${root}.${process.pid}`;
    unpack(commit, made);
    linkPackages(made);
    settle(made, root);
  }
  return { name: commit.slice(0, 10), root };
}

/** Where two commands unpack the same commit, the first one's folder is taken. */
function settle(made: string, root: string): void {
  try {
    renameSync(made, root);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(root)) throw error;
  }
}

function unpack(commit: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  execFileSync('tar', ['-x', '-C', to], { input: git('archive', commit, 'libs', 'rulesets', 'package.json') });
}

/** Packages of others are those of this working tree, our own are those of the commit. */
function linkPackages(root: string): void {
  const ours = join(root, 'node_modules', OWN);
  mkdirSync(ours, { recursive: true });
  for (const lib of readdirSync(join(root, 'libs'))) symlinkSync(join('../../libs', lib), join(ours, lib), 'dir');
  const others = readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== OWN && !name.startsWith('.'));
  for (const name of others) symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name), 'dir');
}

const git = (...words: readonly string[]): Buffer =>
  execFileSync('git', words, { cwd: ROOT, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] });
