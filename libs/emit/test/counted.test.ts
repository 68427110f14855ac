// Loops count against the limit of a decision, but for short ones that hold no other.
import { FAULTED, FAULTS, STATUS } from '@sandtable/engine';
import { expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { load } from './play.ts';

const CAMPS = 20;

const moduleText = (turn: string): string =>
  emitJavaScript(
    modelOf(`ruleset "counted" version "1" language 1
kind Side { }
kind Camp { state visits: 0..9999 }
table Side { id
red
blue
}
table Camp { id visits
${Array.from({ length: CAMPS }, (_, i) => `c${i} ${i}`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }
state sum: 0..99999 = 0
function crowded(a: Camp): bool = some b in Camp where b.visits + a.visits == sum
play {
  ${turn}
  finish drawn by Side because "over"
}
`),
  );

/** A condition on all camps, in loops in each other. */
const some = (...names: readonly string[]): string =>
  `if ${names.map((name) => `(some ${name} in Camp where `).join('')}${names.map((name) => `${name}.visits`).join(' + ')} == sum${')'.repeat(names.length)} { sum = 1 }`;

/** By how much each loop over members counts, in the order of the text. */
const counts = (turn: string): readonly string[] =>
  [...moduleText(turn).matchAll(/\(?(--turns|turns -= \d+)\)? < 0/g)].map(([, how = '']) => how);

it('counts loops that hold others, by how many they may begin', () => {
  const each = `turns -= ${1 + Math.floor(CAMPS / 2)}`;
  expect(counts(some('a'))).toEqual([]);
  expect(counts(some('a', 'b'))).toEqual([each]);
  expect(counts(some('a', 'b', 'c'))).toEqual([each, each]);
  expect(counts('if (some a in Camp where crowded(a)) { sum = 1 }')).toEqual([each]);
});

it('counts the turns of loops of statements that hold others', () => {
  const turns = (turn: string) => moduleText(turn).match(/--budget < 0/g)?.length ?? 0;
  expect(turns('for a in Camp { sum = (sum + a.visits) mod 1000 }')).toBe(0);
  expect(turns('for a in Camp { for b in Camp { sum = (sum + a.visits + b.visits) mod 1000 } }')).toBe(1);
  expect(turns('for a in Camp { if crowded(a) { sum = 1 } }')).toBe(1);
  expect(turns('repeat 3 times { sum = (sum + 1) mod 1000 }')).toBe(1);
});

it('stops a decision whose loops would not end for hours', async () => {
  const text = moduleText(`sum = 99999 ${some('a', 'b', 'c', 'd', 'e', 'f', 'g')}`);
  const module = await load(text);
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(0));
  expect([S[STATUS], S[8]]).toEqual([FAULTED, FAULTS.indexOf('budget')]);
});
