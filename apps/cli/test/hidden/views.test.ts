import { createRandom } from '@sandtable/bots';
import { ASK_ROLE, type GameModule, RUNNING, STATUS, type Stored } from '@sandtable/engine';
import { createMatch, type Match } from '@sandtable/session';
import { describe, expect, it } from 'vitest';
import { HIDDEN_ARMY } from './army.ts';
import { HIDDEN_CARDS } from './cards.ts';
import { built } from './module.ts';

const SEATS = ['first', 'second'] as const;

/** A match played at random for some decisions. */
async function played(seed: number, decisions: number): Promise<Match> {
  const { module } = await built(HIDDEN_ARMY);
  const match = createMatch(module, { seats: 'two', seed });
  const random = createRandom(seed);
  for (let i = 0; i < decisions; i += 1) {
    const answer = match.suggest(random);
    if (answer === undefined) break;
    expect(match.decide(answer).ok).toBe(true);
  }
  return match;
}

/** The view of a position, whatever led there; the question is for its chooser alone. */
function lookAt(module: GameModule, position: Int32Array, seat: string) {
  const match = createMatch({ ...module, start: (S) => S.set(position) }, { seats: 'two', seed: 1 });
  const { ask, ...view } = match.view(seat);
  return ask?.sight === undefined ? view : { ...view, ask };
}

const store = (module: GameModule, path: string): Stored => {
  const { fields, states } = module.layout;
  const found = [...fields, ...states].find((stored) => stored.path === path);
  if (found === undefined) throw new Error(path);
  return found;
};

function read(S: Int32Array, stored: Stored, cell: number): number {
  return stored.bits ? ((S[stored.at + (cell >> 5)] ?? 0) >>> (cell & 31)) & 1 : (S[stored.at + cell] ?? 0);
}
function write(S: Int32Array, stored: Stored, cell: number, value: number): void {
  if (!stored.bits) S[stored.at + cell] = value;
  else if (read(S, stored, cell) !== value) S[stored.at] = (S[stored.at] ?? 0) ^ (1 << cell);
}

/** A position that a role cannot tell from this one: its hidden foes change places, and what it may not see is other. */
function twinFor(module: GameModule, S: Int32Array, role: number, random: (n: number) => number): Int32Array {
  const T = S.slice();
  const army = module.info.kinds.findIndex(({ name }) => name === 'Army');
  const identity = module.layout.identities.find(({ kind }) => kind === army);
  const sides = module.info.fields.find(({ name, kind }) => name === 'side' && kind === army)?.values as number[];
  const up = store(module, 'Army.faceUp');
  const known = identity?.known ?? 0;
  const hidden = sides.flatMap((side, m) =>
    side !== role && read(S, up, m) === 0 && (((S[known + m] ?? 0) >>> role) & 1) === 0 ? [m] : [],
  );
  const to = [...hidden];
  for (let i = to.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [to[i], to[j]] = [to[j] ?? 0, to[i] ?? 0];
  }
  for (const [i, m] of hidden.entries()) {
    for (const path of ['Army.at', 'Army.faceUp', 'Army.worn'])
      write(T, store(module, path), to[i] ?? 0, read(S, store(module, path), m));
    for (const at of [known, identity?.epochs ?? 0]) T[at + (to[i] ?? 0)] = S[at + m] ?? 0;
  }
  for (const [m, side] of sides.entries()) if (side !== role) write(T, store(module, 'Army.worn'), m, random(3));
  write(T, store(module, 'plan'), 1 - role, random(10));
  return T;
}

