import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvStandalone from 'ajv/dist/standalone/index.js';
import { options } from './ajv-check.ts';
import type { JsonSchema } from './json-schema.ts';

/**
 * The text of a module that exports the check of a fixed format as `name` and imports nothing. Keywords for which the
 * module would draw in parts of Ajv (`minLength`, `uniqueItems`, formats) are refused; `pattern` does what they do.
 */
export function standaloneModule(name: string, schema: JsonSchema): string {
  const ajv = new Ajv2020({ ...options, code: { source: true, esm: true, lines: true } });
  const code = ajvStandalone.default(ajv, ajv.compile(schema));
  if (/\brequire\(/.test(code)) throw new Error(`The check ${name} would need Ajv at run time.`);
  const own = code.replace('"use strict";', '').replace(/^export default \w+;$/m, '');
  return `// @ts-nocheck\n${own.replace('export const validate =', `export const ${name} =`).trim()}\n`;
}
