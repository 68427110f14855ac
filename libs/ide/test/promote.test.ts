import { compile, type InputFile } from '@sandtable/compiler';
import { format } from '@sandtable/syntax';
import { editFiles } from '@sandtable/text';
import { expect, test } from 'vitest';
import { changesAt } from '../src/index.ts';
import { overlapping } from './apart.ts';
import { libraryOf } from './ruleset-files.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Clan { strength: 1..4 }
table Clan {
  id     strength
  red    2 // the first
  blue   3
}
kind Place { hue: Hue, steep: bool = false }
table Place from "places.json"
type Hue = dark | light
constant limit: 1..9 = 3 // days
/// Whether a clan is strong.
function strong(c: Clan): bool = c.strength > limit
seats for Clan { two { one { red } other { blue } } }
play {
  let goal = choose one of p in Place by red where strong(red) or p.steep
  if goal.hue is dark { finish won by { red } }
  finish won by { blue }
}
`;
const PLACES = `[
  {"id": "meadow", "hue": "dark", "steep": true},
  {"id": "brook", "hue": "light"}
]
`;
const HOUSE = `variant "house" version "1.0.0" of "sample" "^1.0" {
  // Longer.
  set constant limit = 4
  change Clan.red { strength: 4 }
  change Place.brook { steep: true, hue: dark }
  add Clan.grey { strength: 1 }
  extend type Hue | pale
  extend kind Place { far: 0..9 = 1 }
  replace function strong(c: Clan): bool = c.strength + 1 > limit
  require play: true else "no"
}
`;
const files = (house: string, rules: string, places: string) => [
  { path: 'main.sand', text: rules },
  { path: 'places.json', text: places },
  { path: 'variants/house.sand', text: house },
];

/** A model without places in the text. */
const plain = (model: unknown): unknown =>
  JSON.parse(JSON.stringify(model, (key, value) => (['span', 'at', 'decl', 'doc'].includes(key) ? undefined : value)));
const modelOf = (all: readonly InputFile[]): unknown => {
  const { model, findings } = compile(all, { variants: ['house'] });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return plain(model);
};

const patches = [
  ['set constant', 'constant limit: 1..9 = 4 // days'],
  ['change Clan', '  red    4 // the first'],
  ['change Place', '{"id": "brook", "hue": "dark", "steep": true}'],
  ['add Clan', '  blue   3\n  grey   1\n'],
  ['extend type', 'type Hue = dark | light | pale'],
  ['extend kind', 'kind Place { hue: Hue, steep: bool = false, far: 0..9 = 1 }'],
  ['replace', '/// Whether a clan is strong.\nfunction strong(c: Clan): bool = c.strength + 1 > limit\n'],
] as const;

test.each(patches)('law: %s said by the rules is the same game', (patch, line) => {
  // What else the house rule says may be about what it adds; each is evaluated alone.
  const house = `${HOUSE.split('\n')[0]}\n  // Longer.\n${HOUSE.split('\n').find((one) => one.includes(patch))}\n}\n`;
  const before = files(house, RULES, PLACES);
  const library = libraryOf(before, ['house']);
  const at = house.indexOf(patch);
  const [change] = changesAt(library, { file: 'variants/house.sand', start: at, end: at }, 'en').filter(({ title }) =>
    title.startsWith('Move this from the house rule'),
  );
  expect(overlapping(change?.edits ?? [])).toEqual([]);
  const after = editFiles(before, change?.edits ?? []);
  expect(after.map(({ text }) => text).join('')).toContain(line);
  expect(after[2]?.text).toBe(`${HOUSE.split('\n')[0]}\n  // Longer.\n}\n`);
  expect(modelOf(after)).toEqual(modelOf(before));
  expect(format(after[0]?.text ?? '')).toBe(format(RULES) === RULES ? after[0]?.text : format(after[0]?.text ?? ''));
});

test('what only a house rule can say stays there', () => {
  const library = libraryOf(files(HOUSE, RULES, PLACES), ['house']);
  const at = HOUSE.indexOf('require');
  const changes = changesAt(library, { file: 'variants/house.sand', start: at, end: at }, 'en');
  expect(changes).toEqual([]);
});
