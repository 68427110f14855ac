import { expect, test } from 'vitest';
import { sectionName } from '../src/play/section-name.ts';
import { initial, type State } from '../src/state/state.ts';

const file = (text: string) => ({ text, version: '1', dirty: false });
const state = (lang: string) =>
  ({
    ...initial,
    ...{ ruleset: 'carts', lang },
    buffers: {
      'carts/text/en/7.md': file('# Combat {#combat §7 §KF.3}\n\nText.\n\n## Dice {#dice §7.3 §KF.3}\n\nText.\n'),
      'carts/text/de/7.md': file('# Kampf {#combat §7 §KF.3}\n\nText.\n'),
    },
  }) as unknown as State;

test('a section without a number is called by the title of its chapter, in the language of the page', () => {
  expect(sectionName(state('en'), '§KF.3')).toBe('§ Combat');
  expect(sectionName(state('de'), '§KF.3')).toBe('§ Kampf');
  expect(sectionName(state('en'), '§KF.3.D.4')).toBe('§ Combat');
  expect(sectionName(state('en'), '§FAQ.9')).toBe('§FAQ.9');
});
