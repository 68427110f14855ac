import { expect, test } from 'vitest';
import { createMessages, wordingUnder } from '../src/index.ts';

const files = [
  {
    path: 'l10n/messages.en.ftl',
    text: 'lift--grip = Grip\nlift--carry = { $n ->\n    [one] A load\n   *[other] Loads\n}\n    to carry\n\nStone_pebble_name = Pebble\n',
  },
];
const said = (...changes: Parameters<typeof wordingUnder>[2]) => {
  const messages = createMessages('en', wordingUnder(files, 'en', changes));
  return ['lift/grip', 'lift/carry', 'Stone.pebble.name'].map((path) =>
    messages.has(path) ? messages.text(path, { n: 1 }) : '',
  );
};

test('texts are worded anew or taken away, and the last change of a path counts', () => {
  expect(said()).toEqual(['Grip', 'A load\nto carry', 'Pebble']);
  expect(said({ path: 'Stone.pebble.name', lang: 'en', text: undefined })).toEqual(['Grip', 'A load\nto carry', '']);
  expect(said({ path: 'lift/carry', lang: 'en', text: undefined })).toEqual(['Grip', '', 'Pebble']);
  expect(said({ path: 'lift/grip', lang: 'de', text: undefined })[0]).toBe('Grip');
  const [gone, again] = [undefined, 'Hold'].map((text) => ({ path: 'lift/grip', lang: 'en', text }));
  if (gone === undefined || again === undefined) throw new Error('two changes');
  expect(said(gone, again)[0]).toBe('Hold');
  expect(said(again, gone)[0]).toBe('');
});
