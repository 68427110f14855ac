import { createTexts } from '@sandtable/board/texts';
import { expect, test } from 'vitest';
import { namelessBy, sharedName } from '../src/play/nameless.ts';

const kind = (name: string, ...members: readonly string[]) => ({ name, members });

test('a member that the viewer cannot tell from others is shown as hidden, wherever it is named', () => {
  const info = { kinds: [kind('Cart', 'cart_1', 'Cart_big'), kind('Town', 'aria')] };
  const texts = createTexts(
    () => undefined,
    (name) => (name === 'aria' ? 'Town' : undefined),
    { yes: 'yes', no: 'no', none: 'nothing' },
    () => undefined,
    namelessBy(info, (kind) => `a hidden ${kind}`),
  );
  expect(texts.member('Cart_e6wqgt', 'Cart')).toBe('a hidden Cart');
  expect(texts.member('Cart_big')).toBe('Cart big');
  expect(texts.member('cart_1')).toBe('Cart 1');
  expect(texts.member('aria')).toBe('Aria');
  expect(texts.answer(['Cart_e6wqgt', 'aria'])).toBe('a hidden Cart, Aria');
});

test('a member is named if all that it can be have one name', () => {
  const names: Readonly<Record<string, string>> = { r1: 'First', x1: 'dummy', x2: 'dummy' };
  const nameOf = (member: string) => names[member];
  expect(sharedName(['x1', 'x2'], nameOf)).toBe('dummy');
  expect(sharedName(['r1', 'x1'], nameOf)).toBeUndefined();
  expect(sharedName([], nameOf)).toBeUndefined();
});
