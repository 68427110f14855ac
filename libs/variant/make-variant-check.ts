/**
 * Writes `src/variant-check.gen.ts`: pages may not make code at run time, so Ajv compiles the schema ahead of time. Run
 * it after editing the schema: `node libs/variant/make-variant-check.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { standaloneModule } from '@sandtable/schema/ajv';
import { variantSchema } from './src/variant-schema.ts';

export const variantCheckModule = (): string =>
  `// Made by make-variant-check.ts from variant-schema.ts; edit that.\n${standaloneModule('checkVariant', variantSchema)}`;

const target = fileURLToPath(new URL('src/variant-check.gen.ts', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, variantCheckModule());
