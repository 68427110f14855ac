import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Compiled, compile, type InputFile, isSource } from '@sandtable/compiler';
import { type Create, engine, type GameModule } from '@sandtable/engine';

const ROOT = new URL('../../../', import.meta.url).pathname;
const MADE = /(^|\/)(node_modules|dist[^/]*|\.[^/]*)\//;

/** Rules and tables of a ruleset; texts, layout and what was built have no say in a compile. */
export const readRuleset = (name: string): readonly InputFile[] => readRulesetIn(ROOT, name);

/** The same of another tree. */
export function readRulesetIn(root: string, name: string): readonly InputFile[] {
  const folder = join(root, 'rulesets', name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  return paths
    .filter((path) => isSource(path) && !MADE.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

export const rulesetNames = (): readonly string[] =>
  readdirSync(join(ROOT, 'rulesets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

export const linesOf = (files: readonly InputFile[]): number =>
  files.reduce((sum, file) => sum + file.text.split('\n').length - 1, 0);

/** Compiles and throws the first findings if it fails. */
export function compiled(files: readonly InputFile[]): Compiled & { readonly javascript: string } {
  const result = compile(files);
  if (result.javascript !== undefined) return { ...result, javascript: result.javascript };
  const errors = result.findings.filter((one) => one.severity === 'error').slice(0, 3);
  throw new Error(
    `does not compile: ${errors.map((one) => `${one.code} ${one.span.file}:${one.span.start}`).join(', ')}`,
  );
}

export const load = async (name: string): Promise<GameModule> => await loadFiles(readRuleset(name));

const loadedBefore = new Map<string, GameModule>();

/**
 * The module of these rules, one in a process: two instances share what V8 learns of their code, and both are slower by a sixth.
 */
export async function loadFiles(files: readonly InputFile[]): Promise<GameModule> {
  const { javascript } = compiled(files);
  const before = loadedBefore.get(javascript);
  if (before !== undefined) return before;
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
  const { create } = (await import(address)) as { create: Create };
  const game = create(engine);
  game.events.enabled = false;
  loadedBefore.set(javascript, game);
  return game;
}
