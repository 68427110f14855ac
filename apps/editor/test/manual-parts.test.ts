import { pageOf } from '@sandtable/messages/node';
import { describe, expect, test } from 'vitest';
import { manualParts } from '../src/open-file/manual-parts.ts';
import { manualPlace } from '../src/open-file/manual-place.ts';

describe('the parts of a page of the manual', () => {
  test('are what is drawn, in their order', () => {
    const page =
      '# area/word\n\nWhat it\nmeans.\n\n## Right\n\n`a.sand:3`\n\n```sand\none\n\ntwo\n```\n\n- `x` is\n- not y\n';
    expect(manualParts(page).map(({ as, lines }) => ({ as, lines }))).toEqual([
      { as: 'title', lines: ['area/word'] },
      { as: 'text', lines: ['What it means.'] },
      { as: 'heading', lines: ['Right'] },
      { as: 'file', lines: ['`a.sand:3`'] },
      { as: 'listing', lines: ['one', '', 'two'] },
      { as: 'list', lines: ['`x` is', 'not y'] },
    ]);
  });

  test.each(['en', 'de'] as const)('nothing of a page is lost in %s', (lang) => {
    for (const code of ['name/unknown', 'l10n/style', 'syntax/too-big', 'text/duplicate', 'variant/conflict']) {
      const page = pageOf(code, lang) ?? '';
      const shown = manualParts(page).flatMap(({ lines }) => lines);
      const words = (text: string): string => text.replaceAll(/^---$|^#+ |^- |^```\w*$|\s/gm, '');
      expect(words(shown.join('\n'))).toBe(words(page));
    }
  });
});

describe('lines that the manual took out of a ruleset', () => {
  const text = 'kind Town\nstate round: 0..9 = 1   §4\n';
  const state = { ruleset: 'small', buffers: { 'small/rules.sand': { text, version: '1', dirty: false } } };
  const listing = ['state round: 0..9 = 1  §4'];

  test('are found in the ruleset that is open, by what they say', () => {
    const { file, start = 0, end = 0 } = manualPlace(state, '`small/rules.sand:7`', listing) ?? {};
    expect(file).toBe('rules.sand');
    expect(text.slice(start, end)).toBe('state round: 0..9 = 1');
  });

  test('are nowhere in another one, or once they have changed', () => {
    expect(manualPlace({ ...state, ruleset: 'other' }, '`small/rules.sand:2`', listing)).toBeUndefined();
    expect(manualPlace(state, '`small/rules.sand:2`', ['state turn: 0..9 = 1'])).toBeUndefined();
    expect(manualPlace(state, '`rules.sand`', listing)).toBeUndefined();
  });
});
