import { createRandom } from '@sandtable/bots';
import { faultValues } from '@sandtable/reference';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { HIDDEN_CARDS } from './hidden/cards.ts';
import { ownFolder } from './own-folder.ts';
import type { Ran } from './sandtable.ts';
import { built } from './together/built.ts';
import { bidding } from './together/rules.ts';

const HEAD = `ruleset "sums" version "1" language 1
kind Side
table Side { id
  red
  blue }
kind Town { rank: 0..3 }
table Town { id rank
  aria 1
  bree 2
  cole 2 }
type Order = rest | go(to: Town)
seats for Side { two { first {red} second {blue} } }
state sum: 0..10 = 0
`;
/** Line 14 begins here. */
const RULES = `${HEAD}function alone(least: 0..3) = only t in Town where t.rank >= least
procedure climb(high: 0..9) {
  var low: int = 1
  for s in Side { low += 1 }
  while low < high + 100 {
    repeat 2 times { low = min(low, high) }
  }
}
procedure raise(more: 0..9) requires more < 9 else "much" {
  sum = 4
  for t in Town { sum += more }
}
play {
  for s in Side { let before = sum  log "begins" (s) }
  let order = choose one of Order by red
  let picks = choose some of Town by blue
  for s in Side {
    let n = choose one of 0..9 by s
    if n == 7 { let found = alone(2)  log "found" (found) }
    if n == 8 { climb(n) }
    sum += n
  }
  finish won by {red}
}
example "raises too much" { run raise(5) then { sum == 19 } }
example "may not" { run raise(9) then { sum == 4 } }
`;

const { sandtable, typing, write } = ownFolder();

const rulesets = (rules: string): Promise<void> => write('rulesets/sums/rules.sand', rules);
/** From the line that tells of the fault on. */
const described = ({ out }: Ran, code: string): string => out.slice(out.lastIndexOf('\n', out.indexOf(code)) + 1);

/** Red goes to bree, blue picks two towns, then both say a number. */
async function played(red: string, blue: string, ...more: readonly string[]): Promise<Ran> {
  await rulesets(RULES);
  return await typing(['go(bree)', 'aria cole', red, blue], 'play', 'sums', '--people', 'all', ...more);
}

test('a value that leaves its range is reported with the range, and with the locals in scope', async () => {
  expect(
    described(await played('4', '9'), 'rules.sand:34'),
  ).toBe(`rules.sand:34 A value is outside the range of its type.
  The value was 13.
  Allowed: 0..10.
  order = go(bree)
  picks = {aria, cole}
  s = blue
  n = 9`);
});

test('“only” tells how many there were, with the locals of the function it stands in, in German as well', async () => {
  expect(described(await played('7', '0'), 'rules.sand:14')).toBe(
    'rules.sand:14 “only” found no value, or more than one.\n  Found: 2.\n  least = 2',
  );
  expect(described(await played('7', '0', '--lang', 'de'), 'rules.sand:14')).toContain('\n  Gefunden: 2.\n  least = 2');
});

test('what runs for too long tells which loop does not end', async () => {
  expect(described(await played('8', '0'), 'rules.sand:1')).toMatch(
    /^rules\.sand:1[89] The rules ran too long.*\n {2}The loop at rules\.sand:18 doesn’t end\.\n {2}high = 8\n {2}low = 3$/,
  );
});

test('simulate tells the values of the first fault alone, and has them in its envelope', async () => {
  await rulesets(RULES);
  const argv = ['simulate', 'sums', '--games', '60', '--workers', '1'];
  const { out } = await sandtable(...argv);
  expect(out).toMatch(
    /game 2, seed 3: fault\/range at rules\.sand:34\n.*\n {6}The value was \d+\.\n {6}Allowed: 0\.\.10\./,
  );
  expect(out.split('order = ').length).toBe(2);
  const { result } = JSON.parse((await sandtable(...argv, '--json')).out);
  expect(result.firstFaults[0].values).toContainEqual({ what: 'range', name: '', value: '0..10' });
  expect(result.firstFaults[1].values).toBeUndefined();
});

