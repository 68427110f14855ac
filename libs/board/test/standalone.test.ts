import { expect, test } from 'vitest';
import { inDaylight, standalone } from '../src/standalone.ts';

const tokens = ':root { --ink: light-dark(#111, #eee); --sans: "Inter", sans-serif; --plain: #123; }';
const css =
  '.board .label { fill: var(--ink); width: var(--room); color: var(--plain); stroke: light-dark(#0a0, #0b0) }';
const page = `<div class="board"><svg class="swatch" viewBox="0 0 20 20"><rect/></svg><svg class="board-sheet" viewBox="0 0 800 600.0" style="--ratio:1" tabindex="0"><g><path d="M0 0"/></g></svg><svg class="swatch"><text/></svg></div>`;

test('the sheet of a page becomes a file with its style and the colours of daylight', () => {
  const file = standalone(page, { css, tokens, width: 1200, record: '<metadata/>' }) ?? '';
  expect(file).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="board" viewBox="0 0 800 600\.0" width="1200" height="900">/,
  );
  expect(file).toContain('.board .label { fill: #111; width: var(--room); color: #123; stroke: #0a0 }');
  expect(file).toContain('<path d="M0 0"/>');
  expect(file).toContain('><metadata/><style>');
  expect(file.match(/<svg/g)).toHaveLength(1);
  expect(file.match(/<\/svg>/g)).toHaveLength(1);
  expect(file).not.toMatch(/tabindex|swatch|--ratio/);
});

test('a page without a sheet has no picture', () => {
  expect(standalone('<table class="board-table"></table>', { css, tokens, width: 100, record: '' })).toBeUndefined();
  expect(inDaylight('a{b:var(--none)}', '')).toBe('a{b:var(--none)}');
});
