import { expect, test } from 'vitest';
import * as engine from '../src/index.ts';

const slots = [
  'STATUS',
  'REASON',
  'WINNERS',
  'SEED',
  'SEATS',
  'DECISIONS',
  'FRAME',
  'RESULT',
  'FAULT',
  'FAULT_PLACE',
  'ASKS',
  'ASK_CHOICE',
  'ASK_ROLE',
  'ASK_FRAME',
] as const;

const moduleOf = (digest: string, coverage?: Int32Array): engine.GameModule => {
  const place = { file: 'a.sand', start: 0, end: 1 };
  return { info: { digest, counted: [place, place] }, layout: { size: 20 }, coverage } as unknown as engine.GameModule;
};

test('slots of the header do not overlap and end before the emitter begins', () => {
  const places = slots.map((name) => engine[name]);
  expect(new Set(places).size).toBe(slots.length);
  expect(Math.max(...places)).toBeLessThan(engine.HEADER);
});

test('a snapshot brings the same bytes back, and serves the same rules only', () => {
  const position = Int32Array.from({ length: 20 }, (_, i) => i * i);
  const taken = engine.snapshot(moduleOf('a'), position);
  const hash = engine.hashWords(position);
  position.fill(7);
  expect(engine.hashWords(position)).not.toBe(hash);
  expect(engine.restore(moduleOf('b'), taken, position)).toBe(engine.OTHER_RULES);
  expect(position[3]).toBe(7);
  expect(engine.restore(moduleOf('a'), taken, position)).toBeUndefined();
  expect(engine.hashWords(position)).toBe(hash);
});

test('coverage pairs places with counts, and is empty for plain modules', () => {
  expect(engine.coverageOf(moduleOf('a'))).toEqual([]);
  expect(engine.coverageOf(moduleOf('a', Int32Array.of(0, 3))).map(({ times }) => times)).toEqual([0, 3]);
});
