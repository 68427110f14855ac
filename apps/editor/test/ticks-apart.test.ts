import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ticksApart } from '../src/time-line/ticks-apart.ts';

const phasesAt = (phase: string, ...numbers: readonly number[]) => numbers.map((number) => ({ phase, number }));
const every = (step: number, most: number): readonly number[] =>
  Array.from({ length: Math.floor(most / step) }, (_, i) => i * step);

test('few phases have a tick each', () => {
  const phases = [...phasesAt('year', 0, 40), ...phasesAt('move', 10, 20, 50)];
  expect(ticksApart(phases, 80, 50)).toEqual([0, 10, 20, 40, 50]);
});

test('of a very long match those that come seldom have one', () => {
  const [rounds, turns] = [every(1000, 7000), every(5, 7000)];
  expect(ticksApart([...phasesAt('turn', ...turns), ...phasesAt('round', ...rounds)], 7000, 24)).toEqual(rounds);
});

test('where hardly any would be left, every so many of the next sort have one', () => {
  const turns = every(5, 7000);
  const ticks = ticksApart([...phasesAt('begin', 3), ...phasesAt('turn', ...turns)], 7000, 80);
  expect(ticks[1]).toBe(175);
  expect(ticks.slice(1)).toEqual(every(175, 7000).slice(1));
});

test('no two ticks are nearer than can be told apart, and each is where a phase begins', () => {
  const begins = fc.record({ phase: fc.constantFrom('a', 'b', 'c'), number: fc.nat({ max: 900 }) });
  fc.assert(
    fc.property(fc.array(begins, { maxLength: 300 }), fc.integer({ min: 1, max: 200 }), (phases, room) => {
      const ticks = ticksApart(phases, 900, room);
      expect(ticks.length > 0).toBe(phases.length > 0);
      for (const [i, tick] of ticks.entries()) {
        expect(phases.map(({ number }) => number)).toContain(tick);
        if (i > 0) expect(tick - (ticks[i - 1] ?? 0)).toBeGreaterThanOrEqual(900 / room);
      }
    }),
  );
});
