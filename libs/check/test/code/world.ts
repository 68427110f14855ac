import type { Model } from '@sandtable/model';
import { parse } from '@sandtable/syntax';
import { type Basis, checkAll, findingsOf } from '../../src/index.ts';

export interface Checked {
  readonly world: Basis['draft']['world'];
  readonly codes: readonly string[];
  readonly examples: Model['examples'];
}

const HEAD = 'ruleset "test" version "1.0.0" language 1\n';

/** Checks a source that need not be a whole ruleset. */
export function checked(source: string): Checked {
  const file = parse('test.sand', HEAD + source);
  const basis = checkAll([file], []);
  const codes = findingsOf(basis, [file]).map(({ code }) => code);
  return { world: basis.draft.world, codes, examples: [...basis.bodies.examples.values()] };
}
