import { join } from 'node:path';
import { createMatch, type MatchView } from '@sandtable/session';
import { describe, expect, test } from 'vitest';
import { readSources } from '../../src/files.ts';
import { loadModule } from '../../src/module.ts';
import { compiledOnce } from '../compiled-once.ts';

const RULES = `ruleset "front" version "1.0.0" language 1
kind Side
kind Zone
kind Card { side: Side, value: 1..9 }
table Side { id
  red
  blue }
table Zone { id
  left
  right }
table Card {
  id side value
  r1 red 1
  r2 red 2
  b3 blue 3
  b4 blue 4
  b5 blue 5
}
seats for Side { two { first {red} second {blue} } }
pile hand(s: Side) of Card seen by s
pile front(s: Side, z: Zone) of Card
pile backing(s: Side, z: Zone) of Card seen by s
state bonus(s: Side): 0..9 = 0 seen by s
function strength(s: Side, z: Zone): int = bonus(s) + (sum c in front(s, z) + backing(s, z): c.value)
function leads(s: Side): bool = strength(s, left) > 5
function all(s: Side, z: Zone): set of Card = front(s, z) + backing(s, z)
die D6 { 1..6 }
play {
  for c in Card { put c into hand(c.side) }
  put b3 into front(blue, left)
  put b4 into backing(blue, left)
  bonus(blue) = 2
  choose first by red {
    lay(c in hand(red), z in Zone) -> { put c into front(red, z) }
    gamble(c in hand(red), z in Zone) -> {
      let luck = roll D6 by red
      if luck > 3 { put c into front(red, z) }
    }
    swap(c in hand(red)) -> { put b4 into front(blue, left)  put c into backing(red, right) }
  }
  choose second by blue { wait }
}
`;
const LAYOUT = JSON.stringify({
  version: 1,
  table: { columns: 'Zone', counts: ['strength', 'leads', 'bonus', 'all'] },
});

async function matchOf() {
  const files = [
    { path: 'rules.sand', text: RULES },
    { path: 'layout.json', text: LAYOUT },
  ];
  const { javascript, findings } = compiledOnce(files);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const module = await loadModule(javascript ?? '');
  return createMatch(module, { seats: 'two', seed: 1, options: {} });
}
const valuesOf = ({ values }: Pick<MatchView, 'values'>) => values;

describe('functions that a layout shows', () => {
  test('have their values in views, computed from what the viewer can see', async () => {
    const match = await matchOf();
    expect(match.module.info.values?.map(({ name }) => name)).toEqual(['strength', 'leads']);
    expect(valuesOf(match.view())).toEqual({ strength: [0, 0, 9, 2], leads: [false, true] });
    expect(valuesOf(match.view('second'))).toEqual({ strength: [0, 0, 9, 2], leads: [false, true] });
    expect(valuesOf(match.view('first'))).toEqual({ strength: [0, 0, 3, 0], leads: [false, false] });
  });

  test('are foreseen for an answer that lays a card, and nothing hidden comes with it', async () => {
    const match = await matchOf();
    const foreseen = (picked: readonly string[]) => match.foresee(match.answerOf(picked, 'first') ?? '', 'first');
    expect(foreseen(['lay', 'r2', 'right'])).toEqual({
      moved: [{ kind: 'Card', member: 'r2', to: 'front(red, right)' }],
      values: { strength: [0, 2, 3, 0], leads: [false, false] },
    });
    expect(foreseen(['swap', 'r1'])?.moved).toEqual([{ kind: 'Card', member: 'r1', to: 'backing(red, right)' }]);
    expect(foreseen(['swap', 'r1'])?.values).toMatchObject({ strength: [0, 1, 3, 0] });
    expect(valuesOf(match.view('first'))).toMatchObject({ strength: [0, 0, 3, 0] });
  });

  test('are not foreseen where chance has a say, or by who is not asked', async () => {
    const match = await matchOf();
    expect(match.foresee(match.answerOf(['gamble', 'r1', 'left'], 'first') ?? '', 'first')).toBeUndefined();
    expect(match.foresee({ arm: 'lay', args: { c: 'r1', z: 'left' } }, 'second')).toBeUndefined();
  });

  test('cost nothing in rules whose layout shows none', async () => {
    const sources = await readSources({ folder: join(import.meta.dirname, '../../../../rulesets/hex-dice') });
    expect(compiledOnce(sources).javascript).not.toContain('function value(');
  });
});
