import { parentPort, workerData } from 'node:worker_threads';
import { caseOf, readRulesets } from './cases.ts';
import { examined, rulesIn, type Trouble } from './examine.ts';

/** Which cases a worker is to go through. */
export interface Asked {
  readonly root: string;
  readonly seed: number;
  readonly from: number;
  readonly until: number;
  readonly step: number;
}
/** What became of one; `ms` is time of the processor. */
export interface Done {
  readonly number: number;
  readonly ms: number;
  readonly troubles: readonly Trouble[];
}

const { root, seed, from, until, step }: Asked = workerData;
const rulesets = readRulesets(root);
const known = new Map([...rulesets].map(([name, files]) => [name, rulesIn(files)]));
for (let number = from; number < until; number += step) {
  const { ruleset, isSource, files } = caseOf(rulesets, seed, number);
  const before = process.threadCpuUsage();
  const troubles = examined(files, isSource ? undefined : known.get(ruleset));
  const { user, system } = process.threadCpuUsage(before);
  parentPort?.postMessage({ number, ms: (user + system) / 1000, troubles } satisfies Done);
}
