import { pageOf } from '@sandtable/messages/pages';
import { describe, expect, test } from 'vitest';
import { manualParts } from '../src/page/manual-parts.ts';

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
