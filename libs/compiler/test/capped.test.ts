import type { Diagnostic } from '@sandtable/diagnostics';
import { expect, test } from 'vitest';
import { compile, createCompiler } from '../src/index.ts';

const head = `ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
`;
const of = (path: string) => (one: Diagnostic) => one.span.file === path;
const rows = (count: number, cell: (i: number) => string) =>
  `id,income\n${Array.from({ length: count }, (_, i) => `c${i},${cell(i)}\n`).join('')}`;

test('of thousands of findings in one file the first are reported, and how many more there are', () => {
  const lines = Array.from({ length: 3000 }, (_, i) => `function f${i}(): int = unknown${i}\n`);
  const files = [
    { path: 'rules.sand', text: head },
    { path: 'wrong.sand', text: lines.join('') },
    { path: 'little.sand', text: 'function g(): int = other\n' },
  ];
  for (const findings of [compile(files).findings, createCompiler().findings(files)]) {
    const wrong = findings.filter(of('wrong.sand'));
    expect(wrong).toHaveLength(201);
    expect(wrong.at(-1)).toMatchObject({ code: 'findings/more', severity: 'note', fields: { more: 2800 } });
    expect(wrong[0]?.fields.name).toBe('unknown0');
    expect(findings.filter(of('little.sand'))).toHaveLength(1);
  }
});

test('a table with twenty thousand wrong cells is answered before anybody wonders', () => {
  const files = [
    { path: 'rules.sand', text: `${head}table City from "cities.csv"\n` },
    { path: 'cities.csv', text: rows(20_000, (i) => `x${i}`) },
  ];
  const began = process.threadCpuUsage();
  expect(compile(files).findings).toHaveLength(201);
  // It took half a minute when every finding looked at all others; now it is below half a second.
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(10_000);
});

test('of a table that is too big only that is reported, whatever needs its rows', () => {
  const rules = `${head}table City from "cities.csv"
function first(): City = c1
state at: City = c2
expect count(City) == 5 and c1.income == 4
seats for City { one { only {c3} } }
play { at = c4 finish won by {c5} }
`;
  const files = [
    { path: 'rules.sand', text: rules },
    { path: 'cities.csv', text: rows(150_000, () => '1') },
  ];
  for (const findings of [compile(files).findings, createCompiler().findings(files)])
    expect(findings.map(({ code, span }) => [code, span.file])).toEqual([['syntax/too-big', 'cities.csv']]);
});
