import { describe, expect, test } from 'vitest';
import { checked } from './world.ts';

const WORLD = `
kind Clan { state score: 0..9 = 0 }
table Clan { id
  red
  blue
}
die D6 { 1..6 }
state way: list of Clan max 3
state sizes: list of 0..9 max 3
state deep: list of list of 0..9 max 2 max 2
constant fixed: list of 0..9 max 3 = [4, 5]
seats for Clan { two { one {red} other {blue} } }
`;
const codes = (body: string): readonly string[] => checked(WORLD + body).codes;

const cases: readonly (readonly [what: string, body: string, codes: readonly string[]])[] = [
  ['a place by its number', 'function f(): 0..9 { let xs = [1, 2]  return xs[2] }', []],
  ['a place that may be missing', 'function f(): 0..9 { let xs = [1, 2]  return xs[3] }', ['type/mismatch']],
  ['a place of a state', 'function f(): 0..9 = sizes[1]', ['type/mismatch']],
  ['places up to the count', 'function f(): int = sum i in 1..count(sizes): sizes[i]', []],
  ['places up to the count of another', 'function f(): int = sum i in 1..count(way): sizes[i]', ['type/mismatch']],
  ['places from nought', 'function f(): int = sum i in 0..count(sizes): sizes[i]', ['type/mismatch']],
  ['dice that surely fell', 'procedure p() { let d = roll D6 2 times  let x: 1..6 = d[2] }', []],
  ['dice that may fall', 'procedure p(n: 1..2) { let d = roll D6 n times  let x: 1..6 = d[2] }', ['type/mismatch']],
  ['dice in a variable', 'procedure p() { var d = roll D6 2 times  d = []  let x: 1..6 = d[2] }', ['type/mismatch']],
  ['the most of what is there', 'procedure p() { let d = roll D6 2 times  let x: 1..6 = max v in d: v }', []],
  ['the most of what may be there', 'function f(): 0..9 = max v in sizes: v', ['type/mismatch']],
  ['picks that must be', 'procedure p() { let c = choose 2 of Clan in order by red  c[2].score = 1 }', []],
  ['picks that must be, read', 'procedure p() { let c = choose 2 of Clan in order by red  let d: Clan = c[2] }', []],
  ['a place of sets and lists', 'function f(): list of 0..9 max 2 = deep[1]', []],
  ['other items', 'procedure p() { way += [3] }', ['type/mismatch']],
  ['a single item', 'procedure p() { way += red }', ['type/mismatch']],
  ['names of items', 'procedure p() { way = [red, blue]  sizes[1] = 3  deep[2] = [1] }', []],
  ['a list is no set', 'procedure p() { let c = choose one of way by red }', ['type/set']],
  ['keys are a set', 'function f(): int = count((map c in way: 1).keys)', ['type/set']],
  ['lists have no order', 'function f(): bool = sizes < sizes', ['type/order']],
  ['nor a rank', 'function f(): int = rank(sizes)', ['type/order']],
  ['the rank of a member', 'function f(c: Clan): 0..1 = rank(c)', []],
  ['the rank of any number', 'function f(n: int): int = rank(n)', ['type/too-big']],
  ['a length that is missing', 'function f(xs: list of Clan): int = count(xs)', ['list/max']],
  ['a list that begins a variable', 'procedure p() { var xs = [1, 2] }', ['list/max']],
  ['none of a list', 'state plan: (list of Clan max 2)?', ['syntax/unexpected']],
  ['a list that may be missing', 'type Plan = Clan | list of Clan max 2', ['type/payload']],
  ['what a list is made of', 'type Way = go(list of Clan max 2)', ['type/payload']],
  ['a list as a key', 'state m: map list of Clan max 2 -> bool', ['map/key']],
  ['the first of lists', 'function f(): bool = (first xs in deep where xs is empty) == []', []],
  ['an ordered one', 'procedure p() { let c = choose one of Clan in order by red }', ['choice/order']],
  ['all without order', 'procedure p() { let c = choose all of Clan by red }', ['choice/order']],
  ['a fixed list', 'procedure p() { fixed += [1] }', ['assign/constant']],
  ['a list of what is not', 'state odd: list of text max 2', ['type/not-in-state']],
];

describe('lists', () => {
  test.each(cases)('%s', (_, body, expected) => {
    expect(codes(body)).toEqual(expected);
  });
});
