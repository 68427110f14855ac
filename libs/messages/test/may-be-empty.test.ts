import { expect, test } from 'vitest';
import { createMessages } from '../src/index.ts';

const FTL = `
play--wants--true--log = { "" }
play--stock--log = { $seen ->
    [0] { "" }
   *[other] { $who } draws { $answer }.
}
play--city--log = { $who } takes { $answer }.
play--cities--log = { "" }
play--named--log = { $answer }
`;

test('texts that may be empty are known by their paths, and by those above them', () => {
  const messages = createMessages('en', [FTL]);
  const which = (...paths: string[]) => paths.filter(messages.mayBeEmpty);
  expect(which('play/wants/true/log', 'play/wants', 'play/stock', 'play/cities')).toHaveLength(4);
  expect(which('play/city', 'play/named', 'play/want', 'play/none')).toEqual([]);
});

test('a text that another file overrides counts as it is there', () => {
  const overridden = createMessages('en', [FTL, 'play--wants--true--log = yes\nplay--city--log = { "" }\n']);
  expect(overridden.mayBeEmpty('play/wants')).toBe(false);
  expect(overridden.mayBeEmpty('play/city')).toBe(true);
});
