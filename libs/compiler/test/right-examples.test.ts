import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from '@sandtable/messages/pages';
import { rightExamples } from '@sandtable/messages/right-examples';
import { describe, expect, test } from 'vitest';
import { allFindings } from './cases/run-case.ts';

const manual = join(import.meta.dirname, '../../../docs/findings');
const { prelude, byCode } = rightExamples(readFileSync(join(manual, 'right.md'), 'utf8'));
const codes = readdirSync(join(manual, 'en'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => path.replaceAll('\\', '/').slice(0, -'.md'.length));

describe('right examples', () => {
  test.each([...byCode].flatMap(([code, all]) => all.map((text, i) => [code, i, text] as const)))(
    '%s %i',
    async (_, __, text) => {
      const found = await allFindings([{ path: 'main.sand', text: `${prelude}${text}\n` }]);
      expect(found.map(({ code }) => code)).toEqual([]);
    },
  );

  test('stand on pages that there are', () => {
    for (const code of byCode.keys()) expect(existsSync(join(manual, 'en', `${code}.md`)), code).toBe(true);
  });
});

/** Every page tells what a finding means, and shows what is wrong; mended and right examples are counted. */
const shownOn = (code: string): number => {
  const [, right = ''] = (pageOf(code, 'en') ?? '').split(/\n## (?:Mended|Right)\n([\s\S]*)/);
  return right.match(/^```sand\n/gm)?.length ?? 0;
};

/** Pages with fewer than three right examples. Write some and lower it; it may not grow. */
const LACKING = 210;

test('three right examples stand on the pages of the findings that are met most', () => {
  for (const code of byCode.keys()) expect(shownOn(code), code).toBeGreaterThanOrEqual(3);
  expect(codes.filter((code) => shownOn(code) < 3).length).toBeLessThanOrEqual(LACKING);
});
