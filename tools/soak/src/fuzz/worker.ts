import { parentPort, workerData } from 'node:worker_threads';
import { caseOf, readRulesets } from './cases.ts';
import { examined, type Rules, rulesIn, type Trouble } from './examine.ts';

/** Which cases a worker is to go through. */
export interface Asked {
  readonly root: string;
  readonly seed: number;
  readonly from: number;
  readonly until: number;
  readonly step: number;
  /** When no further case is begun, as `Date.now()` counts. */
  readonly end: number | undefined;
}
/** What became of one; `ms` is time of the processor. */
export interface Done {
  readonly number: number;
  readonly ms: number;
  readonly troubles: readonly Trouble[];
}

const { root, seed, from, until, step, end = Number.POSITIVE_INFINITY }: Asked = workerData;
const rulesets = readRulesets(root);
const known = new Map<string, Rules>();
/** The rules of a ruleset whose files are as they were. */
function rulesOf(ruleset: string): Rules {
  const rules = known.get(ruleset) ?? rulesIn(rulesets.get(ruleset) ?? []);
  known.set(ruleset, rules);
  return rules;
}

for (let number = from; number < until && Date.now() < end; number += step) {
  const { ruleset, isSource, files } = caseOf(rulesets, seed, number);
  const before = process.threadCpuUsage();
  const troubles = examined(files, isSource ? undefined : rulesOf(ruleset));
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ number, ms: (user + system) / 1000, troubles } satisfies Done);
}
