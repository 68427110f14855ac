import { tagged } from '@sandtable/board';
import type { LogLine, ShownValue } from '@sandtable/session';

/** Of more only the number is told. */
const MOST = 4;
/** What a seat may not see. */
const HIDDEN = '?';

type Part = string | number | boolean;
const listOf = (value: ShownValue | undefined): readonly Part[] => {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
};

/**
 * What chance gave, behind what the rules call it: `Hidden card · North · Grey Wolf`. `called` says nothing of the values itself;
 * what was drawn says more than its own word.
 */
export function chanceInWords(called: string, { args }: LogLine, shown: (value: Part) => string): string {
  const given = listOf(args['drawn'] ?? args['picked']);
  const seen = given.filter((one) => one !== HIDDEN).map(shown);
  const whose = tagged(String(args['to'] ?? '')).parts.map(shown);
  const many = given.length > MOST || seen.length < given.length;
  const what = many ? (given.length > 1 ? [`(${given.length})`] : []) : seen;
  const own = what.length === 1 && what[0]?.toLowerCase().includes(called.toLowerCase());
  const told = [...(own ? [] : [called]), ...whose, what.join(', ')].filter((part) => part !== '').join(' · ');
  return told.slice(0, 1).toUpperCase() + told.slice(1);
}
