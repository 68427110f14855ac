import { answerCodes } from '@sandtable/analysis/interpreter';
import { createRandom, type Random } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { type Create, engine, readCanonical } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { forcedFirst, type NamedStep, type Reference, start } from '@sandtable/reference';
import {
  type ByHand,
  codeOf,
  createMatch,
  lastTime,
  type Match,
  openQuestions,
  playable,
  readSave,
  readValue,
  replay,
  sizeOf,
  writeAnswer,
} from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawing, together } from './rules.ts';

const games: Record<string, { readonly create: Create; readonly model: Model }> = {};
beforeAll(async () => {
  for (const [name, text] of Object.entries({ drawing, together })) {
    const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
    expect(findings.map(({ code, fields }) => ({ code, fields }))).toEqual([]);
    if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
    games[name] = { create: await load(javascript), model };
  }
});

interface Sides {
  readonly match: Match;
  reference: Reference;
}

function begin(name: string, seed: number): Sides {
  const { create, model } = games[name] ?? {};
  if (create === undefined || model === undefined) throw new Error(`${name} was not compiled`);
  const match = createMatch(playable(create, engine), { seats: 'two', seed });
  return { match, reference: started(name, seed, []) };
}

function started(name: string, seed: number, forced: ReturnType<typeof forcedFirst>): Reference {
  const { model } = games[name] ?? {};
  if (model === undefined) throw new Error(`${name} was not compiled`);
  return start(model, { seed, layout: 0, options: [], forced });
}

function decide({ match, reference }: Sides, random: Random): boolean {
  const open = openQuestions(match.module, match.position);
  const k = random(open.length);
  const question = open[k];
  const answer = question && match.suggest(random, undefined, question.role);
  if (question === undefined || answer === undefined) return false;
  writeAnswer(match.module, question.choice, answer);
  const codes = answerCodes(match.module, question.choice);
  const decided = match.decide(answer, undefined, question.role);
  if (!decided.ok) return decided.reasons[0] === 'hand/not-offered' || decided.reasons[0] === 'hand/fewer-dice';
  reference.select(k);
  expect(reference.refusal(codes)).toBeUndefined();
  reference.decide(codes);
  return true;
}

/** Something by hand that may well be refused. */
function anyAct({ module, position }: Match, random: Random): ByHand {
  const { info, layout } = module;
  const sort = random(9);
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const anyOf = (type: number) => readValue(info, type, codeOf(info, type, random(sizeOf(info, type))));
  const named = (type: number) => String(anyOf(type));
  if (sort === 0) return { hand: 'seed', seed: random(1000) };
  if (sort < 5) {
    const i = random(info.chances.length);
    const entry = info.chances[i];
    const type = entry?.sort === 'die' ? (info.dice[entry.die]?.type ?? 0) : (entry?.element ?? -1);
    const own = layout.roleChances.find(({ chance }) => chance === i);
    const role = own && one(['red', 'blue']);
    const slot = own ? own.at + (role === 'red' ? 0 : 1) : layout.chances + i;
    // Sometimes what fell while the match was put up.
    const occurrence = random(3) === 0 ? 0 : (position[slot] ?? 0) + random(2);
    const gives = type < 0 ? ['a'] : Array.from({ length: 1 + random(3) }, () => named(type));
    return { hand: 'dice', place: entry?.path ?? '', occurrence, gives, ...(role ? { role } : {}) };
  }
  const states = info.states.map(({ params }) => params);
  const i = random(layout.fields.length + layout.states.length);
  const stored = [...layout.fields, ...layout.states][i];
  const kind = info.kinds.find(({ name }) => stored?.path.startsWith(`${name}.`));
  const params = states[i - layout.fields.length];
  const of = params ? params.map(named) : [one(kind?.members ?? ['red'])];
  const type = info.types[stored?.type ?? 0];
  const value =
    type?.t === 'set' || type?.t === 'list'
      ? [...new Set(Array.from({ length: random(4) }, () => named(type.of)))]
      : anyOf(stored?.type ?? 0);
  return { hand: 'change', path: stored?.path ?? '', of, value };
}

