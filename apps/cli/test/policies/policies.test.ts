import { batch, createRandom } from '@sandtable/bots';
import type { Answer } from '@sandtable/session';
import { expect, test } from 'vitest';
import { asExample, begun, played } from './asked.ts';

const head = `ruleset "posts" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
seats for Side { two { one {red} other by timid {blue} } }
kind Post { worth: 0..9, far: 0..9, near: set of Post = {} }
table Post { id worth far near
  p 3 1 {q}
  q 5 2 {p, r}
  r 5 1 {q, s}
  s 0 7 {r}
}
kind Troop { power: 0..9 }
table Troop { id power
  t1 2
  t2 4
  t3 4
}
function others(t: Troop): set of Post = { x in Post where x.far != t.power }
`;
/** What the policy answers in play; an example that demands it must hold. */
async function answered(rules: string): Promise<readonly Answer[]> {
  const match = await begun(rules);
  const answers = played(match);
  expect(asExample(match, 'timid')).toEqual({ ok: true });
  return answers;
}
const policy = (parts: string) => `policy timid for Side {\n${parts}\n}\n`;

test('the first line that takes something counts, and its criteria one after the other', async () => {
  const rules = (lines: string) => `${head}${policy(`at play/goal { ${lines} }`)}
play { let goal = choose one of x in Post by blue where x != p else "no" }`;
  const answer = (lines: string) => answered(rules(lines));
  expect(await answer('1 x: Post prefer most x.worth')).toEqual(['q']);
  expect(await answer('1 x: Post prefer most x.worth, least x.far')).toEqual(['r']);
  expect(await answer('1 x: Post where x.worth == 0   2 x: Post prefer most x.worth')).toEqual(['s']);
  expect(await answer('1 p   2 x: Post prefer x.far == 7')).toEqual(['s']);
  expect(await answer('1 p   2 x: Post where x.worth > 8')).toEqual(['q']);
  expect(await answer('1 _')).toEqual(['q']);
});

test('an optional question can be answered with none', async () => {
  const rules = (lines: string) => `${head}${policy(`at play/goal { ${lines} }`)}
play { let goal = choose optional one of Post by blue }`;
  expect(await answered(rules('1 none'))).toEqual(['none']);
  expect(await answered(rules('1 x: Post prefer most x.far   2 none'))).toEqual(['s']);
  expect(await answered(rules('1 x: Post where x.worth > 8'))).toEqual(['none']);
});

test('menus: arms with what is offered for their parameters, and locals of the procedure', async () => {
  const rules = `${head}${policy(`
  at turn/order where round == 1 {
    1 move(t, x) where x.worth > 7
    2 move(t, x) where x in t_near(t)  prefer most x.worth, least x.far, most t.power
    ties first
  }
  at turn/order where round == 2 {
    1 rest
    ties random
  }
  at turn/order {
    1 wait(t1) where round == 3 and t1.power < 9
    2 move(_, x: Post) prefer most x.far
  }`)}
function t_near(t: Troop): set of Post = if t == t2 then {r} else {q, s}
play { for n in 1..4 { turn(n) } }
procedure turn(round: 1..4) {
  let limit = round + 3
  choose order by blue {
    move(t: Troop where t.power < limit else "slow", x in others(t))
    wait(t in {t1} where round != 2 else "busy")
    rest where round != 3 else "awake"
  }
}`;
  expect(await answered(rules)).toEqual([
    // Only t1 is quick enough, and of what is offered to it s alone lies near.
    { arm: 'move', args: { t: 't1', x: 's' } },
    { arm: 'rest', args: {} },
    // A name in parentheses takes whatever stands there.
    { arm: 'wait', args: { t: 't1' } },
    { arm: 'move', args: { t: 't1', x: 's' } },
  ]);
});

test('sets: as many as must be, and more while a line takes one', async () => {
  const rules = (what: string, lines: string) => `${head}${policy(`at play/goal { ${lines} }`)}
play { let goal = choose ${what} of x in Post by blue where x != p else "no" }`;
  const answer = (what: string, lines: string) => answered(rules(what, lines));
  expect(await answer('1..2', '1 x: Post prefer least x.worth')).toEqual([['q', 's']]);
  expect(await answer('1..2', '1 x: Post where x.worth == 5 prefer least x.far')).toEqual([['q', 'r']]);
  expect(await answer('1..3', '1 x: Post where x.far == 7')).toEqual([['s']]);
  expect(await answer('2', '1 x: Post where x.far == 7')).toEqual([['q', 's']]);
  expect(await answer('any', '1 x: Post where x.far > 8')).toEqual([[]]);
});

