import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { load } from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { changedMoves, createMatch, type Match, type Playable, playable, replay } from '../src/index.ts';

const RULES = `ruleset "purses" version "1" language 1
kind Player { state coins: 0..99 = 0 }
table Player { id
  ann
  bob
}
seats for Player { two { first {ann} second {bob} } }
constant wage: 0..9 = 1
constant gift: 0..9 = 1
state hidden(p: Player): 0..99 = 0 seen by p
procedure turn(p: Player) {
  let what = choose one of 1..3 by p
  if what == 1 { p.coins += wage  log "paid" (p) }
  if what == 2 { hidden(p) += gift }
  if what == 3 { p.coins = 9 }
}
play { while true { for p in Player { turn(p) } } }
`;

const rules = async (from = '', to = ''): Promise<Playable> => {
  const { javascript = '', findings } = compile([{ path: 'main.sand', text: RULES.replace(from, to) }]);
  expect(findings).toEqual([]);
  return playable(await load(javascript), engine);
};

/** Ann is paid, bob hides something, ann is paid, bob is paid, ann has nine coins. */
const ANSWERS = [1, 2, 1, 1, 3];

const under = async (from: string, to: string): Promise<readonly [Match, Match]> => {
  const was = createMatch(await rules(), { seats: 'two', seed: 1 });
  for (const answer of ANSWERS) expect(was.decide(answer)).toEqual({ ok: true });
  return [was, replay(await rules(from, to), was.save()).match];
};

const described = (was: Match, is: Match, seat?: string) =>
  changedMoves(was, is, seat).moves.map(({ number, values }) => [
    number,
    ...values.map((one) => `${one.path} ${one.of}: ${one.was} → ${one.is}`),
  ]);

it('names moves that lead to something else, not those that only follow one', async () => {
  const [was, is] = await under('wage: 0..9 = 1', 'wage: 0..9 = 2');
  expect(described(was, is)).toEqual([
    [1, 'Player.coins ann: 1 → 2'],
    [3, 'Player.coins ann: 2 → 4'],
    [4, 'Player.coins bob: 1 → 2'],
  ]);
  expect(changedMoves(was, is)).toMatchObject({ compared: 5, stopsAt: undefined });
});

it('counts two more as two more, wherever the count stands', async () => {
  const [was, is] = await under('p.coins += wage', 'p.coins += if p.coins == 0 and p == ann then 3 else wage');
  expect(described(was, is)).toEqual([[1, 'Player.coins ann: 1 → 3']]);
});

it('tells what the log said, and what it says instead', async () => {
  const [was, is] = await under('{ p.coins += wage  log "paid" (p) }', '{ p.coins += wage }');
  const [first] = changedMoves(was, is).moves;
  expect([first?.was.map(({ path }) => path), first?.is, first?.values]).toEqual([['turn/paid'], [], []]);
  expect(first?.move?.args).toEqual({ role: 'ann', answer: 1 });
});

it('tells a seat nothing that it may not see', async () => {
  const [was, is] = await under('gift: 0..9 = 1', 'gift: 0..9 = 4');
  expect(described(was, is)).toEqual([[2, 'hidden bob: 1 → 4']]);
  expect(described(was, is, 'second')).toEqual([[2, 'hidden bob: 1 → 4']]);
  expect(described(was, is, 'first')).toEqual([]);
});

it('says nothing of values that come into sight', async () => {
  const [was, is] = await under(' seen by p', '');
  expect(described(was, is, 'first')).toEqual([]);
});

it('says from where on moves are no longer possible', async () => {
  const [was, is] = await under('choose one of 1..3 by p', 'choose one of 1..2 by p');
  expect(changedMoves(was, is)).toEqual({ moves: [], compared: 4, stopsAt: 5 });
});

it('compares members by name: a row that is added changes nothing else', async () => {
  const [was, is] = await under('  ann\n', '  zoe\n  ann\n');
  // Zoe is asked first, so that nothing fits.
  expect(changedMoves(was, is)).toEqual({ moves: [], compared: 0, stopsAt: 1 });
  const [same, twin] = await under('', '');
  expect(changedMoves(same, twin)).toEqual({ moves: [], compared: 5, stopsAt: undefined });
});
