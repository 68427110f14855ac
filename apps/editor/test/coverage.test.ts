import { type Counts, noCounts, rulesRan, statementsIn } from '@sandtable/analysis';
import { compile, countingOf } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { boardHeat, rowHeat } from '../src/coverage/heat.ts';
import type { CoverageShown } from '../src/state/slices/analysis.ts';
import { say as createSay } from '../src/words.ts';
import { coverage } from '../src/workers/coverage.ts';

const RULES = `ruleset "huts" version "1.0.0" language 1
kind Side { state hits: 0..9 = 0 }
table Side { id
  red
  blue }
die D { 1..6 }
state round: 0..9 = 0
seats for Side { two { first {red} second {blue} } }
procedure fire(s: Side) {
  step aim { let shot = roll D by s }
  step hit {
    if shot == 6 { if s.hits < 9 { s.hits += 1 } }
  }
}
procedure truce() { round = 9 }
procedure lull() { round = 8 }
play {
  for r in 1..3 {
    for s in Side {
      choose turn by s {
        shoot -> fire(s)
        parley -> { if r == 3 and s == blue { truce() } }
        wait -> { if r == 9 { lull() } }
      }
    }
  }
}
`;

async function begun() {
  const counter = coverage(load);
  const counting = countingOf(compile([{ path: 'rules.sand', text: RULES }], { modelOnly: true }));
  if (counting === undefined) throw new Error('the rules do not compile');
  const countable = await counter.begin(counting);
  const shown = (match: Counts, bots: Counts = noCounts, examples: Counts = noCounts): CoverageShown => ({
    ...countable,
    javascript: '',
    match,
    examples,
    bots,
    games: 0,
    examplesRun: 0,
    running: false,
    looking: undefined,
    missed: undefined,
  });
  return { counter, shown, rules: new Map(countable.rules.map(({ path, at }) => [path, at])) };
}

const saveOf = async (answers: readonly string[]) => {
  const { javascript = '' } = compile([{ path: 'rules.sand', text: RULES }]);
  const match = createMatch((await load(javascript))(engine), { seats: 'two', seed: 3 });
  for (const arm of answers) expect(match.decide({ arm, args: {} }).ok).toBe(true);
  return match.save();
};

function all<Reply extends { readonly done: boolean }>(first: Reply, next: () => Reply): Reply {
  let reply = first;
  while (!reply.done) reply = next();
  return reply;
}

test('what ran in a match is counted by rule and by statement', async () => {
  const { counter, shown } = await begun();
  const counts = counter.match(await saveOf(['shoot', 'wait', 'parley'])) ?? noCounts;
  const rules = rulesRan(shown(counts));
  expect(rules.find(({ path }) => path === 'fire')?.match).toBe(1);
  // Those that never ran come first, as they are written.
  expect(rules.filter(({ match }) => match === 0).map(({ path }) => path)).toEqual(['truce', 'lull']);
  expect(rules.slice(0, 2).map(({ path }) => path)).toEqual(['truce', 'lull']);
  const at = (text: string) =>
    statementsIn(shown(counts), 'rules.sand').find(({ start }) => start === RULES.indexOf(text));
  expect(at('roll D')?.ran).toBe('match');
  // The condition was looked at and did not hold.
  expect(at('truce() } }')?.ran).toBe('passed');
  expect(at('round = 9')?.ran).toBe('never');
});

test('bots run what can run at all, and what cannot stays', async () => {
  const { counter, shown } = await begun();
  const { counts = noCounts, games } = all(counter.games(60), counter.gamesOn);
  expect(games).toBe(60);
  expect(
    rulesRan(shown(noCounts, counts))
      .filter(({ bots }) => bots === 0)
      .map(({ path }) => path),
  ).toEqual(['lull']);
});

test('bots look for a rule, and the match stops where it ran', async () => {
  const { counter, rules } = await begun();
  const place = rules.get('truce') ?? -1;
  const { found } = all(counter.look(place, 500), counter.lookOn);
  expect(found?.decisions.at(-1)).toMatchObject({ role: 'blue', answer: { arm: 'parley' }, by: 'bot' });
  const counts = counter.match(found ?? (await saveOf([])));
  expect(counts?.ran[place]).toBe(1);
  expect(all(counter.look(rules.get('lull') ?? -1, 20), counter.lookOn).found).toBeUndefined();
});

test('rules that do not compile are not counted', async () => {
  const counter = coverage(load);
  expect(countingOf(compile([{ path: 'rules.sand', text: 'play {' }]))).toBeUndefined();
  expect(counter.games(5)).toEqual({ done: true });
});

