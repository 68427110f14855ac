import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { rulebookReply } from '../src/table/rulebook-reply.ts';
import { printedRulebook, rulebookOf } from '../src/workers/rulebook.ts';
import { Cancelled } from '../src/workers/watchdog.ts';

const files = [
  {
    path: 'rules.sand',
    text: `ruleset "huts" version "1.2.0" language 1
kind Side
table Side { id
  red }
seats for Side { one { first {red} } }
constant most: 1..9 = 7
play { let bid = choose one of n in 0..9 by red where n <= most }
`,
  },
  { path: 'l10n/messages.en.ftl', text: 'ruleset--name = Huts & Fires\n' },
  { path: 'text/en/1-all.md', text: '# Bids {#bids §1}\n\nAt most {constant.most} is bid.\n' },
  { path: 'text/de/1-all.md', text: '# Gebote {#bids §1}\n\nHöchstens {constant.most}.\n' },
];
const { model } = compile(files.slice(0, 1));
if (model === undefined) throw new Error('the rules do not compile');

test('the rulebook is printed as a page of its own, with its title, the house rules and the values of today', () => {
  const { lang, html } = printedRulebook({ model, files, variants: ['low', 'late'] }, 'fr', []);
  expect(lang).toBe('en');
  expect(html).toMatch(/^<!doctype html>\n<html lang="en"/);
  expect(html).toContain('<h1>Huts &#38; Fires</h1><p>Rules, version 1.2.0</p><p>With low, late</p>');
  expect(html).toContain('At most 7 is bid.');
  expect(printedRulebook({ model, files }, 'de', []).html).toContain('Höchstens 7.');
  expect(rulebookOf({ model, files }, 'en', []).html).not.toContain('<html');
});

test('a ruleset without a text has none to print', () => {
  const bare = files.slice(0, 1);
  expect([
    printedRulebook({ model, files: bare }, 'en', []).html,
    rulebookOf({ model, files: bare }, 'en', []).html,
  ]).toEqual(['', '']);
});

test('a rulebook that takes too long is reported as such; what is a mistake stays one', async () => {
  expect(await rulebookReply(Promise.resolve({ lang: 'en', html: 'x' }))).toEqual({ lang: 'en', html: 'x' });
  expect(await rulebookReply(Promise.reject(new Cancelled('tooLong')))).toBe('stopped');
  await expect(rulebookReply(Promise.reject(new Error('odd')))).rejects.toThrow('odd');
});
