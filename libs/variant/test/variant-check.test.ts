import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variantCheckModule } from '../make-variant-check.ts';

test('the check is made of the schema as it is', () => {
  const made = readFileSync(join(import.meta.dirname, '../src/variant-check.gen.ts'), 'utf8');
  expect(made).toBe(variantCheckModule());
});
