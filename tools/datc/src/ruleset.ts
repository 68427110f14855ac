import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Compiled, compile, type InputFile, isSource } from '@sandtable/compiler';
import { type Create, engine, type GameModule } from '@sandtable/engine';

const RULESET = new URL('../../../rulesets/diplomacy', import.meta.url).pathname;

/** Rules and tables of the ruleset, with these examples in place of its own. */
function rulesWith(examples: string): readonly InputFile[] {
  const paths = readdirSync(RULESET, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(RULESET.length + 1)
        .split(sep)
        .join('/'),
    );
  const rules = paths.filter((path) => isSource(path) && !/^(examples|variants|dist|node_modules)\//.test(path));
  return [
    ...rules.map((path) => ({ path, text: readFileSync(join(RULESET, path), 'utf8') })),
    { path: 'examples/cases.sand', text: examples },
  ];
}

/** Compiles, or says what is wrong. */
export function compiled(examples: string): Compiled & { readonly javascript: string } {
  const result = compile(rulesWith(examples));
  const errors = result.findings.filter((one) => one.severity === 'error');
  const { javascript } = result;
  if (javascript === undefined || errors.length > 0) {
    const told = errors.slice(0, 5).map(({ code, span }) => `${code} ${span.file}:${span.start}`);
    throw new Error(`the ruleset does not compile: ${told.join(', ')}`);
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
