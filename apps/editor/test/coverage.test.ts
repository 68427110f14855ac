import { compile, countingOf } from '@sandtable/compiler';
import { type Create, engine } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { rulesRan, statementsIn } from '../src/coverage/ran.ts';
import type { CoverageShown } from '../src/state/coverage.ts';
import { type CoverageReply, type CoverageRequest, coverage } from '../src/work/coverage.ts';

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

const load = async (javascript: string): Promise<Create> => {
  const module = (await import(`data:text/javascript;base64,${Buffer.from(javascript).toString('base64')}`)) as {
    create: Create;
  };
  return module.create;
};

async function begun() {
  const handle = coverage(load);
  const counting = countingOf(compile([{ path: 'rules.sand', text: RULES }], { modelOnly: true }));
  if (counting === undefined) throw new Error('the rules do not compile');
  const { countable = { rules: [], statements: [] } } = await handle({ op: 'begin', counting });
  const shown = (match: readonly number[], bots: readonly number[] = []): CoverageShown => ({
    ...countable,
    javascript: '',
    match,
    bots,
    games: 0,
    running: false,
    looking: undefined,
    missed: undefined,
  });
  return { handle, shown, rules: new Map(countable.rules.map(({ path, at }) => [path, at])) };
}

const saveOf = async (answers: readonly string[]) => {
  const { javascript = '' } = compile([{ path: 'rules.sand', text: RULES }]);
  const match = createMatch((await load(javascript))(engine), { seats: 'two', seed: 3 });
  for (const arm of answers) expect(match.decide({ arm, args: {} }).ok).toBe(true);
  return match.save();
};

async function all(handle: (request: CoverageRequest) => Promise<CoverageReply>, first: CoverageRequest) {
  let reply = await handle(first);
  while (reply.done !== true) reply = await handle({ op: first.op === 'look' ? 'look-on' : 'games-on' });
  return reply;
}

test('what ran in a match is told by rule and by statement', async () => {
  const { handle, shown } = await begun();
  const { ran = [] } = await handle({ op: 'match', save: await saveOf(['shoot', 'wait', 'parley']) });
  const rules = rulesRan(shown(ran));
  expect(rules.find(({ path }) => path === 'fire')?.match).toBe(1);
  // Those that never ran come first, as they are written.
  expect(rules.filter(({ match }) => match === 0).map(({ path }) => path)).toEqual(['truce', 'lull']);
  expect(rules.slice(0, 2).map(({ path }) => path)).toEqual(['truce', 'lull']);
  const at = (text: string) =>
    statementsIn(shown(ran), 'rules.sand').find(({ start }) => start === RULES.indexOf(text));
  expect(at('roll D')?.ran).toBe('match');
  // The condition was looked at and did not hold.
  expect(at('truce() } }')?.ran).toBe('passed');
  expect(at('round = 9')?.ran).toBe('never');
});

test('bots run what can run at all, and what cannot stays', async () => {
  const { handle, shown } = await begun();
  const { ran = [], games } = await all(handle, { op: 'games', games: 60 });
  expect(games).toBe(60);
  expect(
    rulesRan(shown([], ran))
      .filter(({ bots }) => bots === 0)
      .map(({ path }) => path),
  ).toEqual(['lull']);
});

test('bots look for a rule, and the match stops where it ran', async () => {
  const { handle, rules } = await begun();
  const place = rules.get('truce') ?? -1;
  const { found } = await all(handle, { op: 'look', place, games: 500 });
  expect(found?.decisions.at(-1)).toMatchObject({ role: 'blue', answer: { arm: 'parley' }, by: 'bot' });
  const { ran } = await handle({ op: 'match', save: found ?? (await saveOf([])) });
  expect(ran?.[place]).toBe(1);
  expect((await all(handle, { op: 'look', place: rules.get('lull') ?? -1, games: 20 })).found).toBeUndefined();
});

test('rules that do not compile are not counted', async () => {
  const handle = coverage(load);
  expect(countingOf(compile([{ path: 'rules.sand', text: 'play {' }]))).toBeUndefined();
  expect(await handle({ op: 'games', games: 5 })).toEqual({ done: true });
});
