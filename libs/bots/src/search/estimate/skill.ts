import { chanceOf, type Example, fitted, type Shape, type Weights } from './fit.ts';

interface Tried {
  readonly weights: Weights;
  /** How much of the differences of results they explain in games that they were not learned from: all 1, nothing 0. */
  readonly skill: number;
}

/** Of so many games one is left out, to see how much what is learned from the others explains of it. */
const LEFT_OUT_ONE_IN = 4;
/** Few steps are enough to learn from those as well. */
const MORE_STEPS = 40;

/** Weights that were learned from all examples, and how far what most of them teach holds for the others. */
export function tried(examples: readonly Example[], games: number, shape: Shape): Tried {
  const isLeftOut = ({ game }: Example): boolean => game % LEFT_OUT_ONE_IN === 0;
  const most = fitted(
    examples.filter((example) => !isLeftOut(example)),
    games * (1 - 1 / LEFT_OUT_ONE_IN),
    shape,
  );
  const skill = explained(examples.filter(isLeftOut), most, shape);
  return { weights: fitted(examples, games, shape, { from: most, steps: MORE_STEPS }), skill };
}

/** Squared errors, compared with those of whoever only knows how often each seat wins; where all ends alike, none. */
function explained(examples: readonly Example[], weights: Weights, shape: Shape): number {
  let [errors, differences] = [0, 0];
  for (let seat = 0; seat < shape.groups; seat += 1) {
    const own = examples.filter(({ group }) => group === seat);
    const mean = own.reduce((sum, { result }) => sum + result, 0) / Math.max(1, own.length);
    for (const { inputs, result } of own) {
      errors += (result - chanceOf(shape, weights, inputs, seat)) ** 2;
      differences += (result - mean) ** 2;
    }
  }
  return differences === 0 ? 1 : 1 - errors / differences;
}
