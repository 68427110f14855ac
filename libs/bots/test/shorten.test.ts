import { compile } from '@sandtable/compiler';
import { engine, FAULTED, STATUS } from '@sandtable/engine';
import { type Course, createMatch, type Match, type Playable, playable, replay, type Save } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom, ran, repeats, sameFault, shorten } from '../src/index.ts';

/** Red may dig; after the third time the ground gives way, unless blue fills the hole meanwhile. */
const RULES = `ruleset "holes" version "1" language 1
kind Side { state score: 0..9 = 0 }
table Side { id
  red
  blue }
state deep: 0..2 = 0
state found: bool = false
seats for Side { two { first {red} second {blue} } }
play {
  while not found {
    let what = choose one of 1..3 as what by red
    if what == 1 { deep += 1 }
    if what == 2 and deep == 2 { found = true }
    let fills = choose one of bool as fills by blue
    if fills { deep = 0 }
  }
  finish won by {red}
}
`;
const DIG = { choice: 'play/what', role: 'red', answer: 1 };
const LEAVE = { choice: 'play/fills', role: 'blue', answer: false };
let modules: Readonly<Record<'plain' | 'counting', Playable>>;
beforeAll(async () => {
  const made = async (watched: boolean): Promise<Playable> => {
    const { javascript = '', findings } = compile([{ path: 'rules.sand', text: RULES }], { watched });
    expect(findings).toEqual([]);
    return playable(await load(javascript), engine);
  };
  modules = { plain: await made(false), counting: await made(true) };
});

/** A game of bots until something has happened. */
function played(module: Playable, seed: number, isEnd: (match: Match) => boolean): Match | undefined {
  const random = createRandom(seed);
  const match = createMatch(module, { seats: 'two', seed });
  for (let remaining = 400; remaining > 0 && !isEnd(match); remaining -= 1) {
    const answer = match.suggest(random);
    if (answer === undefined || !match.decide(answer, undefined, undefined, 'bot').ok) return undefined;
  }
  return isEnd(match) ? match : undefined;
}
const isFault = ({ position }: Match): boolean => position[STATUS] === FAULTED;

function lastOf(steps: Generator<Save | undefined, Save>): { readonly save: Save; readonly saves: readonly Save[] } {
  const saves: Save[] = [];
  for (;;) {
    const next = steps.next();
    if (next.done) return { save: next.value, saves };
    if (next.value) saves.push(next.value);
  }
}
const answersOf = ({ decisions }: Save) => decisions.map(({ choice, role, answer }) => ({ choice, role, answer }));

describe('a game that faults', () => {
  test('is shortened to as little as it takes, and does the same', () => {
    let tried = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const match = played(modules.plain, seed, isFault);
      if (match === undefined) continue;
      tried += 1;
      const goal = sameFault(match.position);
      const whole = match.save();
      const { save, saves } = lastOf(shorten(modules.plain, whole, goal));
      const again = replay(modules.plain, save);
      expect(again.lost).toBeUndefined();
      expect(again.match.view().fault).toEqual(match.view().fault);
      expect(answersOf(save)).toEqual([DIG, LEAVE, DIG, LEAVE, DIG]);
      // Each reported game is shorter than the one before.
      const lengths = saves.map(({ decisions }) => decisions.length);
      expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => b - a));
      expect(lastOf(shorten(modules.plain, whole, sameFault(match.position))).save).toEqual(save);
    }
    expect(tried).toBeGreaterThan(15);
  });

  test('stays as it is where it does not do it, and is not tried for ever', () => {
    const match = played(modules.plain, 3, ({ cursor }) => cursor === 6) as Match;
    const goal = () => () => false;
    expect(lastOf(shorten(modules.plain, match.save(), goal)).save).toEqual(match.save());
    const fault = [...Array(60).keys()].flatMap((seed) => played(modules.plain, seed, isFault) ?? []);
    const long = fault.toSorted((a, b) => b.cursor - a.cursor)[0] as Match;
    const { save } = lastOf(shorten(modules.plain, long.save(), sameFault(long.position), long.cursor + 1));
    expect(isFault(replay(modules.plain, save).match)).toBe(true);
    expect(save.decisions.length).toBeLessThanOrEqual(long.cursor);
  });
});

test('a game that comes to a step is shortened to one that does', () => {
  const place = modules.counting.info.counted.findIndex(({ start }) => RULES.startsWith('found = true', start));
  expect(place).toBeGreaterThanOrEqual(0);
  const isFound = ({ position, module }: Match): boolean => module === modules.plain && position[STATUS] === 1;
  for (let seed = 0; seed < 40; seed += 1) {
    const match = played(modules.plain, seed, isFound);
    if (match === undefined) continue;
    const { save } = lastOf(shorten(modules.counting, match.save(), ran(modules.counting, place)));
    const answers = answersOf(save).map(({ answer }) => answer);
    expect(answers).toEqual([1, false, 1, false, 2]);
  }
});

test('a game without an end is shortened to where it comes to the same again', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const match = createMatch(modules.plain, { seats: 'two', seed });
    const random = createRandom(seed);
    for (let n = 0; n < 40; n += 1) match.decide(n % 2 === 0 ? 3 : random(2) === 0, undefined, undefined, 'bot');
    const { save } = lastOf(shorten(modules.plain, match.save(), repeats));
    // What a local was before its first value isn't part of what is asked for.
    expect(save.decisions.length).toBeLessThanOrEqual(3);
    expect(replay(modules.plain, save).lost).toBeUndefined();
  }
});

test('what was done by hand belongs to it as far as it takes it', () => {
  const match = createMatch(modules.plain, { seats: 'two', seed: 1 });
  const line: Course = [
    { choice: 'play/what', role: 'red', answer: 3 },
    LEAVE,
    { hand: 'change', path: 'deep', of: [], value: 2 },
    { choice: 'play/what', role: 'red', answer: 3 },
    { choice: 'play/fills', role: 'blue', answer: false },
    DIG,
  ];
  expect(match.resume(line)).toBeUndefined();
  const { save } = lastOf(shorten(modules.plain, match.save(), sameFault(match.position)));
  expect(answersOf(save)).toEqual([DIG]);
  expect(save.hand).toEqual([{ after: 0, act: line[2] }]);
});