describe.each(['drawing', 'together'])('%s: what is done by hand', (name) => {
  test('means the same to the interpreter', () => {
    let done = 0;
    for (let seed = 0; seed < 120; seed += 1) {
      const sides = begin(name, seed);
      const random = createRandom(seed);
      for (let n = 0; n < 30; n += 1) {
        if (random(2) === 0) {
          const act = anyAct(sides.match, random);
          if (sides.match.put(act).ok) {
            done += 1;
            const first = forcedFirst(sides.match.course.slice(0, sides.match.cursor) as readonly NamedStep[]);
            if (first.length === sides.match.cursor) sides.reference = started(name, seed, first);
            else expect(sides.reference.put(act)).toBe(true);
          }
        } else if (!decide(sides, random)) break;
        expect(sides.reference.canonical(), JSON.stringify(sides.match.save())).toEqual(
          readCanonical(sides.match.module, sides.match.position),
        );
      }
    }
    expect(done).toBeGreaterThan(300);
  });

  test('is kept in saves, and is there again after undo, redo and a replay', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const sides = begin(name, seed);
      const random = createRandom(seed + 1000);
      for (let n = 0; n < 24; n += 1) {
        if (random(2) === 0) sides.match.put(anyAct(sides.match, random));
        else {
          const answer = sides.match.suggest(random);
          if (answer !== undefined) sides.match.decide(answer);
        }
        if (random(6) === 0) sides.match.step(-1);
      }
      const { match } = sides;
      const end = match.position.slice();
      const { save, findings } = readSave('a.json', JSON.stringify(match.save(true)));
      expect(findings).toEqual([]);
      if (save === undefined) break;
      const again = replay(playable(games[name]?.create as Create, engine), save);
      expect(again.lost).toBeUndefined();
      expect(again.match.save(true)).toEqual(match.save(true));
      again.match.goto(match.cursor);
      expect(again.match.position).toEqual(end);
      expect(again.match.view().log).toEqual(match.view().log);
      while (again.match.step(-1));
      while (again.match.step(1));
      expect(again.match.course).toEqual(match.course);
    }
  });
});

