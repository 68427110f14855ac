import { compile } from '@sandtable/compiler';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';

const rules = (line: string): string => `ruleset "hidden" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
kind Army {
  owner: Side
  seen by owner { code: 0..3 }
  size: 1..9
}
table Army { id owner code size
  a1 red 1 1
  a2 red 2 1
  b1 blue 3 1
  b2 blue 0 1
}
state plan(s: Side): list of Army max 2 seen by s
state open: list of Army max 2
state sizes: list of 1..9 max 4
seats for Side { two { one {red} other {blue} } }
play {
  for s in Side {
    let mine = choose 2 of a in Army in order by s secret where a.owner == s
    plan(s) = mine
  }
  ${line}
  let last = choose one of Side by red
  finish won by {red}
}
`;
const codes = (line: string): readonly string[] =>
  compile([{ path: 'rules.sand', text: rules(line) }]).findings.map(({ code }) => code);

test('a list tells what it was made of, and what its order tells', () => {
  expect(codes('open = plan(red)')).toEqual(['leak/write']);
  expect(codes('if count(plan(red)) > 1 { sizes = [1] }')).toEqual(['leak/write']);
  expect(codes('open = [a for a in Army where a.owner == red]')).toEqual(['leak/write']);
  expect(codes('sizes = [s + 1 for s in sizes]')).toEqual([]);
  expect(codes('plan(red) = [a for a in Army where a.owner == red]')).toEqual([]);
});

test('who may see a list sees it in its order, others that there is one', async () => {
  const { javascript } = compile([{ path: 'rules.sand', text: rules('sizes = [2]') }]);
  if (javascript === undefined) throw new Error('nothing was emitted');
  const match = createMatch(await loadModule(javascript), { seats: 'two', seed: 3 });
  expect(match.decide(['a2', 'a1']).ok && match.decide(['b2', 'b1']).ok).toBe(true);
  expect(match.view('one').states.plan).toEqual([['a2', 'a1'], '?']);
  expect(match.view('other').states.plan).toEqual(['?', ['b2', 'b1']]);
  expect(match.view('other').states.sizes).toEqual([[2]]);
  expect(match.view('one').log.map(({ args }) => args.answer)).toEqual([['a2', 'a1'], undefined]);
});
