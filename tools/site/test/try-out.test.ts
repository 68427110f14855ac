import { writeLink } from '@sandtable/editor/link';
import { expect, test } from 'vitest';
import { answering } from '../browser/try-out.ts';

const HEAD = 'ruleset "sample" version "1.0.0" language 1\n';
const RULES = 'constant strength: 1..6 = 4\nexpect strength == 4\n';
const hashOf = (files: Readonly<Record<string, string>>): string =>
  writeLink({
    ...{ ruleset: 'sample', version: '', base: '', what: 'whole', files, gone: [], variants: [], lang: 'en' },
    ...{ save: undefined, at: undefined },
  });
const opened = (lang = 'en') => {
  const answer = answering();
  const first = answer({
    id: 1,
    what: 'open',
    hash: hashOf({ 'rules.sand': RULES, 'head.sand': HEAD, 'layout.json': '{ "version": 1 }' }),
    lang,
  });
  return { first, check: (text: string) => answer({ id: 2, what: 'check', text }) };
};

test('an example as the manual shows it has no findings', () => {
  expect(opened().first.findings).toEqual([]);
});

test('a change is compiled with the other files, and its findings say where they are in the shown text', () => {
  const { check } = opened();
  const text = RULES.replace('strength == 4', 'strenght == 4');
  const [found, ...others] = check(text).findings;
  expect(others).toEqual([]);
  expect(text.slice(found?.start, found?.end)).toBe('strenght');
  expect(found?.file).toBeUndefined();
  expect(found?.message).toContain('“strenght”');
});

test('findings are worded in the language of the page, and the link opens what was typed', () => {
  const { check } = opened('de');
  const typed = check('foo');
  expect(typed.findings[0]?.message).toContain('„foo“');
  const reopened = answering()({ id: 1, what: 'open', hash: typed.hash, lang: 'en' });
  expect(reopened.findings[0]?.message).toContain('“foo”');
});

test('a link that is none has nothing to say', () => {
  expect(answering()({ id: 1, what: 'open', hash: '#link=1.x', lang: 'en' })).toEqual({
    ...{ findings: [], examples: [], hash: '' },
  });
});
