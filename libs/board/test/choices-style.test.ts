// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const CHOICES = join(import.meta.dirname, '../src/styles/choices.css');

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('an area that is chosen is told from others that may be by its ground and by its rim', () => {
  document.head.appendChild(document.createElement('style')).textContent = readFileSync(CHOICES, 'utf8');
  const area = (classes: string) => `<g class="${classes}"><path class="region"></path><path class="rim"></path></g>`;
  document.body.innerHTML = `<svg class="board">${area('legal area')}${area('legal area picked')}</svg>`;
  const [open, chosen] = [...document.querySelectorAll('g')].map((one) => ({
    ground: getComputedStyle(one.querySelector('.region') as Element).getPropertyValue('fill-opacity'),
    width: Number(getComputedStyle(one.querySelector('.rim') as Element).getPropertyValue('stroke-width')),
  }));
  expect([open?.ground, chosen?.ground]).toEqual(['0.5', '1']);
  expect(chosen?.width).toBeGreaterThan(2 * (open?.width ?? Number.NaN) - 1);
});