const TRIED = `example "a six hits" { run fire(red) { roll fire/shot: 6 } then { red.hits == 1 } }
example "a one misses" { run fire(blue) { roll fire/shot: 1 } then { blue.hits == 0 } }
`;

test('examples are a source of their own, with statements and rules', async () => {
  const files = [
    { path: 'rules.sand', text: RULES },
    { path: 'tests/tried.sand', text: TRIED },
  ];
  const compiled = compile(files);
  expect(compiled.findings.map(({ code }) => code)).toEqual([]);
  const counting = countingOf(compiled);
  if (counting === undefined || compiled.model === undefined) throw new Error('the rules do not compile');
  const { counter, shown } = await begun();
  await counter.begin(counting);
  const { counts = noCounts, games } = all(await counter.examples(structuredClone(compiled.model)), counter.examplesOn);
  expect(games).toBe(2);
  const known = shown(noCounts, noCounts, counts);
  expect(rulesRan(known).find(({ path }) => path === 'fire')).toMatchObject({ match: 0, examples: 2, bots: 0 });
  const at = (text: string) => statementsIn(known, 'rules.sand').find(({ start }) => start === RULES.indexOf(text));
  expect(at('s.hits += 1')).toMatchObject({ ran: 'examples', examples: 1 });
  expect(at('round = 9')?.ran).toBe('never');
  // What ran in the match as well counts as that.
  const both = { ...known, match: { ...noCounts, ran: counts.ran } };
  expect(statementsIn(both, 'rules.sand').find(({ start }) => start === RULES.indexOf('s.hits += 1'))?.ran).toBe(
    'match',
  );
});

const ROADS = `ruleset "roads" version "1.0.0" language 1
kind Side
kind Town { worth: 0..9, name: 0..9 = 4 }
kind Cart { load: 1..9, state at: Town? }
relation road: Town -- Town
table Side { id
  red
  blue }
table Town { id worth
  aria 3
  bree 5
  cole 7 }
table road { aria -- bree -- cole }
table Cart { id load at
  one 2 aria
  two 3 none }
state gained: 0..99 = 0
seats for Side { two { first {red} second {blue} } }
play {
  repeat 2 times {
    let to = choose one of road(bree) by red
    one.at = to
    if gained < 80 { gained += to.worth + to.name }
  }
}
`;

test('rows that were read, and places that were entered or named, are counted', async () => {
  const counter = coverage(load);
  const compiled = compile([{ path: 'rules.sand', text: ROADS }]);
  expect(compiled.findings.map(({ code }) => code)).toEqual([]);
  const counting = countingOf(compiled);
  if (counting === undefined) throw new Error('the rules do not compile');
  const countable = await counter.begin(counting);
  const match = createMatch((await load(compiled.javascript ?? ''))(engine), { seats: 'two', seed: 3 });
  for (const answer of ['cole', 'cole']) expect(match.decide(answer).ok).toBe(true);
  const counts = counter.match(match.save()) ?? noCounts;
  expect(counts.ran).toHaveLength(countable.statements.length);
  // Sides, towns, carts: two fields of a town are read in each of two turns; the cart came to it once.
  expect(counts.read).toEqual([0, 0, 0, 0, 4, 0, 0]);
  expect(counts.named).toEqual([0, 0, 0, 0, 2, 0, 0]);
  expect(counts.entered).toEqual([0, 0, 0, 0, 1, 0, 0]);

  const { info } = (await load(counting.javascript))(engine);
  const shown: CoverageShown = {
    ...countable,
    javascript: '',
    match: counts,
    examples: noCounts,
    bots: { ...noCounts, read: [0, 0, 9, 0, 96, 0, 0], named: [], entered: [0, 0, 2, 0, 0, 0, 0] },
    games: 0,
    examplesRun: 0,
    running: false,
    looking: undefined,
    missed: undefined,
  };
  const say = createSay('en');
  const rows = rowHeat(shown, info, 'Town', say);
  expect([...(rows ?? [])].map(([id, { level, label }]) => [id, level, label])).toEqual([
    ['aria', 2, '9×'],
    ['bree', 0, 'never'],
    ['cole', 4, '100×'],
  ]);
  // A side has nothing but its name to be read.
  expect(rowHeat(shown, info, 'Side', say)).toBeUndefined();
  const { places } = boardHeat(shown, info, say);
  expect(places.get('Town.cole')).toEqual({ times: 3, text: 'entered once, chosen 2 times' });
  expect(places.get('Town.bree')).toEqual({ times: 0, text: 'never entered or chosen' });
});
