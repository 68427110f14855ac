import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { runExample, start } from '@sandtable/reference';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';

const RULES = `ruleset "rolls" version "1.0.0" language 1
kind Side { state dice: 0..4 = 2 }
table Side { id
  red
  blue
}
die Odd { 1, 3, S, S }
die D6 { 1..6 }
state hits: list of D6 max 8
state odd: list of Odd max 9
seats for Side { two { one {red} other {blue} } }
play {
  for s in Side {
    let more = choose one of 0..3 by s
    let salvo = roll D6 s.dice + more - 1 times by s
    hits = [d for d in salvo where d > 2 sorted by 0 - d]
    let three = roll Odd 3 times
    let kept = choose one of 1..3 by s
    odd = three + [three[kept]] + odd
    if count(hits) < 8 { hits += [if three[1] is S then 6 else 1] }
  }
}`;

async function made() {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  return { model, game: await loadModule(javascript) };
}

test('dice of a throw fall the same in module and interpreter, and are counted as one throw', async () => {
  const { model, game } = await made();
  for (let seed = 1; seed <= 20; seed += 1) {
    const S = new Int32Array(game.layout.size);
    game.start(S, seed, 0, new Int32Array(1));
    const reference = start(model, { seed, layout: 0, options: [] });
    for (let turn = 0; S[0] === 0; turn += 1) {
      game.sample(S, (n) => (seed * 7 + turn * 3) % n);
      const code = game.answer[0] ?? 0;
      game.decide(S);
      reference.decide({ form: 'one', code });
      expect(readCanonical(game, S)).toEqual(reference.canonical());
    }
    expect(S[0]).toBe(2);
    expect(readCanonical(game, S).chance).toEqual({ 'play/salvo': 2, 'play/three': 2 });
  }
});

test('the log tells all faces of a throw, a view the list in its order', async () => {
  const { game } = await made();
  const match = createMatch(game, { seats: 'two', seed: 4 });
  expect(match.decide(3).ok).toBe(true);
  const { log } = match.view();
  const faces = log.flatMap(({ path, args }) => (path === 'play/salvo' ? [args['faces']] : []))[0];
  expect(faces).toHaveLength(4);
  const high = (faces as readonly string[])
    .map(Number)
    .filter((face) => face > 2)
    .sort((a, b) => b - a);
  expect(match.view().states['hits']).toEqual([high]);
});

const EXAMPLES = `ruleset "rolls" version "1.0.0" language 1
kind Side
table Side { id
  red
}
die D6 { 1..6 }
state seen: list of D6 max 3
seats for Side { one { all {red} } }
play { finish won by {red} }
procedure throw(n: 0..3) { let dice = roll D6 n times  seen = dice }
procedure many(n: int) { let dice: list of D6 max 3 = roll D6 n times  seen = dice }
example "answers are those of the dice, in their order" {
  run throw(3) { roll throw/dice: 6, 1, 4 }
  then { seen == [6, 1, 4] }
}
example "none" {
  run throw(0) { }
  then { seen is empty }
}
example "too few answers" {
  run throw(3) { roll throw/dice: 6, 1 }
  then { seen is empty }
}
example "too many dice" {
  run many(4) { roll many/dice: 6, 1, 2, 3 }
  then { seen is empty }
}
example "less than none" {
  run many(0 - 2) { }
  then { seen is empty }
}
`;

test('examples answer die by die', () => {
  const { model, findings } = compile([{ path: 'rules.sand', text: EXAMPLES }]);
  expect(findings).toEqual([]);
  const reported = model?.examples.map((example) => {
    const result = runExample(model, example);
    return result.ok ? 'ok' : [result.code, result.fields];
  });
  expect(reported).toEqual([
    'ok',
    'ok',
    ['example/unanswered', { path: 'throw/dice', count: 6 }],
    ['example/fault', { fault: 'full' }],
    'ok',
  ]);
});
