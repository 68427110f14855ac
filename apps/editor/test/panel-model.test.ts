import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstModel, newlyShown, storedModel, tabsetOf, tabsetsOf } from '../src/panels/panel-model.ts';
import { PANELS } from '../src/state/slices/ui.ts';

const first = firstModel({ left: 200, right: 600, below: 150 });
const panelsIn = (model: typeof first) => tabsetsOf(model).flatMap(({ tabs }) => tabs.map(({ id }) => id));

test('the first arrangement holds each panel once, and survives being stored', () => {
  expect(panelsIn(first).toSorted()).toEqual([...PANELS].toSorted());
  expect(panelsIn(storedModel(JSON.stringify(first)) ?? first)).toEqual(panelsIn(first));
  expect(tabsetOf(first, 'why')?.id).toBe('below');
});

test('an arrangement that lacks a panel, or is none, is not used', () => {
  const withoutLog = JSON.parse(JSON.stringify(first), (_key, value: unknown) =>
    Array.isArray(value) ? value.filter((one: { id?: string }) => one.id !== 'log') : value,
  );
  expect(storedModel(JSON.stringify(withoutLog))).toBeUndefined();
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"version":1}',
    '{"version":9,"root":{}}',
    '{"version":1,"root":{"type":"split"}}',
  ])
    expect(storedModel(text), text).toBeUndefined();
  expect(storedModel(undefined)).toBeUndefined();
});

test('panels that no version knows are left out', () => {
  const more = JSON.stringify(first).replace('"tabs":[{"id":"rulesets"', '"tabs":[{"id":"weather"},{"id":"rulesets"');
  expect(panelsIn(storedModel(more) ?? first)).toEqual(panelsIn(first));
});

test('whatever is stored, nothing breaks', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(storedModel(text)).toBeUndefined();
    }),
  );
});

test('what came to the front is reported', () => {
  const now = JSON.parse(
    JSON.stringify(first).replace('"selectedId":"findings"', '"selectedId":"why"'),
  ) as typeof first;
  expect(newlyShown(first, now)).toEqual(['why']);
  expect(newlyShown(now, now)).toEqual([]);
});
