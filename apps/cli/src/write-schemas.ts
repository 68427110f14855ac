import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { layoutSchema } from '@sandtable/board/layout';
import { type Compiled, tableSchemas } from '@sandtable/compiler';
import { variantSchema } from '@sandtable/variant';

/** Writes the schema of each table, and those of the layout and of variants, under the name of what it describes. */
export async function writeSchemas(folder: string, compiled: Compiled): Promise<void> {
  // Schemas of tables that are gone would go on being offered.
  await rm(folder, { recursive: true, force: true });
  const all = [
    ...tableSchemas(compiled),
    { path: 'layout.json', schema: layoutSchema },
    { path: 'variant.json', schema: variantSchema },
  ];
  for (const { path, schema } of all) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${JSON.stringify(schema, undefined, 2)}\n`);
  }
}
