import type { LogLine } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chart } from '../src/Chart.tsx';
import { chartPlan } from '../src/chart-plan.ts';
import { shortly } from '../src/DiceTray.tsx';
import { dicePlan } from '../src/dice-plan.ts';
import { reader } from '../src/facts.ts';
import { emptyLayout } from '../src/layout.ts';

const info = {
  ...stonesModule().info,
  types: [{ t: 'int', min: 1, max: 6, den: 1 }, { t: 'bool' }, { t: 'set', of: 0, size: 6 }] as const,
  kinds: [{ name: 'Year', members: ['first', 'second', 'third'] }],
  fields: [
    { kind: 0, name: 'number', type: 0, state: false, values: [1, 2, 3] },
    { kind: 0, name: 'hits', type: 2, state: false, values: [[4], [2, 3, 4], []] },
    { kind: 0, name: 'open', type: 1, state: true },
  ],
  dice: [
    { name: 'D6', type: 0, faces: [1, 2, 3, 4, 5, 6] },
    { name: 'Weather', type: 1, faces: [0, 1] },
  ],
};
const view = { states: { turn: [2] }, fields: { 'Year.open': [false, false, true] } };
const facts = { info, view, layout: emptyLayout, read: reader(info, view), nameOf: undefined };

test('a chart has a row for each member and a column for each field that the rules fix', () => {
  const { heads, rows } = chartPlan(facts, { of: 'Year' }, {});
  expect(heads).toEqual(['Number', 'Hits']);
  expect(rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['First', '1', '5'],
    ['Second', '2', '3–5'],
    ['Third', '3', ''],
  ]);
});

test.each([
  ['turn', ['second']],
  ['Year.open', ['third']],
  [undefined, []],
])('the row that applies follows from %s', (now, lit) => {
  const { rows } = chartPlan(facts, { of: 'Year', ...(now === undefined ? {} : { now }) }, {});
  expect(rows.filter(({ isNow }) => isNow).map(({ member }) => member)).toEqual(lit);
});

test('folded, a chart says the row that applies', () => {
  const plan = chartPlan(facts, { of: 'Year', now: 'turn' }, {});
  const folded = renderToStaticMarkup(<Chart of="Year" title="Years" hasRoom={false} plan={plan} />);
  expect(folded).toContain('Second · 2 · 3–5');
  const open = renderToStaticMarkup(<Chart of="Year" title="Years" hasRoom="always" plan={plan} />);
  expect(open).toContain('<tr class="current" aria-current="true"><th scope="row">Second</th>');
});

const line = (decision: number, sort: LogLine['sort'], path: string, args: LogLine['args'] = {}): LogLine => ({
  ...{ decision, sort, path, args },
});
const log: readonly LogLine[] = [
  line(1, 'roll', 'storm/old', { die: 'D6', faces: ['1'] }),
  line(2, 'roll', 'storm/guns', { die: 'D6', faces: ['6', '3'] }),
  line(2, 'log', 'storm/fell'),
  line(2, 'log', 'storm/hurt'),
  line(2, 'log', 'storm/march'),
  line(2, 'roll', 'storm/none', { die: 'D6', faces: [] }),
  line(2, 'roll', 'storm/sky', { die: 'Weather', faces: ['true'] }),
  line(3, 'log', 'storm/later'),
];

test('the dice of the last roll lie there with what came of them, until others are rolled', () => {
  const thrown = dicePlan(info, log, {}).map(({ line: { path }, dice, lines }) => [
    path,
    dice.faces.join(' '),
    lines.map((one) => one.path),
  ]);
  expect(thrown).toEqual([
    ['storm/guns', '6 3', ['storm/fell', 'storm/hurt', 'storm/march']],
    ['storm/sky', 'true', []],
  ]);
});

test('what the procedure that rolled says of the dice goes before what others say; of that, two lines are enough', () => {
  const roll = line(1, 'roll', 'storm/guns', { die: 'D6', faces: ['6'] });
  const saidOf = (...paths: readonly string[]) =>
    dicePlan(info, [roll, ...paths.map((path) => line(1, 'log', path))], {}).flatMap(({ lines }) =>
      lines.map(({ path }) => path),
    );
  expect(saidOf('march/off', 'storm/fell')).toEqual(['storm/fell']);
  expect(saidOf('march/a', 'march/b', 'march/c')).toEqual(['march/a', 'march/b']);
});

test('a tray may be for one die', () => {
  expect(dicePlan(info, log, { of: 'Weather' }).map(({ line: { path } }) => path)).toEqual(['storm/sky']);
  expect(dicePlan(info, [], {})).toEqual([]);
});

test('folded, each throw says whose it is, and several take no more room than one', () => {
  const roll: LogLine = { decision: 1, path: 'hit', sort: 'roll', args: {} };
  const thrown = (n: number) => ({
    line: roll,
    dice: { faces: Array<string>(n).fill('6'), isDotted: true },
    hits: undefined,
    lines: [],
  });
  const folded = (...throws: Parameters<typeof shortly>[0]) =>
    shortly(throws, ({ path }) => path).map(({ text }) => text);
  expect(folded(thrown(9))).toEqual(['hit: 6 6 6 6 6 6 6 6 …']);
  expect(folded(thrown(9), thrown(2), thrown(9))).toEqual(['hit: 6 6 …', '6 6', '6 6 …']);
  const other = { ...thrown(1), line: { ...roll, path: 'parry' } };
  expect(folded(thrown(1), other)).toEqual(['hit: 6', 'parry: 6']);
});
