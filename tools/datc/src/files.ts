import { format } from '@sandtable/syntax';
import type { Case } from './case.ts';
import { examplesOf, textOf } from './example.ts';
import { split } from './split.ts';

const EXAMPLES = new URL('../../../rulesets/diplomacy/examples/', import.meta.url);

const HEAD = '// Made by tools/datc from the Diplomacy Adjudicator Test Cases; edit cases.json there instead.\n\n';

/** The examples of all cases by file: one for each section of the cases, more where one would be too big. */
export const files = (cases: readonly Case[], limit?: number): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(cases, sectionOf)].flatMap(([section, group]) => {
      const parts = split(group.flatMap(examplesOf).map(textOf), HEAD, limit);
      return parts.map((text, i) => [i === 0 ? section : `${section}-${i + 1}`, format(text)] as const);
    }),
  );

/** `6.A` of `6.A.12`. */
const sectionOf = ({ id }: Case): string => id.split('.').slice(0, 2).join('.');

export const fileOf = (section: string): URL =>
  new URL(`datc-${section.replace('.', '').toLowerCase()}.sand`, EXAMPLES);
