import type { Reader } from './facts.ts';
import type { BadgeLayout, KindLayout } from './layout.ts';
import { type FieldName, readable } from './names.ts';

/** A small state at the lower edge of a counter, left to right as the layout lists them. */
export interface Badge {
  readonly field: string;
  readonly shape: NonNullable<BadgeLayout['shape']>;
  readonly at: 'left' | 'right';
  /** How far a corner is folded; 0 where it isn't. */
  readonly fold: number;
  /** How many pips; 0 where a text stands instead. */
  readonly pips: number;
  readonly text: string;
  /** The label for screen readers. */
  readonly said: string;
}

/** From here on a corner isn't folded any further. */
const MOST_FOLDED = 3;
/** More would not be counted at a glance: from here on the number stands. */
const MOST_PIPS = 6;

/** What says nothing, like no damage at all, has no badge. */
export const badgesOf = (
  how: KindLayout,
  kind: string,
  member: number,
  read: Reader,
  fieldName?: FieldName,
): readonly Badge[] =>
  (how.badges ?? []).flatMap((badge, i) => {
    const value = read(kind, member, badge.field);
    if (value === undefined || value === 0 || value === false || value === 'none' || typeof value === 'object')
      return [];
    return [badgeOf(badge, i, value, fieldName?.(`${kind}.${badge.field}`))];
  });

function badgeOf(
  { field, show, shape, sign, at = 'right' }: BadgeLayout,
  i: number,
  value: string | number | true,
  name = readable(field),
): Badge {
  const base = { field, at, fold: 0, shape: shape ?? (['dot', 'star', 'square'] as const)[i % 3] ?? 'dot' };
  const said = value === true ? name : `${name} ${value}`;
  if (show === 'fold') return { ...base, fold: Math.min(Number(value), MOST_FOLDED), pips: 0, text: '', said };
  const counted = typeof value === 'number' && value > 0 && value <= MOST_PIPS && Number.isInteger(value);
  if (counted && (show ?? 'pips') === 'pips') return { ...base, pips: value, text: '', said };
  const text = show === 'sign' || value === true ? (sign ?? readable(field).slice(0, 1)) : String(value);
  return { ...base, pips: 0, text, said };
}
