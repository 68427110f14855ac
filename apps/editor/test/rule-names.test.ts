import { expect, it } from 'vitest';
import { namesIn } from '../src/play/useRuleNames.ts';

it('a house rule has the title that the ruleset gives it, or else the name of its file', () => {
  const titles = new Map([['variant/face-down/title', 'Verdeckt']]);
  const called = namesIn({ named: (path) => titles.get(path) });
  expect(['face-down', 'mud'].map(called)).toEqual(['Verdeckt', 'mud']);
});
