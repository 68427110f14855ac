import { describe, expect, test } from 'vitest';
import { compile, type InputFile, layoutFile, nonRuleFindings } from '../src/index.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind City { income: 0..9 }
table City { id income
  lyra 4
  bree 2
}`;
const base = {
  version: 1,
  places: { 'City.lyra': { at: [1, 1], shape: 'circle' }, 'City.bree': { at: [2, 1] } },
  unshown: [] as string[],
  frame: [
    [0, 0],
    [9, 9],
  ],
};
const house = (name: string, patches: string): InputFile => ({
  path: `variants/${name}.sand`,
  text: `variant "${name}" of "sample" "^1.0" {\n${patches}\n}\n`,
});
const patch = (name: string, value: object): InputFile => ({
  path: `variants/${name}.layout.json`,
  text: JSON.stringify(value),
});

function read(...more: readonly InputFile[]) {
  const files = [{ path: 'rules.sand', text: RULES }, { path: 'layout.json', text: JSON.stringify(base) }, ...more];
  const variants = more.flatMap(({ path }) => /^variants\/(\w+)\.sand$/.exec(path)?.[1] ?? []);
  const compiled = compile(files, { variants });
  const wrong = (path: string, text: string) =>
    text.includes('triangle')
      ? [
          {
            code: 'data/choice',
            severity: 'error' as const,
            span: { file: path, start: text.indexOf('"triangle"'), end: text.indexOf('"triangle"') + 1 },
            fields: {},
            labels: [],
            fixes: [],
          },
        ]
      : [];
  const findings = [...compiled.findings, ...nonRuleFindings(files, compiled, wrong)];
  return {
    layout: JSON.parse(layoutFile(compiled, files).file?.text ?? '{}'),
    found: findings.filter(({ code }) => code !== 'layout/unshown').map(({ code, span }) => `${code} ${span.file}`),
  };
}

const ford = house('ford', 'add City.ford { income: 1 }');

describe('the layout of a variant', () => {
  test('adds to that of the ruleset, without touching it', () => {
    const { layout, found } = read(
      ford,
      patch('ford', { places: { 'City.ford': { at: [3, 1] }, 'City.lyra': { at: [5, 5] } } }),
    );
    expect(found).toEqual([]);
    expect(layout.places).toEqual({
      ...base.places,
      'City.ford': { at: [3, 1] },
      'City.lyra': { at: [5, 5], shape: 'circle' },
    });
  });

  test('takes away by null, adds to lists of names, and replaces points', () => {
    const without = house('gone', 'remove City.bree');
    const { layout, found } = read(
      without,
      patch('gone', { places: { 'City.bree': null }, unshown: ['City.income'], frame: [[1, 1]] }),
    );
    expect(found).toEqual([]);
    expect(layout).toEqual({
      ...base,
      places: { 'City.lyra': base.places['City.lyra'] },
      unshown: ['City.income'],
      frame: [[1, 1]],
    });
  });

  test('of two variants both count', () => {
    const other = house('hill', 'add City.hill { income: 1 }');
    const { layout, found } = read(
      ford,
      other,
      patch('ford', { places: { 'City.ford': { at: [3, 1] } } }),
      patch('hill', { places: { 'City.hill': { at: [4, 1] } } }),
    );
    expect(found).toEqual([]);
    expect(Object.keys(layout.places)).toEqual(['City.lyra', 'City.bree', 'City.ford', 'City.hill']);
  });

  test('without a place it is reported where the member is added', () =>
    expect(read(ford).found).toEqual(['layout/no-place variants/ford.sand']));

  test('a member of the ruleset without a place is reported where its row is, and where its place is to be written', () => {
    const places = { 'City.lyra': base.places['City.lyra'] };
    const files = [
      { path: 'rules.sand', text: RULES },
      { path: 'layout.json', text: JSON.stringify({ ...base, places }) },
      house('ford', 'add City.ford { income: 1 }'),
    ];
    const compiled = compile(files);
    const unplaced = [...compiled.findings, ...nonRuleFindings(files, compiled, () => [])]
      .filter(({ code }) => code === 'layout/no-place')
      .map(({ fields, span }) => [fields['name'], fields['file'], span.file]);
    expect(unplaced).toEqual([['City.bree', 'layout.json', 'rules.sand']]);
  });

  test('mistakes are reported in its own file', () => {
    const at = { places: { 'City.ford': { at: [3, 1] }, 'City.frod': { at: [7, 1] }, 'City.bred': null } };
    expect(read(ford, patch('ford', at)).found).toEqual([
      'layout/no-base variants/ford.layout.json',
      'layout/unknown variants/ford.layout.json',
    ]);
    const shape = { places: { 'City.ford': { at: [3, 1], shape: 'triangle' } } };
    expect(read(ford, patch('ford', shape)).found).toEqual(['data/choice variants/ford.layout.json']);
    const broken = { path: 'variants/ford.layout.json', text: '{ "places": ' };
    expect(read(ford, broken).found[0]).toBe('table/json variants/ford.layout.json');
  });
});

test('an example that leaves out a variant that there is not is reported', () => {
  const rules = 'expect count(City) == 2 as cities without "fort"';
  expect(
    read({ path: 'more.sand', text: rules }, ford, patch('ford', { places: { 'City.ford': { at: [3, 1] } } })).found,
  ).toContain('variant/missing more.sand');
});
