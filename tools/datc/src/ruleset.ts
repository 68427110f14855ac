import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Compiled, compile, type InputFile, isSource } from '@sandtable/compiler';
import { type Create, engine, type GameModule } from '@sandtable/engine';
import { renderFinding } from '@sandtable/messages';

const RULESET = new URL('../../../rulesets/diplomacy', import.meta.url).pathname;

/** Rules and tables of the ruleset, with these files of examples in place of its own. */
function rulesWith(examples: readonly InputFile[]): readonly InputFile[] {
  const paths = readdirSync(RULESET, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(RULESET.length + 1)
        .split(sep)
        .join('/'),
    );
  const rules = paths.filter((path) => isSource(path) && !/^(examples|variants|dist|node_modules)\//.test(path));
  return [...rules.map((path) => ({ path, text: readFileSync(join(RULESET, path), 'utf8') })), ...examples];
}

/** Compiles, or says what is wrong. */
export function compiled(examples: readonly InputFile[] = []): Compiled & { readonly javascript: string } {
  const result = compile(rulesWith(examples));
  const errors = result.findings.filter((one) => one.severity === 'error');
  const { javascript } = result;
  if (javascript === undefined || errors.length > 0) {
    const lines = errors.slice(0, 5).map((one) => `${one.span.file}:${one.span.start} ${renderFinding(one, 'en')}`);
    throw new Error(`the ruleset does not compile:\n${lines.join('\n')}`);
  }
  return { ...result, javascript };
}

export async function load(javascript: string): Promise<GameModule> {
  const address = `data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`;
  const { create } = (await import(address)) as { create: Create };
  const game = create(engine);
  game.events.enabled = false;
  return game;
}
