import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sheets = globSync(['apps/editor/src/**/*.css', 'libs/board/src/**/*.css'], { cwd: root });

/** The selectors of a style sheet that look for what an element contains. */
const lookingInside = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*:has\([^{}]*)\{/g)]
    .flatMap(([, selectors = '']) => separate(selectors, ','))
    .filter((selector) => selector.includes(':has('));

/** What is named as in all modules, with two levels of parentheses in it. */
const GLOBAL = /:global\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** The parts of a selector between signs that stand in no parentheses. */
function separate(selector: string, signs: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector.replaceAll(/\s+/g, ' ').replaceAll(GLOBAL, '$1').trim()) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth === 0 && signs.includes(sign)) parts.push('');
    else parts.push(`${parts.pop()}${sign}`);
  }
  return parts.filter((part) => part !== '');
}

/** Whether a selector ends with any element, or watches the whole page or any element: then each change looks at all of it. */
function isBroad(selector: string): boolean {
  const compounds = separate(selector, ' >+~');
  const last = compounds.at(-1)?.replaceAll(/:(?:not|has)\(.*\)/g, '') ?? '';
  const watchesPage = compounds.some((one) => /^(?:body|html|:root)\S*:has\(/.test(one));
  const watchesAny = compounds.some((one) => one.startsWith(':has('));
  return watchesPage || watchesAny || !/^[\w.#[]|:is\(/.test(last) || last.includes('::details-content');
}

test('a selector that looks inside an element is told from one that would concern the whole page', () => {
  const broad = [
    'body:has(.tray) .hint > span',
    '.lab:has(.full) .tabs > :first-child',
    '.table:has(.board:is(.a, .b)) > :not(.felt)',
    '.track:has(> .long)::details-content',
    ':has(> .tabs) .hint',
  ];
  const narrow = [
    '.choices:has(> :nth-child(8))',
    '.board .felt:has(> .centre > .board)',
    'div:has(.tray) + .bar span',
  ];
  expect(broad.filter((one) => !isBroad(one))).toEqual([]);
  expect(narrow.filter(isBroad)).toEqual([]);
});

test('no style that looks inside an element concerns the whole page', () => {
  const found = sheets.flatMap((path) => lookingInside(readFileSync(`${root}/${path}`, 'utf8')));
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(isBroad)).toEqual([]);
});
