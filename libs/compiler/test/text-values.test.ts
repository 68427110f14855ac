import { createMessages, lookUp } from '@sandtable/messages';
import { expect, test } from 'vitest';
import { compile, textValues } from '../src/index.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
type Land = north | south
type Turn = 1..12
constant mostCards: 1..9 = 3
constant share: 0..2 by 1/2 = 1.5
option quick: bool = false                                §9
ruling first: Side = red because "not said"
kind Side { state points: -2..9 = 1, homes: set of City }
kind City { land: Land, owner: Side, port: bool = false, rival: City? = none, label: text = "old", deed: Deed = rest }
type Deed = procedure(s: Side)
procedure rest(s: Side) { }
procedure gain(n: 0..9, place: Land, s: Side) { s.points += n }
relation road: City -- City { toll: 0..9 = 0 }
relation visits: Side -> City { since: Turn = 1 }
die D { 1, 2, S }
table Side {
  id    homes
  red   {lyra, bree}
  blue  {}
}
table City {
  id    land   owner  port  rival  deed
  lyra  north  red    true  bree   gain(2, north)
  bree  south  red    _     _      gain(1, south)
  corn  south  blue   _     lyra   _
}
table road { lyra --{toll: 2} bree -- corn }
table visits { red -> { since: 4 } corn }
seats for Side { two { one {red}  other {blue} } }
state turn: Turn = 1
procedure play1() { turn = 2 }
play { phase spring { play1() } }
`;
const WORDS = `Deed_gain_name = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
} im { $place }
City_lyra_name = Lyra
City_bree_name = Bree, am Fluss
Land_north_name = Norden
Deed_rest_name = ruht, mit { $constant_mostCards } Karten und { $constant_share }
option--quick = Schnell
ruling--first--red = die Roten
seats--two = zu zweit`;

const { model, findings } = compile([{ path: 'rules.sand', text: RULES }]);
const values = model && textValues(model, createMessages('de', [WORDS]));
const value = (path: string) => values && lookUp(values.root, path).node?.text?.();

test('the sample is sound', () => expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]));

test.each([
  ['constant.mostCards', '3'],
  ['constant.share', '1,5'],
  ['option.quick', 'nein'],
  ['option.quick.name', 'Schnell'],
  ['option.quick.sections', '§9'],
  ['ruling.first', 'die Roten'],
  ['City.lyra', 'Lyra'],
  ['City.corn', 'corn'],
  ['City.lyra.id', 'lyra'],
  ['City.lyra.land', 'Norden'],
  ['City.bree.land', 'south'],
  ['City.lyra.port', 'ja'],
  ['City.bree.rival', '–'],
  ['City.corn.rival', 'Lyra'],
  ['City.lyra.label', 'old'],
  ['City.lyra.deed', '2 Punkte im Norden'],
  ['City.bree.deed', 'ein Punkt im south'],
  ['City.corn.deed', 'ruht, mit 3 Karten und 1,5'],
  ['City.lyra.owner.points', '1'],
  ['City.lyra.road', 'Bree, am Fluss'],
  ['City.bree.road', 'Lyra und corn'],
  ['City.bree.road.toll.2', 'Lyra'],
  ['City.bree.road.toll.not.2', 'corn'],
  ['City.lyra.road.toll.0', '–'],
  ['City.lyra.City.rival', 'corn'],
  ['Side.red.homes', 'Lyra; Bree, am Fluss'],
  ['Side.blue.homes', '–'],
  ['Side.blue.City.owner', 'corn'],
  ['City.lyra.Side.homes', 'red'],
  ['count.City', '3'],
  ['count.City.land.south.port.false', '2'],
  ['count.City.land.not.south', '1'],
  ['count.City.land.north.owner.blue', '0'],
  ['list.City.owner.red', 'Lyra; Bree, am Fluss'],
  ['list.City.rival.none', 'Bree, am Fluss'],
  ['list.Side.homes.bree', 'red'],
  ['road.lyra.bree.toll', '2'],
  ['road.bree.lyra.toll', '2'],
  ['visits.red.corn.since', '4'],
  ['low.Side.points', '−2'],
  ['high.Turn', '12'],
  ['high.turn', '12'],
  ['high.mostCards', '9'],
  ['die.D', '1, 2 und S'],
  ['Land.north', 'Norden'],
])('%s is %s', (path, expected) => expect(value(path)).toBe(expected));

test.each([
  ['City.lyra.onwer', 'City.lyra.owner'],
  ['City.lyrra.owner', 'City.lyra.owner'],
  ['cuont.City', 'count.City'],
  ['list.City.land.suoth', 'list.City.land.south'],
  ['visits.red.kornn.since', undefined],
  ['City.constructor', undefined],
])('%s is unknown; %s is near', (path, like) => {
  expect(value(path)).toBeUndefined();
  expect(values && lookUp(values.root, path).like).toBe(like);
});

const rows = (path: string, ...columns: readonly string[]) =>
  (values && lookUp(values.root, path).node?.rows?.())?.map((row) =>
    columns.map((column) => lookUp(row, column).node?.text?.()).join(' '),
  );

test('rows of tables', () => {
  expect(rows('Side', 'name', 'points')).toEqual(['red 1', 'blue 1']);
  expect(rows('list.City.owner.blue', 'id')).toEqual(['corn']);
  expect(rows('road', 'left.id', 'right', 'toll')).toEqual(['lyra Bree, am Fluss 2', 'bree corn 0']);
  expect(rows('list.road.toll.not.0', 'left')).toEqual(['Lyra']);
  expect(rows('seats', 'layout', 'seat', 'roles')).toEqual(['zu zweit one red', 'zu zweit other blue']);
  expect(rows('ruling', 'name', 'value')).toEqual(['first die Roten']);
});

test('what texts can explain', () => {
  const parts = values?.parts ?? new Set();
  for (const part of ['kind/City', 'field/City.land', 'procedure/play1', 'play', 'play/spring', 'die/D', 'state/turn'])
    expect(parts).toContain(part);
  expect([...parts].filter((part) => /\$|procedure\/play$/.test(String(part)))).toEqual([]);
});
