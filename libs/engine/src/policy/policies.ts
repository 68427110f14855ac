import { contest } from './contest.ts';
import { cellFiller } from './fill-cells.ts';
import { menuFiller } from './fill-menu.ts';
import type { PolicyRules, PolicyShape } from './shape.ts';

/**
 * Puts the value that a policy ranks first into the answer array. Returns false if the policy doesn't cover the
 * question, or if that value violates a condition on the whole answer.
 */
export type Policies = (S: Int32Array, choice: number, policy: number, random: (n: number) => number) => boolean;

/** Answers questions pick by pick, as the page does: line by line, until a line matches something that is offered. */
export function policies(shape: PolicyShape, answer: Int32Array, rules: PolicyRules): Policies {
  const { words, deepest } = shape;
  const race = contest(rules, deepest + words);
  const fillMenu = menuFiller(words, deepest, answer, rules, race);
  const fillCells = cellFiller(words, answer, rules, race);
  return (S, choice, policy, random) => {
    const part = shape.policies[policy]?.find((one) => one.choice === choice && rules.applies(S, one.part));
    const ranked = shape.choices[choice];
    if (part === undefined || ranked === undefined) return false;
    const ties = part.random ? random : undefined;
    answer.fill(0);
    if (ranked.form === 'menu') fillMenu(S, ranked, part, ties);
    else fillCells(S, ranked, part, ties);
    return rules.validate(S) === 0;
  };
}
