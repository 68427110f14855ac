import { compile } from '@sandtable/compiler';
import { createMatch, type Match, replay, type Save } from '@sandtable/session';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';

const rules = `ruleset "posts" version "1.0.0" language 1
kind Side { state points: 0..9 = 0 }
table Side { id
  red
  blue
}
kind Front
table Front { id
  f1
  f2
  f3
}
kind Army { real: bool }
table Army { id real
  a1 true
  a2 true
  a3 false
}
state held: map Army -> Front?
state watched: map Army -> bool
seats for Side { two { one {red} other {blue} } }
play {
  let posting = choose optional one of f in Front for each a in Army by red
    where a.real or f != f1 else "dummy"
    favouring each f in {f1, f2}: some a in Army where a.real and posting[a] == f else "man-the-front"
  held = posting
  let idle = { a in Army where posting[a] is none }
  let look = choose any of f in Front for each a in idle by blue
    where f != f3 else "too-far"
  for a in idle { watched[a] = look[a] is not empty }
  let team = choose 1..2 of a in Army by blue favouring each a in idle: a in team else "idle-first"
  red.points = count(team)
}`;

async function begun(): Promise<Match> {
  const { javascript } = compile([{ path: 'rules.sand', text: rules }]);
  if (javascript === undefined) throw new Error('nothing was emitted');
  return createMatch(await loadModule(javascript), { seats: 'two', seed: 1 });
}

test('an assignment is picked key by key, and nothing is offered that leads nowhere', async () => {
  const match = await begun();
  const first = match.ask([]);
  expect(first?.each).toEqual({ keys: ['a1', 'a2', 'a3'], kind: 'Army' });
  expect([first?.next, first?.kind, first?.candidates]).toEqual(['a1', 'Front', ['f1', 'f2']]);
  const second = match.ask(['f1']);
  expect([second?.next, second?.candidates]).toEqual(['a2', ['f2']]);
  const third = match.ask(['f1', 'f2']);
  expect([third?.next, third?.candidates]).toEqual(['a3', ['none', 'f2', 'f3']]);
  expect(third?.excluded).toContainEqual({ candidate: 'f1', reasons: ['play/dummy'] });
  expect(match.answerOf(['f1', 'f2'])).toBeUndefined();
  expect(match.answerOf(['f1', 'f2', 'none'])).toEqual({ each: { a1: 'f1', a2: 'f2', a3: 'none' } });
});

test('keys are picked for in any order', async () => {
  const match = await begun();
  const last = match.ask([], undefined, undefined, ['a3']);
  expect(last?.each?.keys).toEqual(['a3', 'a1', 'a2']);
  expect([last?.next, last?.candidates]).toEqual(['a3', ['none', 'f2', 'f3']]);
  expect(last?.excluded).toContainEqual({ candidate: 'f1', reasons: ['play/dummy'] });
  // a1 may still have either front, until a2 has one.
  expect(match.ask(['f2'], undefined, undefined, ['a3', 'a1'])?.candidates).toEqual(['f1', 'f2']);
  const between = match.ask(['f2', 'f2'], undefined, undefined, ['a3', 'a2']);
  expect([between?.next, between?.candidates]).toEqual(['a1', ['f1']]);
  expect(match.answerOf(['f2', 'f2', 'f1'], undefined, undefined, ['a3', 'a2'])).toEqual({
    each: { a1: 'f1', a2: 'f2', a3: 'f2' },
  });
});

test('refused assignments say why, and wishes what would do', async () => {
  const match = await begun();
  const dummy = match.decide({ each: { a1: 'f1', a2: 'f2', a3: 'f1' } });
  expect(dummy).toEqual({ ok: false, reasons: ['play/dummy'] });
  const lazy = match.decide({ each: { a1: 'f2', a2: 'none', a3: 'none' } });
  expect(lazy).toEqual({
    ok: false,
    reasons: ['play/man-the-front'],
    fits: { each: { a1: 'f2', a2: 'f1', a3: 'none' } },
  });
  expect(match.decide({ each: { a1: 'f2' } })).toMatchObject({ ok: false });
  expect(match.decide({ each: { a9: 'f2' } })).toEqual({ ok: false, reasons: ['session/no-such-answer'] });
  expect(match.decide('f1')).toEqual({ ok: false, reasons: ['session/no-such-answer'] });
});

test('assignments of sets, wishes of a subset; a save spells them by names and plays again', async () => {
  const match = await begun();
  expect(match.decide({ each: { a1: 'f2', a2: 'f1', a3: 'none' } })).toEqual({ ok: true });
  expect(match.view().states.held).toEqual([['a1: f2', 'a2: f1', 'a3: none']]);
  const ask = match.ask([]);
  expect([ask?.form, ask?.next, ask?.candidates, ask?.low, ask?.high]).toEqual(['some', 'a3', ['f1', 'f2'], 0, 2]);
  const answer = match.answerOf(['f1|f2']);
  expect(answer).toEqual({ each: { a3: ['f1', 'f2'] } });
  expect(match.decide(answer ?? '')).toEqual({ ok: true });
  expect(match.decide(['a1'])).toEqual({ ok: false, reasons: ['play/idle-first'], fits: ['a1', 'a3'] });
  expect(match.decide(['a1', 'a3'])).toEqual({ ok: true });
  const save = JSON.parse(JSON.stringify(match.save())) as Save;
  expect(save.decisions.map((one) => one.answer)).toEqual([
    { each: { a1: 'f2', a2: 'f1', a3: 'none' } },
    { each: { a3: ['f1', 'f2'] } },
    ['a1', 'a3'],
  ]);
  const again = replay(match.module, save);
  expect(again.lost).toBeUndefined();
  expect(again.match.position).toEqual(match.position);
});