test('sets: one that would break a condition of the whole is left out where it need not be taken', async () => {
  const rules = (count: string) => `${head}${policy('at play/goal { 1 x: Post prefer most x.worth, least x.far }')}
play { let goal = choose ${count} of Post by blue such that (sum x in goal: x.worth) <= 8 else "dear" }`;
  const answer = (count: string) => answered(rules(count));
  expect(await answer('any')).toEqual([['p', 'r', 's']]);
  expect(await answer('1..2')).toEqual([['p', 'r']]);
});

test('assignments: key by key, and the label is what is assigned so far', async () => {
  const rules = (what: string, lines: string, more = '') => `${head}${policy(`at play/goal { ${lines} }`)}
play { let goal = choose ${what} of x in Post for each t in Troop by blue ${more} }`;
  const answer = (...args: Parameters<typeof rules>) => answered(rules(...args));
  const spread = '1 x: Post where no u in Troop where goal[u] == x prefer most x.worth, least x.far';
  expect(await answer('one', spread)).toEqual([{ each: { t1: 'r', t2: 'q', t3: 'p' } }]);
  expect(await answer('optional one', `1 none where t == t2   2 x: Post prefer x.far > t.power, most x.worth`)).toEqual(
    [{ each: { t1: 's', t2: 'none', t3: 's' } }],
  );
  expect(await answer('1..2', '1 x: Post where x.far == t.power   2 x: Post where x.far == 7')).toEqual([
    { each: { t1: ['q', 's'], t2: ['s'], t3: ['s'] } },
  ]);
  // Conditions of the whole answer narrow what is offered key by key.
  expect(await answer('one', '1 x: Post prefer most x.far', 'such that distinct(goal) else "twice"')).toEqual([
    { each: { t1: 's', t2: 'q', t3: 'p' } },
  ]);
});

test('equals are taken by chance where the policy says so', async () => {
  const rules = `${head}${policy('at play/goal { 1 x: Post prefer most x.worth ties random }')}
play { let goal = choose one of Post by blue }`;
  const match = await begun(rules);
  const random = createRandom(7);
  const counts = { q: 0, r: 0 };
  const position = match.position.slice();
  for (let i = 0; i < 400; i += 1) {
    match.module.policy?.(position, 0, random);
    counts[match.module.answer[0] === 1 ? 'q' : 'r'] += 1;
  }
  expect(Math.abs(counts.q - counts.r)).toBeLessThan(80);
});

test('a seat that is held by a policy plays by it, whoever plays the others', async () => {
  const { module } = await begun(`${head}${policy('at turn/goal { 1 y: Post prefer most y.far }')}
state hits: 0..9 = 0
play { for x in Side { turn(x) } if hits > 0 { finish won by {blue} } finish won by {red} }
procedure turn(x: Side) {
  let goal = choose one of Post by x
  if goal == s and x == blue { hits += 1 }
}`);
  const series = { module, seed: 1, first: 0, games: 50, seats: [0], options: new Int32Array(0), maxDecisions: 9 };
  expect(batch(series).winners).toEqual({ red: 0, blue: 50 });
});

test('locals that nothing but the policy reads are there when it is asked', async () => {
  const match =
    await begun(`${head}${policy('at turn/goal { 1 y: Post where y.worth == wanted prefer most y.far + n }')}
play { for n in 1..2 { turn(n) } }
procedure turn(n: 1..2) {
  let wanted = if n == 1 then 3 else 0
  let first = choose one of Post by red
  let goal = choose one of Post by blue
  if first == goal { finish won by {red} }
}`);
  expect(played(match)).toEqual(['p', 'p']);
});

test('questions that are put at the same time', async () => {
  const match = await begun(`${head}${policy('at play/goal { 1 y: Post prefer y.far == role }')}
state taken(s: Side): Post? = none
play {
  simultaneously for s in Side {
    let role = if s == red then 7 else 2
    let goal = choose one of Post by s
    taken(s) = goal
  }
}`);
  expect(played(match)).toEqual(['s', 'q']);
  expect(asExample(match, 'timid')).toEqual({ ok: true });
});

test('the costs of a search that policies alone ask for are those of what is asked', async () => {
  const rules = `${head}relation road: Post -- Post
table road { p -- q -- r -- s }
search way(from: Post) over (at: Post) from from { step n in road(at) to n }
${policy('at play/goal { 1 x: Post prefer most (way(p).cost(x) otherwise 0) + 0 * (way(s).cost(x) otherwise 0) }')}
play { let goal = choose one of Post by blue }`;
  expect(await answered(rules)).toEqual(['s']);
});
