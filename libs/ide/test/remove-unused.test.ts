import { createCompiler } from '@sandtable/compiler';
import { format } from '@sandtable/syntax';
import { editFiles } from '@sandtable/text';
import { expect, test } from 'vitest';
import { removeUnused } from '../src/index.ts';
import { overlapping } from './apart.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1

kind Clan { strength: 1..4 }
table Clan {
  id    strength
  red   2              from "the map"
  blue  3
  grey  3
}
kind Place
table Place from "places.csv"

/// Said of nothing.
§3.2
constant limit: 1..9 = 3                    §3.2
constant worth: 1..9 = 3

// A note that stays.
function strong(c: Clan, unused: 0..9): bool {
  let twice = c.strength * 2 // double
  let more = worth + 1
  return more > 2 and some2() is not none
}
function low(a: 0..9, extra: 0..9): 0..9 = a
function high(extra: 0..9, b: 0..9): 0..9 = b
function some2(): Place? = first p in Place where p == meadow
procedure rest() {
  let a = 1 let b = worth
  if b > 1 { log "x" (b) }
  if strong(red, 3) and strong(c: blue, unused: 2) { return }
  let spot = choose one of p in Place by red
  log "spot" (low(1, low(b, 2)), low(1, extra: low(b, 2)), low(low(b, 2), 3), high(high(1, b), high(2, 3)))
}
procedure cheer() { }
seats for Clan { two { one {red} other {blue} } }
play { rest() finish won by {red} }
`;
const PLACES = 'id\nmeadow\nbrook\n';
const files = (text: string, places: string) => [
  { path: 'main.sand', text },
  { path: 'places.csv', text: places },
];

function removed(typed: string, file = 'main.sand'): readonly (string | undefined)[] {
  const compiler = createCompiler({ uses: true });
  const all = files(RULES, PLACES);
  expect(compiler.findings(all)).toEqual([]);
  const library = compiler.library(all);
  const text = all.find(({ path }) => path === file)?.text ?? '';
  const at = text.indexOf(typed);
  if (library === undefined || at < 0) throw new Error(typed);
  return removeUnused(library, file, at, 'en').map(({ edits }) => {
    expect(overlapping(edits)).toEqual([]);
    const now = editFiles(all, edits);
    const [main] = now;
    expect(createCompiler().findings(now), main?.text).toEqual([]);
    expect(format(main?.text ?? '')).toBe(format(RULES) === RULES ? main?.text : format(main?.text ?? ''));
    return now.find(({ path }) => path === file)?.text;
  });
}

const without = (...parts: readonly (readonly [string, string])[]): readonly string[] => [
  parts.reduce((text, [old, now]) => text.replace(old, now), RULES),
];

test('a declaration goes with what documents it, a row with its line, other comments stay', () => {
  expect(removed('limit: 1..9')).toEqual(
    without(['/// Said of nothing.\n§3.2\nconstant limit: 1..9 = 3                    §3.2\n', '']),
  );
  expect(removed('cheer')).toEqual(without(['procedure cheer() { }\n', '']));
  expect(removed('grey')).toEqual(without(['  grey  3\n', '']));
  expect(removed('brook', 'places.csv')).toEqual(['id\nmeadow\n']);
});

test('a let goes with its line, or alone on one that it shares', () => {
  expect(removed('twice')).toEqual(without(['  let twice = c.strength * 2 // double\n', '']));
  expect(removed('a = 1 let')).toEqual(without(['let a = 1 let b', 'let b']));
});

test('a parameter goes with all that is given to it', () => {
  expect(removed('unused: 0..9')).toEqual(
    without(
      [', unused: 0..9', ''],
      ['strong(red, 3)', 'strong(red)'],
      ['strong(c: blue, unused: 2)', 'strong(c: blue)'],
    ),
  );
});

test('what is given to a call may be a call that is given the same', () => {
  const log = 'log "spot" (low(1, low(b, 2)), low(1, extra: low(b, 2)), low(low(b, 2), 3)';
  expect(removed('extra: 0..9): 0..9 = a')).toEqual(
    without([', extra: 0..9): 0..9 = a', '): 0..9 = a'], [log, 'log "spot" (low(1), low(1), low(low(b))']),
  );
  expect(removed('extra: 0..9, b')).toEqual(
    without(['extra: 0..9, b', 'b'], ['high(high(1, b), high(2, 3))', 'high(high(3))']),
  );
});

test('what is named, asks or does something stays', () => {
  for (const kept of ['worth: 1..9', 'more = worth', 'spot = choose', 'red   2', 'c: Clan, unused', 'meadow\n'])
    expect(removed(kept, kept === 'meadow\n' ? 'places.csv' : 'main.sand'), kept).toEqual([]);
});
