/**
 * Writes `src/save-check.gen.ts`: pages may not make code at run time, so Ajv compiles the schema ahead of time. Run it
 * after editing the schema: `node libs/session/make-save-check.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { standaloneModule } from '@sandtable/schema/ajv';
import { saveSchema } from './src/save-schema.ts';

export const saveCheckModule = (): string =>
  `// Made by make-save-check.ts from save-schema.ts; edit that.\n${standaloneModule('checkSave', saveSchema)}`;

const target = fileURLToPath(new URL('src/save-check.gen.ts', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, saveCheckModule());
