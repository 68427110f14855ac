import { compile, type InputFile } from '@sandtable/compiler';
import { type Mutant, mutantsOf, type Wanted } from '../src/index.ts';

/** A small ruleset with these declarations, of a match that calls `act`. */
export const rulesetWith = (more: string): readonly InputFile[] => [
  {
    path: 'rules.sand',
    text: `ruleset "small" version "1.0.0" language 1
kind Side { state score: 0..9 = 4 }
table Side {
  id
  left
  right
}
seats for Side {
  two { first {left}  second {right} }
}
play {
  for s in Side { act(s) }
  finish drawn by Side because "over"
}
${more}`,
  },
];

export const mutantsIn = (files: readonly InputFile[], wanted: Wanted = {}): readonly Mutant[] => {
  const compiled = compile(files);
  const [wrong] = compiled.findings;
  if (wrong !== undefined) throw new Error(JSON.stringify(wrong));
  return mutantsOf(compiled, files, wanted);
};
