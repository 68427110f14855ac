// Each loop over members counts once against the limit of a decision, however many members it may run over.
import { FAULTED, FAULTS, STATUS } from '@sandtable/engine';
import { expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { load } from './play.ts';

const CAMPS = 60;

const moduleText = (turn: string): string =>
  emitJavaScript(
    modelOf(`ruleset "limit" version "1" language 1
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
state sum: 0..99999 = 99999
play {
  ${turn}
  finish drawn by Side because "over"
}
`),
  );

/** A condition on all camps that never holds, in loops in each other; `inner` is the condition of the innermost. */
const some = (
  names: readonly string[],
  inner = `${names.map((name) => `${name}.visits`).join(' + ')} == sum`,
): string =>
  `if ${names.map((name) => `(some ${name} in Camp where `).join('')}${inner}${')'.repeat(names.length)} { sum = 1 }`;

async function played(turn: string): Promise<readonly (number | undefined)[]> {
  const module = await load(moduleText(turn));
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(0));
  return [S[STATUS], S[8]];
}

it('lets a decision run that begins two hundred thousand loops, though each may begin others', async () => {
  const seldom = 'd.visits == 9999 and (some e in Camp where e.visits + a.visits + b.visits + c.visits == sum)';
  const [status] = await played(some(['a', 'b', 'c', 'd'], seldom));
  expect(status).not.toBe(FAULTED);
});

it('stops a decision whose loops would not end for hours', async () => {
  const [status, fault] = await played(some(['a', 'b', 'c', 'd', 'e', 'f', 'g']));
  expect([status, fault]).toEqual([FAULTED, FAULTS.indexOf('budget')]);
});
