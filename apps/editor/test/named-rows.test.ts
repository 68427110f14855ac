import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { namedRows } from '../src/play/named-rows.ts';
import { othersOf } from '../src/play/useAskingWhy.ts';

const RULES = `ruleset "carts" version "1.0.0" language 1
kind Side
kind Cart pool 9 { owner: Side }
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
play {
  create Cart(owner: red)
  create Cart(owner: red)
  create Cart(owner: blue)
  let first = choose one of c in Cart by red where c.owner == red
}
`;

test('what isn’t in play is nothing to ask about: of a pool only its members are listed', async () => {
  const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  const module = (await load(javascript))(engine);
  const view = createMatch(module, { seats: 'two', seed: 1 }).view();
  expect(view.ask?.candidates).toHaveLength(2);
  expect(othersOf(module.info, view, { kind: 'Cart', candidates: view.ask?.candidates ?? [] })).toHaveLength(1);
});

test('what nobody can tell apart is one line with its number; others of that name say where they stand', () => {
  const carts: Readonly<Record<string, readonly [string, string | undefined]>> = {
    c1: ['Cart', 'Aria'],
    c2: ['Cart', 'Bree'],
    c3: ['Cart', 'Aria'],
    c4: ['Ship', 'Bree'],
    c5: ['Cart', undefined],
  };
  const rows = (...members: readonly string[]) =>
    namedRows(members, {
      label: (member) => carts[member]?.[0] ?? '',
      state: (member) => carts[member]?.[1] ?? '',
      place: (member) => carts[member]?.[1],
    });
  expect(rows('c1', 'c2', 'c3', 'c4', 'c5')).toEqual([
    { member: 'c1', label: '2 × Cart · Aria' },
    { member: 'c2', label: 'Cart · Bree' },
    { member: 'c4', label: 'Ship' },
    { member: 'c5', label: 'Cart' },
  ]);
  expect(rows('c3', 'c1').map(({ label }) => label)).toEqual(['2 × Cart']);
});
