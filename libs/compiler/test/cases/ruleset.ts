import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isVariant, variantName } from '@sandtable/variant';
import {
  type Compiler,
  createCompiler,
  type InputFile,
  layoutFile,
  notationFindings,
  quieted,
  reviewFindings,
  textFindings,
} from '../../src/index.ts';

export const rulesets = join(import.meta.dirname, '../../../../rulesets');

interface Found {
  readonly code: string;
  readonly path: string;
  readonly line: number;
}
const known = new Map<string, readonly Found[]>();

/**
 * What is reported for the ruleset of this file, below the variant that it is, but for examples, which other tests run.
 */
export function foundWith(path: string): readonly Found[] {
  const [id = '', ...rest] = path.split('/');
  const variant = isVariant(rest.join('/')) ? variantName(rest.join('/')) : undefined;
  const name = `${id}+${variant ?? ''}`;
  const found = known.get(name) ?? lookInto(id, variant === undefined ? [] : [variant]);
  known.set(name, found);
  return found;
}

/** Variants of a ruleset share the trees of its files. */
const compilers = new Map<string, Compiler>();
function compilerOf(id: string): Compiler {
  const compiler = compilers.get(id) ?? createCompiler();
  compilers.set(id, compiler);
  return compiler;
}

function lookInto(id: string, variants: readonly string[]): readonly Found[] {
  const files = filesOf(id);
  const compiled = compilerOf(id).compile(files, { variants, modelOnly: true });
  const { findings, model } = compiled;
  const texts = [
    ...textFindings(files, model),
    ...reviewFindings(files, compiled),
    ...notationFindings(files, model),
    ...layoutFile(compiled, files).findings,
  ];
  return quieted([...findings, ...texts], compiled.files).map(({ code, span }) => {
    const text = files.find(({ path }) => path === span.file)?.text ?? '';
    return { code, path: `${id}/${span.file}`, line: text.slice(0, span.start).split('\n').length };
  });
}

function filesOf(id: string): readonly InputFile[] {
  const folder = join(rulesets, id);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter(
      (path) => !path.startsWith('dist') && !path.includes('package.json') && statSync(join(folder, path)).isFile(),
    )
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}