describe('the view of a seat', () => {
  it('leaks nothing: what the seat may not know changes nothing in it', async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const match = await played(seed, 2 * seed);
      expect(match.position[STATUS]).toBe(RUNNING);
      const random = createRandom(seed);
      for (const [role, seat] of SEATS.entries()) {
        const T = twinFor(match.module, match.position, role, random);
        const look = (position: Int32Array) => lookAt(match.module, position, seat);
        expect(look(T)).toEqual(look(match.position));
      }
    }
  });

  it('names what it cannot tell by pseudonyms, each viewer by its own', async () => {
    const match = await played(3, 0);
    const [first, second] = SEATS.map((seat) => match.view(seat).names.Army ?? []);
    expect(first?.slice(0, 3)).toEqual(['r1', expect.stringMatching(/^Army_/), expect.stringMatching(/^Army_/)]);
    expect(first?.slice(5).every((name) => name.startsWith('Army_'))).toBe(true);
    expect(second?.slice(5, 8)).toEqual(['b1', 'b2', 'b3']);
    expect(first?.filter((name) => second?.includes(name))).toEqual([]);
    expect(new Set(first).size).toBe(10);
  });

  it('masks hidden fields, states and constants', async () => {
    const match = await played(3, 8);
    const view = match.view('first');
    expect(view.fields['Army.worn']?.slice(5)).toEqual(['?', '?', '?', '?', '?']);
    expect(view.fields['Army.worn']?.slice(0, 5)).not.toContain('?');
    expect(view.states.plan?.[1]).toBe('?');
    expect(view.states.plan?.[0]).not.toBe('?');
    expect(view.constants['Army.strength']?.slice(5)).toEqual(['?', '?', '?', '?', '?']);
    expect(view.constants['Army.strength']?.slice(0, 5)).not.toContain('?');
    expect(match.view().constants).toEqual({});
  });

  it('keeps a name while the piece can be followed, and gives another when it was mixed', async () => {
    const match = await played(3, 0);
    const before = match.view('second').names.Army?.slice(0, 5);
    match.decide([]);
    expect(match.view('second').names.Army?.slice(0, 5)).toEqual(before);
    const random = createRandom(1);
    for (let i = 0; i < 3; i += 1) match.decide(match.suggest(random) ?? []);
    const after = match.view('second').names.Army?.slice(0, 5) ?? [];
    expect(after.filter((name) => before?.includes(name))).toEqual([]);
  });

  it('shows a question to its chooser, to others who is asked what', async () => {
    const match = await played(3, 0);
    expect(match.position[ASK_ROLE]).toBe(0);
    expect(match.view('first').ask?.candidates.length).toBe(5);
    expect(match.view('second').ask).toMatchObject({
      sight: 'label',
      choice: 'deploy/moved',
      seat: 'first',
      candidates: [],
      count: 0,
    });
    expect(match.decide([], 'second')).toEqual({ ok: false, reasons: ['session/other-seat'] });
  });

  it('takes answers by the names the seat knows', async () => {
    const { module } = await built(HIDDEN_ARMY);
    const match = createMatch(module, { seats: 'two', seed: 5 });
    const random = createRandom(5);
    while (match.view().ask?.choice !== 'play/action') match.decide(match.suggest(random) ?? []);
    const names = match.ask(['look'], 'first')?.candidates ?? [];
    const foe = names.find((name) => !name.startsWith('r') && name.startsWith('Army_')) ?? '';
    const seen = match.view('first').names.Army?.indexOf(foe) ?? -1;
    expect(match.decide({ arm: 'look', args: { whom: foe } }, 'first')).toEqual({ ok: true });
    expect(seen).toBeGreaterThanOrEqual(0);
  });

  it('reads a secret answer in the log only as its giver', async () => {
    const { module } = await built(HIDDEN_ARMY);
    const match = createMatch(module, { seats: 'two', seed: 5 });
    const random = createRandom(5);
    while (match.view().log.at(-1)?.path !== 'deploy/secretPlan') match.decide(match.suggest(random) ?? []);
    const line = (seat: string) =>
      match
        .view(seat)
        .log.filter(({ path }) => path === 'deploy/secretPlan')
        .at(-1)?.args;
    expect(Object.keys(line('first') ?? {})).toEqual(['role', 'answer']);
    expect(Object.keys(line('second') ?? {})).toEqual(['role']);
  });

  it('refuses seats that do not exist', async () => {
    const match = await played(1, 0);
    expect(() => match.view('third')).toThrow(RangeError);
  });
});

describe('the view of hidden cards', () => {
  it('shows a hand to who holds it, and what was played to all', async () => {
    const { module, model } = await built(HIDDEN_CARDS);
    expect(model.piles.map(({ seen }) => seen !== undefined)).toEqual([true, true, false]);
    const match = createMatch(module, { seats: 'two', seed: 4 });
    const random = createRandom(4);
    match.decide(match.suggest(random) ?? []);
    const [red, blue] = SEATS.map((seat) => match.view(seat));
    const lies = (view: typeof red, pile: string) =>
      (view?.fields['Card.$pile'] ?? []).filter((spot) => spot === pile).length;
    const worth = (view: typeof red) => (view?.constants['Card.value'] ?? []).filter((value) => value !== '?').length;
    expect(red?.sizes).toEqual({ deck: 1, 'hand(red)': 3, 'hand(blue)': 3, spent: 1 });
    expect([lies(red, 'hand(red)'), lies(red, 'hand(blue)'), lies(red, 'spent')]).toEqual([3, 0, 1]);
    expect([lies(blue, 'hand(red)'), lies(blue, 'hand(blue)')]).toEqual([0, 3]);
    expect([worth(red), worth(blue)]).toEqual([4, 4]);
    const drew = (seat: string) =>
      match
        .view(seat)
        .log.filter(({ path }) => path === 'play/drew')
        .map(({ args }) => args.drawn === '?');
    expect([drew('first'), drew('second')]).toEqual([[false], [true]]);
  });
});
