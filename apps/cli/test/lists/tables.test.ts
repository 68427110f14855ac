import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';

const rules = (table: string): string => `ruleset "columns" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
type Way = left | on(1..3)
kind Barge { meadow: list of 1..30 max 3, way: list of Way max 2 = [left], names: list of text max 2 = [], state hit: list of Side max 2 }
${table}
play { finish won by {red} }
`;
const fields = (files: readonly { readonly path: string; readonly text: string }[]) => {
  const { model, findings } = compile([...files]);
  const reported = findings.map(({ code, fields: of }) => [code, of.expected ?? of.value ?? '']);
  return { codes: reported, values: model?.fields.map(({ name, values }) => [name, values]) };
};
const LISTS = [
  ['meadow', [[3, 1, 3], []]],
  ['way', [[2, 0], [0]]],
  ['names', [['a', 'b'], []]],
  ['hit', [[], [0]]],
];

test('lists stand in tables in place, in JSON and in CSV', () => {
  const inPlace = `table Barge {
  id meadow    way            names      hit
  t1 [3, 1, 3] [on(2), left]  ["a", "b"] []
  t2 []        _              _          [red]
}`;
  expect(fields([{ path: 'rules.sand', text: rules(inPlace) }])).toEqual({ codes: [], values: LISTS });
  const json = [
    { id: 't1', meadow: [3, 1, 3], way: ['on(2)', 'left'], names: ['a', 'b'], hit: [] },
    { id: 't2', meadow: [], hit: ['red'] },
  ];
  const fromJson = { path: 'barges.json', text: JSON.stringify(json) };
  expect(fields([{ path: 'rules.sand', text: rules('table Barge from "barges.json"') }, fromJson])).toEqual({
    codes: [],
    values: LISTS,
  });
  const csv = { path: 'barges.csv', text: 'id,meadow,way,hit\nt1,"[3, 1, 3]","[on(2), left]",[]\nt2,[],,[red]\n' };
  const read = fields([{ path: 'rules.sand', text: rules('table Barge from "barges.csv"') }, csv]);
  expect([read.codes, read.values?.filter(([name]) => name !== 'names')]).toEqual([
    [],
    LISTS.filter(([name]) => name !== 'names'),
  ]);
});

test('what is no list, or too long, is reported', () => {
  const broken = (cell: string) =>
    fields([{ path: 'rules.sand', text: rules(`table Barge {\n  id meadow\n  t1 ${cell}\n}`) }]).codes;
  expect(broken('[1, 2, 3, 4]')).toHaveLength(1);
  expect(broken('{1, 2}')).toHaveLength(1);
  expect(broken('3')).toHaveLength(1);
  expect(broken('[1, 31]')).toHaveLength(1);
  expect(broken('[1, 30]')).toEqual([]);
});
