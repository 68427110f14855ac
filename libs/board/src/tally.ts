import type { GameInfo } from '@sandtable/engine';
import type { ShownValue } from '@sandtable/session';
import type { Reader } from './facts.ts';
import type { StandingLayout } from './layout.ts';

type Counted = Exclude<StandingLayout, string>;

/** How many there are at least, and at most where whoever looks may not know of some. */
export interface Tally {
  readonly sure: number;
  readonly most: number;
}

/** A value that whoever looks may not see. */
const HIDDEN = '?';

/** How many members name a role. */
export function tally(info: GameInfo, read: Reader, { count, where }: Counted, role: string): Tally {
  const [name = '', field = ''] = count.split('.');
  const kind = info.kinds.find((one) => one.name === name);
  const there = (kind?.members ?? []).flatMap((_, at): readonly Belongs[] => {
    if (kind?.live !== undefined && read(name, at, '$live') !== true) return [];
    return [
      both(belongs(read(name, at, field), role), where === undefined ? 'yes' : belongs(read(name, at, where), true)),
    ];
  });
  const sure = there.filter((one) => one === 'yes').length;
  return { sure, most: sure + there.filter((one) => one === 'unknown').length };
}

/** `3`, or `3–5` where it isn't known. */
export const tallyText = ({ sure, most }: Tally): string => (sure === most ? String(sure) : `${sure}–${most}`);

/**
 * The word for what is counted: that of the field that is evaluated besides, else of the one that names the role. A text
 * with `/count` says it where the field itself is called otherwise: `units`, but `power`.
 */
export function tallyWord(named: (path: string) => string | undefined, { count, where }: Counted): string | undefined {
  const [kind = '', field = ''] = count.split('.');
  const path = `${kind}.${where ?? field}`;
  return named(`${path}/count`) ?? named(path);
}

type Belongs = 'yes' | 'no' | 'unknown';

const belongs = (value: ShownValue | undefined, wanted: string | boolean): Belongs => {
  if (value === HIDDEN) return 'unknown';
  return value === wanted || (Array.isArray(value) && value.includes(wanted)) ? 'yes' : 'no';
};

const both = (a: Belongs, b: Belongs): Belongs => {
  if (a === 'no' || b === 'no') return 'no';
  return a === 'unknown' || b === 'unknown' ? 'unknown' : 'yes';
};
