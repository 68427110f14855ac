import type { Workbench } from '../state/workbench.ts';
import type { Finding } from '../workers/protocol.ts';

/** The repairs of a finding: those it came with, and those that take a look at the ruleset. */
export const repairsOf = async (bench: Workbench, one: Finding): Promise<Finding['fixes']> => {
  const { ruleset } = bench.store.get();
  const changes = (await bench.language(`${ruleset}/${one.file}`).repairs(one)) ?? [];
  return [...one.fixes, ...changes];
};
