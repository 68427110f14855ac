import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decider } from '../src/decide/decider.ts';
import type { DeciderShape } from '../src/index.ts';

const [FALSE, OPEN, TRUE] = [0, 2, 3];
type Circle = DeciderShape['circle'];
/** What an equation says of the answers it reads; the answer `i` is 0, 2 or 3. */
type Equation = (read: (i: number) => number) => number;

/** Answers of a system whose instances are looked at in a given order. */
function solved(equations: readonly Equation[], circle: Circle, sizes: readonly number[], order: readonly number[]) {
  let looks = 0;
  const d = decider(
    { sizes, circle },
    {
      list: (_, out) => {
        out.set(order);
        return order.length;
      },
      evaluate: (_, at) => {
        looks += 1;
        const read = (i: number): number => {
          if (d.known[i] === OPEN) d.open(i);
          return d.known[i] ?? 0;
        };
        return equations[at]?.(read) ?? FALSE;
      },
    },
  );
  const S = new Int32Array(0);
  const fine = d.solve(S);
  const answers = [...d.known];
  const first = looks;
  // Nothing is left over from one block to the next.
  expect(d.solve(S)).toBe(fine);
  if (fine) expect([...d.known]).toEqual(answers);
  return { fine, answers, looks: first };
}

const both = (a: number, b: () => number): number => (a === FALSE ? FALSE : a & b());
const either = (a: number, b: () => number): number => (a === TRUE ? TRUE : a | b());
const not = (a: number): number => (a === OPEN ? OPEN : TRUE - a);

const all = (equations: readonly Equation[]) => equations.map((_, i) => i);
const falls: Circle = [{ when: 'else', decide: -1, set: -1, value: false }];

describe('answers that depend on each other', () => {
  test('a row is answered from its end', () => {
    const row = Array.from(
      { length: 40 },
      (_, i): Equation =>
        (read) =>
          i === 39 ? TRUE : read(i + 1),
    );
    const { answers, looks } = solved(row, [], [40], all(row));
    expect(answers).toEqual(row.map(() => TRUE));
    expect(looks).toBeLessThanOrEqual(80);
  });

  test('the one consistent answer of a circle is found', () => {
    const knot: Equation[] = [
      (read) => both(read(1), () => not(read(2))),
      (read) => either(not(read(0)), () => read(2)),
      (read) => not(both(read(0), () => read(1))),
    ];
    expect(solved(knot, [], [3], all(knot)).answers).toEqual([FALSE, TRUE, TRUE]);
  });

  test('a circle with two answers, or none, goes by the first line that fits', () => {
    const ring: Equation[] = [(read) => read(1), (read) => read(0)];
    const paradox: Equation[] = [(read) => not(read(0))];
    const holds: Circle = [
      { when: 'only', decide: 1, set: 1, value: false },
      { when: 'some', decide: 0, set: 0, value: true },
    ];
    expect(solved(ring, [], [2], [0, 1]).fine).toBe(false);
    expect(solved(ring, holds, [2, 0], [0, 1]).answers).toEqual([TRUE, TRUE]);
    expect(solved(ring, holds, [0, 2], [0, 1]).answers).toEqual([FALSE, FALSE]);
    // One line answers the first alone; the other follows from it.
    expect(solved(ring, holds, [1, 1], [0, 1]).answers).toEqual([TRUE, TRUE]);
    expect(solved(paradox, falls, [1], [0]).answers).toEqual([FALSE]);
  });

  test('a line that would answer nothing does not apply', () => {
    const ring: Equation[] = [(read) => read(1), (read) => read(0), () => TRUE];
    const circle: Circle = [{ when: 'else', decide: -1, set: 1, value: true }, ...falls];
    expect(solved(ring, circle, [2, 1], all(ring)).answers).toEqual([FALSE, FALSE, TRUE]);
  });

  test('circles that do not touch are not mixed', () => {
    const pairs = Array.from(
      { length: 6 },
      (_, i): Equation =>
        (read) =>
          i < 2 ? not(read(1 - i)) : read(i ^ 1),
    );
    const circle: Circle = [{ when: 'some', decide: 0, set: 0, value: true }, ...falls];
    expect(solved(pairs, circle, [1, 5], all(pairs)).answers).toEqual([TRUE, FALSE, FALSE, FALSE, FALSE, FALSE]);
  });

  test('those that are not there do not hold', () => {
    const ring: Equation[] = [(read) => not(read(1)), () => TRUE];
    expect(solved(ring, [], [2], [0]).answers).toEqual([TRUE, FALSE]);
  });

  test('the order in which they are looked at does not matter', () => {
    const size = 9;
    const n = fc.nat(size - 1);
    const term = fc.record({ i: n, flip: fc.boolean() });
    const equation = fc.array(fc.array(term, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
    const line = fc.record({
      when: fc.constantFrom('some' as const, 'only' as const),
      decide: fc.nat(1),
      set: fc.integer({ min: -1, max: 1 }),
      value: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(equation, { minLength: size, maxLength: size }),
        fc.array(line, { maxLength: 3 }),
        fc.shuffledSubarray([...Array(size).keys()], { minLength: size }),
        (system, lines, order) => {
          const equations = system.map(
            (ways): Equation =>
              (read) => {
                let found = FALSE;
                for (const way of ways)
                  found = either(found, () => {
                    let fits = TRUE;
                    for (const { i, flip } of way) fits = both(fits, () => (flip ? not(read(i)) : read(i)));
                    return fits;
                  });
                return found;
              },
          );
          const circle = [...lines, ...falls];
          const straight = solved(equations, circle, [4, 5], all(equations));
          expect(solved(equations, circle, [4, 5], order).answers).toEqual(straight.answers);
          expect(straight.answers.every((answer) => answer === FALSE || answer === TRUE)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