test('examples that fault tell the values', async () => {
  await rulesets(RULES);
  const { out } = await sandtable('test', 'sums');
  expect(out).toMatch(/\n {4}The value was 14\.\n {4}Allowed: 0\.\.10\.\n {4}more = 5\n {4}t = bree\n/);
  expect(out).toMatch(/FAILED {2}sums: may not\n[\s\S]*\n {4}more = 9\n/);
});

test('a fault behind a loop for which the interpreter needs more steps than the module is not missed', async () => {
  const { module, model } = await built(`${HEAD}play {
  var turns: int = 0
  let n = choose one of 5..9 by red
  while turns < 700000 { turns += 1  sum = 6 }
  sum += n
}
`);
  const match = createMatch(module, { seats: 'two', seed: 1 });
  match.decide(7);
  const values = faultValues(model, match.save(), match.view().fault?.code ?? '');
  expect(values).toContainEqual({ what: 'local', name: 'turns', value: '700000' });
  expect(values).toContainEqual({ what: 'value', name: '', value: '13' });
});

const SECRET = `ruleset "sums" version "1" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
state plan(s: Side): 0..9 = 3 seen by s
state sum: 0..10 = 0
play {
  let mine = plan(blue)
  let n = choose one of 0..9 by red
  sum = 10
  sum += n
}
`;

test('who may not see all of it gets the place alone; where only bots play, everything is shown', async () => {
  await rulesets(SECRET);
  const { out } = await typing(['9'], 'play', 'sums', '--bot', 'second=random');
  expect(out).toMatch(/rules\.sand:13 A value is outside the range of its type\.$/);
  expect(described(await sandtable('play', 'sums', '--bot', 'all', '--seed', '2'), 'rules.sand:13')).toMatch(
    /\n {2}mine = 3\n {2}n = \d$/,
  );
});

/** Games that end with a fault instead: whatever was asked before has to be read again from its names. */
const BROKEN = {
  'questions at the same time': bidding.replace(/finish won by \{ s in Side .*/, 'let end = only s in Side'),
  'hidden cards': HIDDEN_CARDS.replace(/\}\nfunction first/, 'let end = only s in Side }\nfunction first'),
  pools: `${HEAD}kind Unit pool 5 { side: Side  state at: Town }
type Act = hold | move(to: Town, mate: Unit?)
play {
  for s in Side { for t in Town where t.rank == 2 { create Unit(side: s, at: t) } }
  repeat 4 times {
    let acts = choose one of Act for each u in Unit by red
    let sets = choose any of Town for each u in Unit by blue
    let gone = choose optional one of Unit by blue
    if gone is u: Unit { remove u }
    choose next by red {
      make(at: Town) where count(Unit) < 5 -> { create Unit(side: blue, at: at) }
      wait -> { sum = 0 }
    }
  }
  let end = only s in Side
}
`,
};

test.each(Object.keys(BROKEN) as (keyof typeof BROKEN)[])('a match is played again from its save: %s', async (name) => {
  const { module, model } = await built(BROKEN[name]);
  for (let seed = 1; seed <= 12; seed++) {
    const random = createRandom(seed);
    const { name: seats = '' } = module.info.layouts[seed % module.info.layouts.length] ?? {};
    const match = createMatch(module, { seats, seed });
    for (let asks = match.asks(); asks.length > 0; asks = match.asks()) {
      const { role } = asks[random(asks.length)] ?? {};
      const answer = match.suggest(random, undefined, role);
      if (answer !== undefined) match.decide(answer, undefined, role);
    }
    const { fault } = match.view();
    expect(fault?.code).toBe('fault/only');
    const [found] = faultValues(model, match.save(), 'fault/only') ?? [];
    const roles = module.info.kinds.find((kind) => kind.name === 'Side')?.members.length;
    expect(found).toEqual({ what: 'found', name: '', value: String(roles) });
  }
});
