// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** The computed styles of an element, with a style sheet whose classes have the names that they have in it. */
function styleOf(sheet: string, html: string, selector: string): CSSStyleDeclaration {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `:root { --space-1: 4px; --edge: 1px solid red; } ${readFileSync(join(SRC, sheet), 'utf8')}`;
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (element === null) throw new Error(selector);
  return getComputedStyle(element);
}

test.each([
  ['an entry', '<div class="item"></div>', '1px'],
  ['another group', '<div class="group"></div>', '1px'],
  ['nothing', '', ''],
])('a group of a menu has a line above it that separates it from what comes before: %s', (_, before, width) => {
  const html = `<div class="menu">${before}<div class="group" id="last"></div></div>`;
  expect(styleOf('ui/Menu.module.css', html, '#last').borderTopWidth).toBe(width);
});

test('a change of settings scrolls with its dialog, not by itself', () => {
  const { overflow, maxHeight } = styleOf(
    'settings/Settings.module.css',
    '<div class="pending"><pre></pre></div>',
    'pre',
  );
  expect([overflow, maxHeight]).toEqual(['', '']);
});