describe('what is set for chance', () => {
  const at = (setting: number) => {
    const sides = begin('drawing', 3);
    return { ...sides, answer: () => sides.match.decide(setting) };
  };
  const lines = (match: Match) => match.view().log.filter(({ by }) => by === 'forced');

  test('comes to pass: dice, picks and draws', () => {
    const dice = at(1);
    dice.match.put({ hand: 'dice', place: 'move/cube', occurrence: 0, gives: ['6'] });
    dice.match.put({ hand: 'dice', place: 'move/coins', occurrence: 0, gives: ['1', '1', '0'] });
    dice.answer();
    expect(dice.match.view().fields['Side.score']).toEqual([8, 0]);
    expect(lines(dice.match).map(({ args }) => args.faces)).toEqual([['6'], ['1', '1', '0']]);
    for (const gives of [['aria', 'bree'], ['cole', 'aria'], ['cole']]) {
      const picks = at(3);
      picks.match.put({ hand: 'dice', place: 'move/lucky', occurrence: 0, gives });
      picks.answer();
      const holders = picks.match.view().fields['Town.holder'] ?? [];
      for (const town of gives) expect(holders[['aria', 'bree', 'cole'].indexOf(town)]).toBe('red');
    }
    for (const gives of [['aria'], ['bree', 'cole'], ['cole', 'bree']]) {
      const open = at(3);
      open.match.put({ hand: 'dice', place: 'move/open', occurrence: 0, gives });
      open.answer();
      expect(open.match.view().states.marked).toEqual([gives.toSorted()]);
    }
    for (const card of ['d', 'e', 'f']) {
      const draws = at(2);
      draws.match.put({ hand: 'dice', place: 'move/card', occurrence: 0, gives: [card] });
      draws.answer();
      expect(draws.match.view().fields['Card.$pile']?.['abcdef'.indexOf(card)]).toBe('hand(red)');
    }
  });

  test('is what lies on top where an ordered pile is shuffled or drawn from', () => {
    for (const gives of [['a'], ['b', 'c'], ['c', 'b', 'a']]) {
      const { match } = at(2);
      expect(match.put({ hand: 'dice', place: 'play/shuffle-stock', occurrence: 0, gives })).toEqual({ ok: true });
      expect(match.view().fields['Card.$pile']?.['abc'.indexOf(gives[0] ?? '')]).toBe('hand(blue)');
      const places = match.view().fields['Card.$place'] ?? [];
      const remaining = gives.slice(1);
      expect(remaining.map((card) => places['abc'.indexOf(card)])).toEqual(remaining.map((_, i) => 1 - i));
      expect(lines(match).map(({ path }) => path)).toEqual(['play/shuffle-stock']);
    }
    // The stock is b, a, c from the top, and then a is given away although it does not lie on top.
    for (const card of ['a', 'c', 'e']) {
      const { match, answer } = at(2);
      match.put({ hand: 'dice', place: 'play/shuffle-stock', occurrence: 0, gives: ['b', 'a', 'c'] });
      match.put({ hand: 'dice', place: 'play/gift', occurrence: 0, gives: ['a'] });
      match.put({ hand: 'dice', place: 'move/top', occurrence: 0, gives: [card] });
      const drawn = (): unknown => match.view().log.find(({ path }) => path === 'move/top')?.args.drawn;
      if (card === 'c') expect([answer().ok, drawn()]).toEqual([true, ['c']]);
      else expect([answer(), drawn()]).toEqual([{ ok: false, reasons: ['hand/not-offered'] }, undefined]);
    }
  });

  test('may be of the beginning: the match is put up once more', () => {
    const { match, answer } = at(1);
    const natural = match.position.slice();
    const lots: ByHand = { hand: 'dice', place: 'play/lots', occurrence: 0, gives: ['6', '5'] };
    expect(match.put(lots)).toEqual({ ok: true });
    expect(match.view().states.luck).toEqual([11]);
    const log = match.view().log;
    expect(log.map(({ decision, sort, path }) => `${decision} ${sort} ${path}`)).toEqual([
      '1 hand hand/dice',
      '1 chance play/shuffle-stock',
      '1 roll play/lots',
      '1 chance play/gift',
    ]);
    expect(lines(match).map(({ args }) => args.faces)).toEqual([['6', '5']]);
    expect(match.undo()).toBe(true);
    expect(match.position).toEqual(natural);
    expect(match.redo()).toBe(true);
    // Once something is decided, what stands at the head of the course says it.
    answer();
    expect(match.put({ ...lots, gives: ['1', '1'] })).toEqual({ ok: false, reasons: ['hand/past'] });
    const last = lastTime(match, 'play/lots', undefined);
    expect(last).toEqual({ occurrence: 0, before: 1 });
    expect(match.rewrite(last?.before ?? -1, 0, [{ ...lots, gives: ['1', '2'] }])).toBeUndefined();
    expect(match.viewAt(2)?.states.luck).toEqual([3]);
    expect(match.course.map((act) => ('hand' in act ? 'hand' : 'decision'))).toEqual(['hand', 'hand', 'decision']);
    expect(match.otherCourses).toHaveLength(1);
  });

  test('is refused where it cannot be', () => {
    const { match } = at(2);
    const forcedDice = (place: string, gives: readonly string[], occurrence = 0) =>
      match.put({ hand: 'dice', place, occurrence, gives });
    const because = (reason: string) => ({ ok: false, reasons: [reason] });
    expect(forcedDice('move/cube', ['7'])).toEqual(because('hand/no-face'));
    expect(forcedDice('move/cub', ['6'])).toEqual(because('hand/no-place'));
    expect(forcedDice('move/cube', [])).toEqual(because('hand/no-result'));
    expect(forcedDice('play/shuffle-stock', ['g'])).toEqual(because('hand/no-pick'));
    expect(forcedDice('play/shuffle-stock', ['a', 'a'])).toEqual(because('hand/no-pick'));
    // Only a, b and c lie in the stock when it is shuffled first.
    expect(forcedDice('play/shuffle-stock', ['d'])).toEqual(because('hand/not-offered'));
    expect(forcedDice('play/gift', ['a', 'b'])).toEqual(because('hand/not-offered'));
    // Not known before it is drawn: a lies in the stock.
    expect(forcedDice('move/card', ['a']).ok).toBe(true);
    const before = match.position.slice();
    expect(match.decide(2)).toEqual(because('hand/not-offered'));
    expect(match.position).toEqual(before);
    match.undo();
    match.decide(1);
    expect(forcedDice('move/cube', ['6'])).toEqual(because('hand/past'));
  });

  test('a module whose chance cannot be set says so', () => {
    const { create } = games.drawing ?? {};
    const match = createMatch((create as Create)(engine), { seats: 'two', seed: 1 });
    const act: ByHand = { hand: 'dice', place: 'move/cube', occurrence: 0, gives: ['6'] };
    expect(match.put(act)).toEqual({ ok: false, reasons: ['hand/cannot-be-set'] });
  });
});

