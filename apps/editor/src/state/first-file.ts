import { folderOf, isText } from './paths.ts';
import type { State } from './state.ts';

/** Where a reader begins: the file with the `ruleset` line, else any rules. */
export const firstFile = ({ files, buffers }: State, ruleset: string): string | undefined => {
  const paths = files.map((f) => f.path).filter((p) => folderOf(p) === ruleset && isText(p));
  const rules = paths.filter((p) => p.endsWith('.sand'));
  return rules.find((p) => HEAD.test(buffers[p]?.text ?? '')) ?? rules[0] ?? paths[0];
};
const HEAD = /^\s*ruleset\s+"/m;
