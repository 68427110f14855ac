import { compile } from '@sandtable/compiler';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';

const RULES = `ruleset "told" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
kind Town
table Town { id
${Array.from({ length: 40 }, (_, i) => `  t${i}`).join('\n')}
}
seats for Side { two { one {red} other {blue} } }
state way: list of Town max 3
state taken: map Side -> 0..9 = map s in Side: 4
state plan(s: Side): list of Town max 2 seen by s
play {
  let path = choose 2 of Town in order by red
  way = path
  log "went"(way, n: count(way), all: {t in Town where t in path or t == t39}, taken, last: path[2])
  let own = choose 2 of Town in order by blue secret
  plan(blue) = own
  log "planned"(plan: plan(blue))
  let last = choose one of Side by red
  finish won by {red}
}
`;

test('the log tells lists in their order, sets and maps whole, and what is hidden to nobody else', async () => {
  const { javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  if (javascript === undefined) throw new Error('nothing was emitted');
  const match = createMatch(await loadModule(javascript), { seats: 'two', seed: 1 });
  expect(match.decide(['t35', 't2']).ok && match.decide(['t9', 't1']).ok).toBe(true);
  const described = (path: string, seat?: string) => match.view(seat).log.find((line) => line.path === path)?.args;
  expect(described('play/went')).toEqual({
    way: ['t35', 't2'],
    n: 2,
    all: ['t2', 't35', 't39'],
    taken: ['red: 4', 'blue: 4'],
    last: 't2',
  });
  expect(described('play/planned', 'other')).toEqual({ plan: ['t9', 't1'] });
  expect(described('play/planned', 'one')).toEqual({ plan: '?' });
});
