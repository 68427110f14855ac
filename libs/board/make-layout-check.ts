/**
 * Writes `src/layout-check.gen.ts`: pages may not make code at run time, so Ajv compiles the schema ahead of time. Run it
 * after editing the schema: `node libs/board/make-layout-check.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { standaloneModule } from '@sandtable/schema/ajv';
import { layoutSchema } from './src/layout-schema.ts';

export const layoutCheckModule = (): string =>
  `// Made by make-layout-check.ts from layout-schema.ts; edit that.\n${standaloneModule('checkLayout', layoutSchema)}`;

const target = fileURLToPath(new URL('src/layout-check.gen.ts', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, layoutCheckModule());
