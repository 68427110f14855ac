import { compile } from '@sandtable/compiler';
import { type Create, engine, type GameModule, restore, snapshot } from '@sandtable/engine';
import { load } from '@sandtable/testkit';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatch, type Match, readSave, replay } from '../../src/index.ts';
import { CARDS, DEEDS, POSTS, WALKS } from './rulesets.ts';

const RULES: Readonly<Record<string, string>> = { CARDS, DEEDS, POSTS, WALKS };
const creators = new Map<string, Create>();
beforeAll(async () => {
  for (const [name, text] of Object.entries(RULES)) {
    const { javascript = '', findings } = compile([{ path: 'main.sand', text }]);
    expect(findings).toEqual([]);
    creators.set(name, await load(javascript));
  }
});

/** A module of its own: what one match leaves in it must not help another. */
function moduleOf(name: string): GameModule {
  const create = creators.get(name);
  if (create === undefined) throw new Error(`${name} was not compiled`);
  return create(engine);
}

/** A function of the numbers alone, so that a failing case can be shrunk: each draw takes the next of them. */
function drawing(numbers: readonly number[]): (n: number) => number {
  let at = 0;
  return (n) => (numbers[at++ % Math.max(numbers.length, 1)] ?? 0) % n;
}

type Step = 'decide' | 'undo' | 'redo';
interface Course {
  readonly seed: number;
  readonly steps: readonly Step[];
  readonly numbers: readonly number[];
}
const courses: fc.Arbitrary<Course> = fc.record({
  seed: fc.integer(),
  steps: fc.array(fc.constantFrom<Step>('decide', 'decide', 'decide', 'undo', 'redo'), { maxLength: 40 }),
  numbers: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 30 }),
});

/** Takes one answer as bots do: by name, and never refused. */
function answer(match: Match, random: (n: number) => number): boolean {
  const suggested = match.suggest(random);
  if (suggested === undefined) return false;
  expect(match.decide(suggested)).toEqual({ ok: true });
  return true;
}

/** A match after a course of decisions and steps back and forth. */
function played(name: string, { seed, steps, numbers }: Course): Match {
  const match = createMatch(moduleOf(name), { seats: 'two', seed });
  const random = drawing(numbers);
  for (const step of steps) {
    if (step === 'decide') answer(match, random);
    else match[step]();
  }
  return match;
}

const bytes = (match: Match): Uint8Array => new Uint8Array(match.position.slice().buffer);
const runs = { numRuns: 40 };

describe.each(Object.keys(RULES))('%s', (name) => {
  test('undo takes back every byte of a decision, and redo brings it back', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const match = played(name, course);
        const before = bytes(match);
        const view = match.view();
        if (!answer(match, drawing(course.numbers))) return;
        const after = bytes(match);
        expect(match.undo()).toBe(true);
        expect(bytes(match)).toEqual(before);
        const { made, branches } = match.view();
        expect(made).toBeGreaterThan(view.decisions);
        expect(match.view()).toEqual({ ...view, redoable: true, made, branches });
        expect(match.redo()).toBe(true);
        expect(bytes(match)).toEqual(after);
      }),
      runs,
    );
  });

  test('undo to the start and redo to the end pass the same positions', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const match = played(name, course);
        while (match.redo());
        const down = [bytes(match)];
        while (match.undo()) down.push(bytes(match));
        const up = [bytes(match)];
        while (match.redo()) up.push(bytes(match));
        expect(up).toEqual(down.toReversed());
      }),
      runs,
    );
  });

  test('a match is its decisions: what was taken back leaves no trace', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const match = played(name, course);
        const save = match.save();
        const again = createMatch(moduleOf(name), save);
        for (const { answer: given } of save.decisions) expect(again.decide(given)).toEqual({ ok: true });
        expect(bytes(again)).toEqual(bytes(match));
        expect(again.view().log).toEqual(match.view().log);
      }),
      runs,
    );
  });

  test('a save that was written, read and replayed is the same match and the same text', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const match = played(name, course);
        const text = JSON.stringify(match.save());
        const { save, findings } = readSave('save.json', text);
        expect(findings).toEqual([]);
        if (save === undefined) return;
        const again = replay(moduleOf(name), save);
        expect(again.lost).toBeUndefined();
        expect(bytes(again.match)).toEqual(bytes(match));
        expect(JSON.stringify(again.match.save())).toBe(text);
      }),
      runs,
    );
  });

  test('a snapshot goes on as the match does', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const match = played(name, course);
        const other = moduleOf(name);
        const S = new Int32Array(other.layout.size);
        expect(restore(other, snapshot(match.module, match.position), S)).toBeUndefined();
        if (match.ask([]) === undefined) return;
        other.sample(S, drawing(course.numbers));
        other.decide(S);
        answer(match, drawing(course.numbers));
        expect(new Uint8Array(S.buffer)).toEqual(bytes(match));
      }),
      runs,
    );
  });

  test('a refused answer changes nothing', () => {
    fc.assert(
      fc.property(courses, fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())), (course, nonsense) => {
        const match = played(name, course);
        const before = bytes(match);
        if (!match.decide(nonsense).ok) expect(bytes(match)).toEqual(before);
      }),
      runs,
    );
  });
});
