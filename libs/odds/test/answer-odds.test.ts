import { createRandom, drawWorld, seatRoles } from '@sandtable/bots';
import { type Create, engine, type GameModule, SEED } from '@sandtable/engine';
import { type Answer, createMatch, type Match, ONLOOKER } from '@sandtable/session';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type AnswerOdds,
  answerOdds,
  caseAt,
  LIMITS,
  type Limits,
  type ScriptedChance,
  scriptedChance,
  type Thought,
  tellingLines,
} from '../src/index.ts';
import { createOf } from './built.ts';

/** Shots at huts; how thick their walls are only their side knows. */
const RULES = `kind Side { state hits: 0..9 = 0 }
kind Hut {
  side: Side
  seen by side { wall: 0..5 }
  state down: bool = false
  state patched: bool = false seen by side
}
table Side { id
  red
  blue
}
table Hut { id side wall
  r1 red 2
  b1 blue 0
  b2 blue 2
  b3 blue 2
}
die D { 1..6 }
die Coin { 0, 1 }
seats for Side { two { one {red} other {blue} } }
function standing(s: Side): set of Hut = { h in Hut where h.side == s and not h.down }
procedure shoot(s: Side, h: Hut) {
  let shot = roll D by s
  if shot > h.wall {
    log "down" (hut: h, shot)
    h.down = true
    s.hits += 1
  } else { log "holds" (hut: h) }
}
play {
  repeat 3 times {
    for s in Side {
      choose turn by s {
        shoot(h in standing(if s == red then blue else red)) -> shoot(s, h)
        toss -> {
          let coin = roll Coin by s
          s.hits += coin
          log "tossed" (s)
          if s.hits == 3 { finish won by {s} because "enough" }
        }
        gusts -> { repeat 9 times { let gust = roll D as gust  if gust == 6 and s.hits < 9 { s.hits += 1 } } }
        wait -> s.hits += 0
      }
    }
  }
}
`;
const OPEN = RULES.replace('seen by side { wall: 0..5 }', 'wall: 0..5').replace(' seen by side', '');

interface Rules {
  readonly module: GameModule;
  readonly thinking: GameModule;
  readonly scripted: ScriptedChance;
}
const rulesOf = (create: Create): Rules => {
  const scripted = scriptedChance(engine);
  return { module: create(engine), thinking: create(scripted.engine), scripted };
};
let hidden: Rules;
let open: Rules;
beforeAll(async () => {
  hidden = rulesOf(await createOf(RULES));
  open = rulesOf(await createOf(OPEN));
});

const begun = ({ module }: Rules): Match => createMatch(module, { seats: 'two', seed: 5 });
const shoot = (h: string): Answer => ({ arm: 'shoot', args: { h } });

