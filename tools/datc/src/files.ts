import { format } from '@sandtable/syntax';
import type { Case } from './case.ts';
import { examplesOf, textOf } from './example.ts';

const EXAMPLES = new URL('../../../rulesets/diplomacy/examples/', import.meta.url);

const HEAD = '// Made by tools/datc from the Diplomacy Adjudicator Test Cases; edit cases.json there instead.\n\n';

/** The examples of all cases, a file for each section of the cases. */
export const files = (cases: readonly Case[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(cases, sectionOf)].map(([section, group]) => [
      section,
      format(HEAD + group.flatMap(examplesOf).map(textOf).join('')),
    ]),
  );

/** `6.A` of `6.A.12`. */
const sectionOf = ({ id }: Case): string => id.split('.').slice(0, 2).join('.');

export const fileOf = (section: string): URL =>
  new URL(`datc-${section.replace('.', '').toLowerCase()}.sand`, EXAMPLES);
