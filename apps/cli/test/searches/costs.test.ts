import { compile } from '@sandtable/compiler';
import { createMatch } from '@sandtable/session';
import { expect, it } from 'vitest';
import { loadModule } from '../../src/module.ts';

// A row of fields; steps to the right cost a half, to the left one and a half. One search is kept by its arguments, the
// other is asked for its costs by the rules as well.
const RULES = `ruleset "row" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
kind Field on squares 4 { state wet: bool = false }
table Field { id x y
${Array.from({ length: 40 }, (_, i) => `  f${i} ${i} 0`).join('\n')}
}
type Place = Field | away
search walk(f: Field, reach: 0..9) over (at: Place) from f {
  limit reach
  step n in near(at) where not n.wet cost if at is h: Field and direction(h, n) == 2 then 0.5 else 1.5 to n
}
search fly(f: Field) over (at: Field) from f {
  limit 2
  step n in neighbours(at) to n
}
function near(p: Place): set of Field = if p is f: Field then neighbours(f) else {}
function farthest(f: Field): int = (max g in fly(f): (fly(f).cost(g) otherwise 0)) otherwise 0
state seen: int = 0
play {
  seen = farthest(f0)
  choose order by red {
    walk(from in {f5, f9}, to in walk(from, 2) where to != from) -> { f6.wet = true  if to is t: Field { t.wet = true } }
    stay(how in {f1, f2}) -> { }
  }
  let goal = choose one of g in fly(f3) by red where g != f3
  seen = count(walk(goal, 2)) + farthest(goal)
  finish drawn by {red}
}
`;

it('tells what it costs to come to candidates that a search has found', async () => {
  const { javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  const match = createMatch(await loadModule(javascript ?? ''), { seats: 'one', seed: 1 });
  expect(match.ask([])?.costs).toBeUndefined();
  expect(match.ask(['walk'])?.costs).toBeUndefined();
  expect(match.ask(['walk', 'f5'])?.costs).toEqual({ f4: 1.5, f6: 0.5, f7: 1, f8: 1.5, f9: 2 });
  expect(match.ask(['walk', 'f9'])?.costs).toEqual({ f8: 1.5, f10: 0.5, f11: 1, f12: 1.5, f13: 2 });
  expect(match.ask(['stay'])?.costs).toBeUndefined();
  match.decide({ arm: 'walk', args: { from: 'f5', to: 'f4' } });
  expect(match.ask([])?.costs).toEqual({ f1: 2, f2: 1, f4: 1, f5: 2 });
});
