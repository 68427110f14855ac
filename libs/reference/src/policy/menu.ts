import { bindLocal, entry, fork, fromOrdinal } from '@sandtable/eval';
import type { PolicyPart } from '@sandtable/model';
import type { AnswerCodes, Menu } from '../answer.ts';
import { candidates } from '../menu.ts';
import type { OpenAsk } from '../open-ask.ts';
import { ranked } from './ranked.ts';
import type { Ruled } from './ruled-answer.ts';

/** An arm with all its parameters: a line runs through everything that is offered under its arm. */
export function ruledMenu({ env }: OpenAsk, menu: Menu, part: PolicyPart, wanted: AnswerCodes): Ruled {
  const arms = candidates(env, menu, 0, []);
  const tuples = (arm: number): Iterable<readonly number[]> => (arms.includes(arm) ? filled([arm]) : []);

  function* filled(picked: readonly number[]): Generator<readonly number[]> {
    const arm = entry(menu.arms, picked[0] ?? 0);
    if (picked.length > arm.params.length) return yield picked;
    for (const ordinal of candidates(env, menu, picked.length, picked)) yield* filled([...picked, ordinal]);
  }

  const found = ranked<readonly number[]>(part, {
    values: ({ arm = -1 }) => tuples(arm),
    bound(line, [arm = 0, ...ordinals]) {
      const trial = fork(env);
      for (const [k, { element }] of entry(menu.arms, arm).params.entries())
        bindLocal(trial, line.values[k] ?? -1, element, fromOrdinal(element, ordinals[k] ?? 0));
      return trial;
    },
    wanted: ([arm, ...ordinals]) =>
      wanted.form === 'menu' && wanted.arm === arm && wanted.ordinals.every((ordinal, k) => ordinal === ordinals[k]),
  });
  const [first = []] = found === undefined ? tuples(arms[0] ?? -1) : [found.value];
  const [arm = 0, ...ordinals] = first;
  return { answer: { form: 'menu', arm, ordinals }, lines: [found?.line] };
}
