import { createHash } from 'node:crypto';
import { type Compiled, type CompileOptions, compile, type InputFile } from '@sandtable/compiler';

/** Compiled rulesets take memory, and few are in use at a time. */
const MOST = 24;
const known = new Map<string, Compiled>();

/**
 * Compiles the same files with the same options once, for all tests that run in a process: what comes of them depends
 * on nothing else, and is only read. Tests of compiling itself use `compile`.
 */
export function compiledOnce(files: readonly InputFile[], options: CompileOptions = {}): Compiled {
  const key = keyOf(files, options);
  const compiled = known.get(key) ?? compile(files, options);
  known.delete(key);
  known.set(key, compiled);
  const [oldest = key] = known.keys();
  if (known.size > MOST) known.delete(oldest);
  return compiled;
}

function keyOf(files: readonly InputFile[], { watched = false, modelOnly = false, variants = [] }: CompileOptions) {
  const hash = createHash('sha256').update(JSON.stringify([watched, modelOnly, variants]));
  for (const { path, text } of files) hash.update(JSON.stringify([path, text.length])).update(text);
  return hash.digest('base64');
}
