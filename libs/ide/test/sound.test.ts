import { expect, test } from 'vitest';
import { addsNothing } from '../src/refactor/sound.ts';
import { inputs, libraryOf } from './ruleset-files.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Clan
table Clan { id
  red
  blue
}
function one(n: 0..9): 0..9 = lost
function two(n: 0..9): 0..9 = n
seats for Clan { two { one { red } other { blue } } }
play { finish won by { red } }
`;

function adds(...changes: readonly (readonly [old: string, now: string])[]): readonly boolean[] {
  const library = libraryOf(inputs({ 'main.sand': RULES }));
  return changes.map(([old, now]) => {
    const start = RULES.indexOf(old);
    const span = { file: 'main.sand', start, end: start + old.length };
    return !addsNothing(library, [{ span, text: now }]);
  });
}

test('what was wrong may stay wrong, in another place too', () => {
  expect(adds(['function one', '// More.\n\nfunction one'], ['= lost', '= n'], ['two(n', 'three(n'])).toEqual([
    false,
    false,
    false,
  ]);
});

test('one thing that is wrong does not make up for another of the same sort', () => {
  expect(adds(['= lost', '= gone'], ['= n', '= lost'], ['= lost', '= n'])).toEqual([true, true, false]);
});
