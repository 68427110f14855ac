import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import type { GameModule } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { runExample } from '@sandtable/reference';
import { createMatch, replay } from '@sandtable/session';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';

const small = `ruleset "small" version "1.0.0" language 1
kind Side { state points: 0..99 = 0 }
table Side { id
  red
  blue
}
kind Town { value: 1..9, next: set of Town, state owner: Side? = none }
table Town { id value next
  aria 1 {bree, corin}
  bree 2 {aria}
  corin 3 {aria, dorn}
  dorn 4 {corin}
}
kind Army { side: Side, state at: Town = aria, state plan: Plan = stay }
table Army { id side
  r1 red
  r2 red
  b1 blue
}
type Plan = stay | go(to: Town, fast: bool) | help(whom: Army, to: Town?)
seats for Side { two { one {red} other {blue} } }
function sensible(a: Army): set of Plan = {stay} + { go(t, false) for t in a.at.next } + { help(x, none) for x in Army where x != a }
`;

async function built(text: string): Promise<{ readonly module: GameModule; readonly model: Model }> {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
  const wrong = findings.filter((one) => one.severity !== 'note');
  expect(wrong.map(({ code, fields }) => ({ code, fields }))).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  return { module: await loadModule(javascript), model };
}

const cases: readonly (readonly [string, string])[] = [
  ['one', 'choose one of t in Town by red where t.value > 1 else "low" offering aria.next'],
  [
    'one of what depends on the position',
    'choose one of t in r1.at.next as k by red offering { t in Town where t.value < 4 }',
  ],
  ['one, with a condition of the whole', 'choose one of Town as k by red offering {aria, bree} such that k.value > 1'],
  [
    'optional',
    'choose optional one of t in Town by red offering { x in Town where x.value > n } where t.value != 3 else "odd"',
  ],
  ['a set', 'choose 1..2 of t in Town by red where t.value < 4 else "high" offering aria.next + {dorn}'],
  [
    'a set with a condition',
    'choose any of Town by red such that count(k) != 1 else "one" offering {aria, bree, corin}',
  ],
  ['too few are offered', 'choose 2 of Town by red offering { t in Town where t.value >= n } otherwise {}'],
  ['nothing is offered', 'choose one of Town by red offering { t in Town where t.value > n }'],
  ['an assignment', 'choose one of Plan for each a in Army by red offering sensible(a)'],
  [
    'an assignment with conditions',
    'choose one of p in Plan for each a in Army by red where p != stay else "move" offering sensible(a) such that distinct(k) else "same"',
  ],
  [
    'an assignment that may stay empty',
    'choose optional one of Town for each a in { a in Army where a.side == red } by red offering a.at.next',
  ],
  ['an assignment of sets', 'choose 0..2 of Town for each a in Army by red offering a.at.next + {aria}'],
];

for (const [name, question] of cases)
  test(`${name}: emitted and slow interpreter agree`, async () => {
    const { module, model } = await built(
      `${small}play { for n in 1..4 { let k = ${question} for a in Army { a.at = if n == 2 then corin else dorn } } }`,
    );
    const plan = { module, javascript: '', games: 6, seed: 3, seats: [0], options: new Int32Array(0), maxDecisions: 9 };
    expect(compareWithReference(module, model, plan, 6).differences).toEqual([]);
  });

const many = (n: number, row: (i: number) => string): string => Array.from({ length: n }, (_, i) => row(i)).join('\n');

/** As many provinces, sites and units as a large game has, and orders that name them: 11,938 values. */
const large = `ruleset "large" version "1.0.0" language 1
kind Power { state points: 0..99 = 0 }
table Power { id
  east
  west
}
kind Province { next: set of Province }
table Province { id next
${many(75, (i) => `p${i} {p${(i + 1) % 75}, p${(i + 74) % 75}, p${(i * 7 + 3) % 75}, p${(i * 5 + 11) % 75}}`)}
}
kind Site { province: Province }
table Site { id province
${many(81, (i) => `s${i} p${i % 75}`)}
}
kind Unit { power: Power, state site: Site, state order: Order = hold }
table Unit { id power site
${many(34, (i) => `u${i} ${i % 2 ? 'east' : 'west'} s${i * 2}`)}
}
type Order = hold | move(to: Site, stated: bool) | support(whom: Province, to: Site?) | carry(whom: Province, to: Province)
seats for Power { two { a {east} b {west} } }
function here(u: Unit): Province = u.site.province
function near(u: Unit): set of Order = {hold} + { move(t, false) for t in Site where t.province in here(u).next }
  + { support(p, none) for p in here(u).next } + { support(p, t) for p in here(u).next, t in Site where t.province in p.next }
procedure write(p: Power) {
  let orders = choose one of Order for each u in Unit by p offering near(u)
  for u in Unit { u.order = orders[u] }
}
play { repeat 3 times { write(east) } }
example "what is not offered is accepted as well" {
  run write(west) {
    write/orders: ${many(34, (i) => `(u${i}, ${['hold', 'move(s5, false)', 'support(p3, none)', 'support(p7, s80)', 'carry(p74, p0)'][i % 5]})`).replaceAll('\n', ', ')}
  }
  then { u1.order == move(s5, false) and u3.order == support(p7, s80) and u4.order == carry(p74, p0) }
}
`;

test('twelve thousand values: names in answers, saves and examples', async () => {
  const { module, model } = await built(large);
  for (const example of model.examples) expect(runExample(model, example)).toEqual({ ok: true });
  const match = createMatch(module, { seats: 'two', seed: 1 });
  const offered = match.ask([])?.candidates ?? [];
  expect(offered).toContain('move(s1, false)');
  expect(offered).toContain('support(p1, none)');
  expect(offered.length).toBeLessThan(60);
  const order = (i: number) =>
    ['hold', 'move(s80, true)', 'support(p74, none)', 'support(p1, s79)', 'carry(p3, p3)'][i % 5] ?? '';
  const each = Object.fromEntries(Array.from({ length: 34 }, (_, i) => [`u${i}`, order(i)]));
  expect(match.decide({ each })).toEqual({ ok: true });
  expect(match.view().fields['Unit.order']?.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map(order));
  expect(match.decide({ each: { ...each, u3: 'move(s81, true)' } }).ok).toBe(false);
  const suggested = match.suggest((n) => n - 1);
  expect(suggested).toBeDefined();
  if (suggested) match.decide(suggested);
  const again = replay(module, JSON.parse(JSON.stringify(match.save())));
  expect(again.lost).toBeUndefined();
  expect([...again.match.position]).toEqual([...match.position]);
});

test('twelve thousand values: both sides agree', async () => {
  const { module, model } = await built(large);
  const plan = { module, javascript: '', games: 2, seed: 3, seats: [0], options: new Int32Array(0), maxDecisions: 9 };
  expect(compareWithReference(module, model, plan, 2).differences).toEqual([]);
});

test('twelve thousand values: a question is listed in about a millisecond', async () => {
  const { module } = await built(large);
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(0));
  const out = new Int32Array(400);
  const times = Array.from({ length: 40 }, () => {
    const from = process.threadCpuUsage();
    for (let depth = 0; depth < 34; depth++) expect(module.candidates(S, depth, out.fill(0))).toBeGreaterThan(5);
    return process.threadCpuUsage(from).user / 1000;
  });
  expect(times.sort((a, b) => a - b)[20]).toBeLessThan(20);
  expect(module.layout.size).toBeLessThan(3000);
});
