import { expect, test } from 'vitest';
import { nonRuleFiles } from '../src/state/non-rule-files.ts';

const buffers = (texts: Readonly<Record<string, string>>, version = '') => ({
  buffers: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, { text, version, dirty: false }])),
});

test('the texts beside the rules stay the same object while only rules are typed in, or versions change', () => {
  const first = nonRuleFiles(buffers({ 'g/rules.sand': '1', 'g/messages.de.ftl': 'a' }));
  expect(Object.keys(first)).toEqual(['g/messages.de.ftl']);
  expect(nonRuleFiles(buffers({ 'g/rules.sand': '2', 'g/messages.de.ftl': 'a' }, 'v2'))).toBe(first);
  const second = nonRuleFiles(buffers({ 'g/rules.sand': '2', 'g/messages.de.ftl': 'b' }));
  expect(second['g/messages.de.ftl']?.text).toBe('b');
  expect(Object.keys(nonRuleFiles(buffers({ 'g/rules.sand': '2' })))).toEqual([]);
});