describe('what is changed by hand', () => {
  test('is looked at anew by the open question, and must leave it an answer', () => {
    const { match } = begin('drawing', 3);
    match.decide(4);
    const holds = (town: string) => match.put({ hand: 'change', path: 'Town.holder', of: [town], value: 'red' });
    expect(match.view().ask?.candidates).toEqual(['aria', 'bree', 'cole']);
    expect(holds('aria').ok).toBe(true);
    expect(match.view().ask?.candidates).toEqual(['bree', 'cole']);
    expect(holds('bree').ok).toBe(true);
    expect(holds('cole')).toEqual({ ok: false, reasons: ['hand/no-answer'] });
    expect(match.view().ask?.candidates).toEqual(['cole']);
    match.undo();
    expect(match.view().ask?.candidates).toEqual(['bree', 'cole']);
  });

  test('is refused where there is no such value', () => {
    const { match } = begin('drawing', 3);
    const change = (path: string, of: readonly string[], value: string | number | readonly string[]) => {
      const done = match.put({ hand: 'change', path, of, value });
      return done.ok ? 'done' : done.reasons[0];
    };
    expect(change('Side.score', ['red'], 41)).toBe('hand/no-value');
    expect(change('Side.score', ['green'], 4)).toBe('hand/no-member');
    expect(change('Side.worth', ['red'], 4)).toBe('hand/no-field');
    expect(change('Card.worth', ['a'], 4)).toBe('hand/no-field');
    expect(change('Side.mood', ['red'], 'keen(4)')).toBe('hand/no-value');
    expect(change('Side.mood', ['red'], 'keen(3)')).toBe('done');
    expect(change('course', [], ['aria', 'bree', 'cole', 'aria'])).toBe('hand/full');
    expect(change('seen', ['red', 'aria'], 2)).toBe('done');
    for (const card of ['a', 'b', 'c', 'd']) expect(change('Card.$pile', [card], 'hand(blue)')).toBe('done');
    expect(change('Card.$pile', ['e'], 'hand(blue)')).toBe('hand/full');
    expect(change('Card.$place', ['e'], 0)).toBe('hand/no-value');
  });

  test('a match that is played for its own sake refuses it', () => {
    const { create } = games.drawing ?? {};
    const match = createMatch(playable(create as Create, engine), { seats: 'two', seed: 1, real: true });
    expect(match.put({ hand: 'seed', seed: 4 })).toEqual({ ok: false, reasons: ['hand/real'] });
    expect(match.rewrite(0, 0, [{ hand: 'seed', seed: 4 }])).toEqual({ index: 0, why: 'hand/real' });
    expect(match.save().real).toBe(true);
  });
});

describe('another line of play', () => {
  test('leaves out, replaces or inserts, follows with the rest, and keeps the line as it was', () => {
    const { match } = begin('drawing', 5);
    for (const what of [1, 1, 1, 1]) match.decide(what);
    const was = match.course;
    const forcedDie: ByHand = { hand: 'dice', place: 'move/cube', occurrence: 1, gives: ['6'] };
    expect(match.rewrite(1, 0, [forcedDie])).toBeUndefined();
    expect(match.course).toEqual([was[0], forcedDie, ...was.slice(1)]);
    expect(match.otherCourses).toEqual([was]);
    // The two take turns: without one of them the other is asked.
    expect(match.rewrite(2, 1, [])).toEqual({ index: 2, why: 'replay/other-role' });
    expect([match.cursor, match.view().pending]).toEqual([2, 2]);
    expect(match.otherCourses).toHaveLength(2);
  });
});
