import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { END, keptRulesets, RELEASES, replayed } from '../src/replayed.ts';

test('something is kept', () => expect(keptRulesets().length).toBeGreaterThan(9));

test.each(keptRulesets())('%s compiles, and its match ends as it did', async (path) => {
  const folder = join(RELEASES, path);
  expect(await replayed(folder)).toEqual({
    errors: [],
    sameRules: true,
    lost: undefined,
    end: readFileSync(join(folder, END), 'utf8'),
  });
});
