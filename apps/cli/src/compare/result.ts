import { type Comparison, type MeasureSort, type Shift, shiftOf, summaryOf } from '@sandtable/bots';

/** A comparison as plain data: every figure, and by name those that are clear. */
export function resultOf(comparison: Comparison) {
  const { pairs, same, others, faults, lengths } = comparison;
  const { head, clear, nothingClear } = summaryOf(comparison);
  const [first] = others;
  const reported = [...head, ...clear.flatMap(({ figures }) => figures)].filter((one) => one.isClear);
  return {
    pairs,
    same,
    firstOther: first?.game,
    others,
    faults,
    firstFaults: comparison.firstFaults,
    guesses: comparison.guesses,
    lengths,
    decisions: one(comparison, 'decisions'),
    drawn: one(comparison, 'drawn'),
    limited: one(comparison, 'limited'),
    winners: all(comparison, 'won'),
    uses: all(comparison, 'use'),
    chosen: all(comparison, 'chosen'),
    finals: all(comparison, 'final'),
    members: all(comparison, 'members'),
    clear: reported.map(({ measure, shift }) => ({ ...measure, ...shift })),
    nothingClear,
  };
}

function all({ figures }: Comparison, sort: MeasureSort): Readonly<Record<string, Shift>> {
  const own = figures.filter(({ measure }) => measure.sort === sort);
  return Object.fromEntries(
    own.map((figure) => {
      const { path, value, parts } = figure.measure;
      const name = value === undefined ? path : sort === 'members' ? `${path} = ${value}` : `${path}.${value}`;
      return [name, shiftOf(figure, parts)];
    }),
  );
}

const one = (comparison: Comparison, sort: MeasureSort): Shift | undefined => Object.values(all(comparison, sort))[0];