function thought(rules: Rules, position: Int32Array, answer: Answer, seat?: string, limits: Limits = LIMITS) {
  return thoughtOf(rules, { position, answer, seat }, limits);
}
function thoughtOf(
  { thinking: module, scripted }: Rules,
  of: Pick<Thought, 'position' | 'answer' | 'seat' | 'asked'>,
  limits: Limits = LIMITS,
) {
  const steps = answerOdds({ module, scripted, ...of }, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const changed = (odds: AnswerOdds | undefined) =>
  odds?.changes.map(({ path, of, values }) => [
    `${of.join()} ${path.split('.')[1]}`,
    ...values.map(({ value, fraction, share }) => `${value}: ${fraction ?? share.toFixed(2)}`),
  ]);

describe('where everything is open', () => {
  test('what changes, what the log says, and what comes next', () => {
    const odds = thought(open, begun(open).position, shoot('b2'), 'one');
    expect(odds).toMatchObject({ basis: 'exact', runs: 6, positions: 1, certain: false, ends: [] });
    expect(changed(odds)).toEqual([
      ['red hits', '0: 1/3', '1: 2/3'],
      ['b2 down', 'true: 2/3', 'false: 1/3'],
    ]);
    expect(odds?.lines.map(({ value: { path, args }, share }) => [path, args, share.toFixed(3)])).toEqual([
      ['shoot/holds', { hut: 'b2' }, '0.333'],
      ...[3, 4, 5, 6].map((shot) => ['shoot/down', { hut: 'b2', shot }, '0.167']),
    ]);
    expect(odds?.asks).toMatchObject([{ value: { choice: 'play/turn', role: 'blue' }, fraction: '1/1' }]);
  });

  test('of the things that may come of it exactly one does', () => {
    const { cases } = thought(open, begun(open).position, shoot('b2'), 'one') ?? {};
    expect(cases?.all.map(({ share }, at) => [tellingLines(cases, at)[0]?.path, share.toFixed(3)])).toEqual([
      ['shoot/down', '0.667'],
      ['shoot/holds', '0.333'],
    ]);
    const held = { path: 'shoot/holds', sort: 'log', args: { hut: 'b2' } } as const;
    expect(cases && caseAt(cases, [held])).toBe(1);
    expect(thought(open, begun(open).position, { arm: 'wait', args: {} }, 'one')?.cases).toBeUndefined();
  });

  test('what leaves nothing to chance', () => {
    const odds = thought(open, begun(open).position, { arm: 'wait', args: {} }, 'one');
    expect(odds).toMatchObject({ certain: true, changes: [], lines: [], runs: 1 });
  });

  test('what may end the match', () => {
    const match = begun(open);
    match.position[open.module.layout.fields.find(({ path }) => path === 'Side.hits')?.at ?? 0] = 2;
    const odds = thought(open, match.position, { arm: 'toss', args: {} }, 'one');
    expect(odds?.ends).toMatchObject([
      { value: { status: 'won', winners: ['one'], reason: 'play/enough' }, fraction: '1/2' },
    ]);
    expect(odds?.lines).toMatchObject([{ share: 1 }]);
  });

  test('too many ways', () => {
    const odds = thought(open, begun(open).position, { arm: 'gusts', args: {} }, 'one', { ...LIMITS, leaves: 500 });
    expect(odds).toMatchObject({ basis: 'runs', runs: 20_000 });
    const { interval } = odds?.changes[0]?.values[0] ?? {};
    expect(interval?.low).toBeLessThan((5 / 6) ** 9);
    expect(interval?.high).toBeGreaterThan((5 / 6) ** 9);
  });

  test('who is not asked, or answers what cannot be, gets nothing', () => {
    const { position } = begun(open);
    expect(thought(open, position, shoot('b2'), 'other')).toBeUndefined();
    expect(thought(open, position, shoot('r1'), 'one')).toBeUndefined();
    expect(thought(open, position, shoot('b2'))).toBeDefined();
  });
});

describe('where something is hidden', () => {
  test('what hangs on nothing of it is exact', () => {
    const odds = thought(hidden, begun(hidden).position, { arm: 'toss', args: {} }, 'one');
    expect(odds).toMatchObject({ basis: 'exact', positions: 1 });
    expect(changed(odds)).toEqual([['red hits', '0: 1/2', '1: 1/2']]);
  });

  test('what hangs on it is a mean over what may be', () => {
    const match = begun(hidden);
    const names = match.ask(['shoot'], 'one')?.candidates ?? [];
    expect(names).toHaveLength(3);
    for (const name of names) {
      const odds = thought(hidden, match.position, shoot(name), 'one');
      expect(odds).toMatchObject({ basis: 'positions', positions: 40 });
      const [share] = odds?.changes.find(({ path }) => path === 'Hut.down')?.values ?? [];
      // One hut of three has no wall, two have one of 2: seven of nine.
      expect(share?.value).toBe(true);
      expect(share?.share).toBeCloseTo(7 / 9, 1);
      expect(share?.interval?.low).toBeLessThan(7 / 9);
      expect(share?.interval?.high).toBeGreaterThan(7 / 9);
      expect(share?.fraction).toBeUndefined();
    }
  });

  test('progress is reported to who waits, position by position', () => {
    const { thinking: module, scripted } = hidden;
    const { position } = begun(hidden);
    const [name = ''] = begun(hidden).ask(['shoot'], 'one')?.candidates ?? [];
    const steps = [...answerOdds({ module, scripted, position, answer: shoot(name), seat: 'one' })];
    expect(steps).toEqual(Array.from({ length: 40 }, (_, i) => i / 40));
  });

  test('it is a function of what the seat may know: no position that may be the true one gives others', () => {
    const match = begun(hidden);
    const random = createRandom(3);
    const names = match.ask(['shoot'], 'one')?.candidates ?? [];
    for (const answer of [...names.map(shoot), { arm: 'toss', args: {} }]) {
      const known = thought(hidden, match.position, answer, 'one');
      for (let i = 0; i < 6; i += 1) {
        const W = new Int32Array(match.position.length);
        drawWorld(hidden.module, match.position, random, W);
        // Pseudonyms depend on the seed of the match.
        W[SEED] = match.position[SEED] ?? 0;
        expect(thought(hidden, W, answer, 'one')).toEqual(known);
      }
    }
  });

  test('of what another is asked it is a function of what who looks may know', () => {
    const { position } = begun(hidden);
    const names = begun(hidden).ask(['shoot'], 'one')?.candidates ?? [];
    const knownTo = (name: string, seat: string) => {
      const match = begun(hidden);
      match.decide(shoot(name), 'one');
      return { position, answer: shoot(name), ...match.decisionKnown(1, seat), seat };
    };
    // Who stands behind a wall knows how thick it is, and who shoots at it does not.
    const owned = names.map((name) => thoughtOf(hidden, knownTo(name, 'other')));
    expect(owned.map((odds) => [odds?.basis, odds?.certain])).toEqual(names.map(() => ['exact', expect.any(Boolean)]));
    const at = owned.findIndex((odds) => odds?.certain === false);
    const own = owned[at];
    expect(own?.cases?.all.map(({ share }) => share.toFixed(3))).toEqual(['0.667', '0.333']);
    const shooting = thoughtOf(hidden, knownTo(names[at] ?? '', 'one'));
    expect(shooting?.cases?.all[0]?.share).toBeCloseTo(7 / 9, 1);
    // Onlookers know no wall at all.
    const watched = thoughtOf(hidden, knownTo(names[at] ?? '', ONLOOKER));
    expect(watched).toMatchObject({ basis: 'positions' });
    const random = createRandom(4);
    for (let i = 0; i < 6; i += 1) {
      const W = new Int32Array(position.length);
      drawWorld(hidden.module, position, random, W, seatRoles(hidden.module, position, 'other'));
      W[SEED] = position[SEED] ?? 0;
      expect(thoughtOf(hidden, { ...knownTo(names[at] ?? '', 'other'), position: W })).toEqual(own);
    }
  });

  test('what procedures keep of what is hidden is revealed to nobody but who is asked', async () => {
    // The bonus is the thickest wall of the side that shoots, which only that side knows.
    const text = RULES.replace(
      '      choose turn by s {',
      '      let bonus = min(5, sum h in standing(s): h.wall)\n      choose turn by s {',
    )
      .replace('-> shoot(s, h)', '-> shoot(s, h, bonus)')
      .replace('shoot(s: Side, h: Hut)', 'shoot(s: Side, h: Hut, bonus: 0..5)')
      .replace('if shot > h.wall {', 'if shot + bonus > h.wall {');
    const keeping = rulesOf(await createOf(text));
    const { position } = begun(keeping);
    const toss = { arm: 'toss', args: {} };
    expect(thoughtOf(keeping, { position, answer: toss, seat: 'one', asked: 'one' })).toBeDefined();
    expect(thoughtOf(keeping, { position, answer: toss, seat: 'other', asked: 'one' })).toBeUndefined();
    expect(
      thoughtOf(hidden, { position: begun(hidden).position, answer: toss, seat: 'other', asked: 'one' }),
    ).toBeDefined();
  });

  test('who sees everything has it exactly', () => {
    const { position } = begun(hidden);
    expect(thought(hidden, position, shoot('b1'))).toMatchObject({ basis: 'exact', certain: true });
    expect(thought(hidden, position, shoot('b2'))).toMatchObject({ basis: 'exact', certain: false });
    expect(changed(thought(hidden, position, shoot('b1')))?.[1]).toEqual(['b1 down', 'true: 1/1']);
  });
});
