import type { PolicyPart } from '@sandtable/model';

/** Locals that a policy is handed; what its conditions bind comes with these. */
export const policyLocals = ({ lines, each }: PolicyPart): readonly number[] => [
  ...lines.flatMap(({ values }) => values),
  ...(each ? [each.key, each.sofar] : []),
];
