import { readdirSync, readFileSync } from 'node:fs';
import { createMessages, languages, wordingIn } from '@sandtable/messages';
import { compileNotation, print, read } from '@sandtable/notation';
import { expect, test } from 'vitest';
import type { Case, UnitAt } from '../src/case.ts';
import { siteOf } from '../src/case.ts';
import { branchOf, orderValue } from '../src/example.ts';
import { compiled, load } from '../src/ruleset.ts';

const folder = new URL('../../../rulesets/diplomacy/l10n/', import.meta.url);
const files = readdirSync(folder).map((name) => ({
  path: `l10n/${name}`,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));
const cases = JSON.parse(readFileSync(new URL('../cases.json', import.meta.url), 'utf8')) as readonly Case[];
const { info } = await load(compiled().javascript);
const words = languages.map((lang) => createMessages(lang, wordingIn(files, lang)));
const notation = compileNotation(files, info, words);
const form = { type: info.notations?.[0]?.type ?? -1 };
const board = (units: readonly UnitAt[]) =>
  units.map((unit, i) => ({
    member: `unit_${i + 1}`,
    fields: { power: unit.power, branch: branchOf(unit.type), site: siteOf(unit) },
  }));
const movements = cases.filter(({ phase }) => phase === 'movement');

test('the texts of the cases are read as the orders they are', () => {
  const wrong = movements.flatMap(({ id, startUnits, orders }) =>
    orders.flatMap((order) => {
      const { readings } = read(notation, form, order.text, board(startUnits));
      const values = [...new Set(readings.map(({ value }) => value))];
      return values.length === 1 && values[0] === orderValue(order)
        ? []
        : [`${id} ${order.text}: ${values.join(' | ')}, not ${orderValue(order)}`];
    }),
  );
  expect(movements.flatMap(({ orders }) => orders).length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

test.each(languages)('what is printed (%s) is read again', (lang) => {
  for (const { startUnits, orders } of movements)
    for (const order of orders) {
      const standings = board(startUnits);
      const piece = standings.find(({ fields }) => fields.site.startsWith(order.parsed.unit.province));
      const value = orderValue(order);
      const line = print({ notation, lang, board: standings }, form, value, piece);
      const { readings } = read(notation, form, line, standings);
      expect({ line, values: readings.map((one) => one.value) }).toEqual({ line, values: [value] });
    }
});
