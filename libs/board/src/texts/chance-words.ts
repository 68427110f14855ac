import type { LogLine, ShownValue } from '@sandtable/session';
import { tagged } from '../tagged.ts';
import { HIDDEN } from './shown-values.ts';

/** Of more than these, only the number is shown. */
const MOST = 4;

type Args = LogLine['args'];

const listOf = (value: ShownValue | undefined): readonly (string | number | boolean)[] => {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
};

/** What chance gave to whom: `seen` has what can be named, unless that is too much. */
const dealt = (args: Args) => {
  const given = listOf(args['drawn'] ?? args['picked']).map(String);
  const open = given.filter((one) => one !== HIDDEN);
  const isMany = given.length > MOST || open.length < given.length;
  return { count: given.length, seen: isMany ? [] : open, whose: tagged(String(args['to'] ?? '')).parts };
};

/** What a sentence about chance is given: who got it, how many, and what; `seen` is 0 where only the number is shown. */
export const chanceArgs = ({ args }: Pick<LogLine, 'args'>): Args => {
  const { count, seen, whose } = dealt(args);
  return { ...args, who: whose[0] ?? 'none', count, seen: seen.length, drawn: seen };
};

interface Words {
  shown(value: string): string;
  paired(name: string, value: string): string;
}

/**
 * What chance gave, behind what the rules call it: `Hidden card (North): Grey Wolf`. `called` says nothing of the values itself;
 * what was drawn says more than its own word.
 */
export function chanceInWords(called: string, { args }: LogLine, { shown, paired }: Words): string {
  const { count, seen, whose } = dealt(args);
  const what = seen.length > 0 ? seen.map(shown) : count > 1 ? [String(count)] : [];
  const isOwn = what.length === 1 && what[0]?.toLowerCase().includes(called.toLowerCase());
  const to = whose.map(shown).join(', ');
  const head = isOwn ? to : to === '' ? called : `${called} (${to})`;
  const [first = '', value] = [head, what.join(', ')].filter((part) => part !== '');
  const text = value === undefined ? first : paired(first, value);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
