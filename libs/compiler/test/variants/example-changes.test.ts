import { exampleChange } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { compile } from '../../src/index.ts';
import { base, variantFile } from './base.ts';

const RULES = `
kind Side  table Side { id
  red
  blue
}
seats for Side { solo { you {red} them {blue} } }
procedure load(s: Side) {
  step first { lifted += 1 }
  step second { let thrown = roll Coin  lifted += thrown }
}
example "loading" { run load(red) { roll thrown: 2 } then { lifted == 3 and moved == 0 } }
example "twice" { run load(red) { roll thrown: 1 } then { lifted == 2 } }
`;

/** What the example of this name has to say otherwise under a variant of a variant. */
function changed(name: string, patches: string): readonly string[] {
  const files = [...base, variantFile('v1', RULES), variantFile('v2', patches, 'of "v1" "*"')];
  const { model, findings } = compile(files, { variants: ['v2'] });
  expect(findings).toEqual([]);
  const example = model?.examples.find((one) => one.name === name);
  if (model === undefined || example === undefined) throw new Error('no such example');
  const textAt = ({ file, start, end }: typeof example.at.span): string =>
    (files.find(({ path }) => path === file)?.text ?? '').slice(start, end);
  return exampleChange({ model, textAt }, example)?.lines ?? [];
}

const cases: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['one that passes needs nothing', 'loading', '', []],
  [
    'a new question is answered so that as little as possible happens',
    'loading',
    'after step load/first { let more = choose one of bool by s  if more { lifted += 1 } }',
    ['load/more: false'],
  ],
  [
    'or so that what is demanded stays true',
    'loading',
    'replace step load/first { let more = choose one of bool by s  if more { lifted += 1 } }',
    ['load/more: true'],
  ],
  [
    'a second die comes behind the first one',
    'twice',
    'after step load/second { let again = roll Coin  lifted += again - 1 }',
    ['roll load/again: 1'],
  ],
  [
    'dice of the same place go on',
    'twice',
    'replace step load/second { original()  repeat 1 times { moved += 0 } }  replace procedure load(s: Side) { original(s)  original(s)  lifted -= 2 }',
    ['roll load/thrown: 1', 'roll load/thrown: 1'],
  ],
  [
    'an answer that nobody wants goes',
    'loading',
    'replace step load/second { if lifted > 90 { original() } }  before step load/first { lifted += 2 }',
    ['remove load/thrown'],
  ],
  [
    'otherwise the outcome is another, in the part that is not met',
    'loading',
    'before step load/first { lifted += 5 }',
    ['then {', '  lifted == 8 and moved == 0', '}'],
  ],
];

test.each(cases)('%s', (_, name, patches, lines) => {
  expect(changed(name, patches)).toEqual(lines);
});
