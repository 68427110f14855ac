import { expect, test } from 'vitest';
import { digestOf } from '../../src/queue/digest.ts';
import { modulesIn, packPlan, readRecipe, unpackPlan } from '../../src/queue/recipe.ts';
import { decode } from '../../src/queue/wire.ts';

const recipe = { sources: [{ path: 'rules.sand', text: 'ruleset' }], variants: ['short'], watched: true };
const plan = {
  before: { javascript: 'export', seats: 1 },
  after: { javascript: 'export', options: new Int32Array(2) },
};

test('a plan crosses without code: modules are only named', () => {
  const { text, recipes } = packPlan(plan, [{ javascript: 'export', recipe }]);
  expect(text).not.toContain('export');
  expect(modulesIn(text).map(({ javascript }) => javascript)).toEqual([digestOf('export'), digestOf('export')]);
  expect([...recipes].map(([digest, sent]) => [digest === digestOf(sent), readRecipe(sent)])).toEqual([[true, recipe]]);
  expect(unpackPlan(text, ({ javascript }) => (javascript === digestOf('export') ? 'export' : ''))).toEqual(plan);
});

test('code that nobody has rules for is not sent', () => {
  expect(() => packPlan(plan, [{ javascript: 'import', recipe }])).toThrow();
});

test.each([
  '{"sources":[{"path":1,"text":""}],"variants":[],"watched":true}',
  '{"sources":[],"variants":[1],"watched":true}',
  '{"sources":{},"variants":[],"watched":true}',
  '{"sources":[],"variants":[]}',
  '"javascript"',
  'null',
])('%s is no recipe', (text) => {
  expect(() => readRecipe(text)).toThrow(TypeError);
});

test('a plan with a tag of another kind is refused', () => {
  expect(() => unpackPlan('{"a":{"$":"code","v":{"recipe":"1","javascript":"2"}}}', () => '')).toThrow(TypeError);
  expect(() => unpackPlan('{"a":{"$":"module","v":{"recipe":1}}}', () => '')).toThrow(TypeError);
  expect(() => decode('{"a":{"$":"module","v":{}}}')).toThrow(TypeError);
});
