import type { Expr } from '@sandtable/model';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { binding } from './tree.ts';
import type { Scope } from './unit.ts';

/** Conditions that are the same for all members of a loop, and those that must be looked at for each. */
export interface Apart {
  readonly same: readonly Expr[];
  readonly own: readonly Expr[];
}

/** What is the same for all members is evaluated once, before the loop; nothing that comes before it may fault. */
export function apart(s: Scope, local: number, tests: readonly Expr[]): Apart {
  const fine = tests.findIndex((test) => !faultless(s.unit, test));
  const sure = fine < 0 ? tests : tests.slice(0, fine);
  const late = tests.slice(sure.length);
  const { model } = s.unit;
  const isSame = (test: Expr): boolean => {
    const { reads, binds } = factsOf(model, test);
    const bound = sure.flatMap((each) => (each === test ? [] : [...factsOf(model, each).binds]));
    return !binding(test) && [...reads].every((read) => read !== local && (binds.has(read) || !bound.includes(read)));
  };
  return { same: sure.filter(isSame), own: [...sure.filter((test) => !isSame(test)), ...late] };
}
