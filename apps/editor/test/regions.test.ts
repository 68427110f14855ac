// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { followRegions } from '../src/shell/regions.ts';

const f6 = (): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6' }));
const part = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  HTMLElement.prototype.checkVisibility = () => true;
  document.body.innerHTML = `
    <section data-region="text"><button id="tab">rules.sand</button></section>
    <section data-region="board"><button id="tools"></button><button id="zoom"></button></section>`;
});

followRegions();

it('goes to the text editor once it is there, though its tab had the focus before', () => {
  f6();
  expect(document.activeElement).toBe(part('tab'));
  f6();
  part('tab').insertAdjacentHTML('afterend', '<div class="monaco"><textarea id="editor"></textarea></div>');
  f6();
  expect(document.activeElement).toBe(part('editor'));
});

it('goes back to what somebody put the focus on', () => {
  part('zoom').focus();
  f6();
  f6();
  expect(document.activeElement).toBe(part('zoom'));
});
