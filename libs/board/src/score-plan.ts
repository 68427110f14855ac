import { own } from '@sandtable/text';
import type { ScoreLayout, SideLayout } from './layout.ts';
import { readable } from './names.ts';
import { tally, tallyText } from './tally.ts';
import type { Facts } from './track-plan.ts';

/** A role with its number, as people read it and as a part of what fills the bar, 0 to 1. */
export interface ScoreRow {
  readonly member: string;
  readonly name: string;
  readonly side: SideLayout | undefined;
  readonly text: string;
  readonly part: number;
}

/** How each role stands, in the order of the ruleset. */
export function scorePlan(facts: Facts, { of, most }: ScoreLayout): readonly ScoreRow[] {
  const { info, layout, read, nameOf } = facts;
  const owner = (typeof of === 'string' ? of.split('.')[0] : info.kinds[info.roleKind]?.name) ?? '';
  const kind = info.kinds.find(({ name }) => name === owner);
  const rows = (kind?.members ?? []).map((member, i) => ({ member, i, ...numberOf(facts, of, member, i) }));
  const full = most ?? Math.max(1, ...rows.map(({ value }) => value));
  const ownSide = (i: number) => String(read(owner, i, layout.kinds[owner]?.side));
  return rows.map(({ member, i, text, value }) => ({
    member,
    name: nameOf?.(member, owner) ?? readable(member),
    side: own(layout.sides, member) ?? own(layout.sides, ownSide(i)),
    text,
    part: Math.max(0, Math.min(1, value / full)),
  }));
}

function numberOf({ info, read }: Facts, of: ScoreLayout['of'], member: string, at: number) {
  if (typeof of !== 'string') {
    const count = tally(info, read, of, member);
    return { value: count.sure, text: tallyText(count) };
  }
  const [kind = '', field] = of.split('.');
  const value = read(kind, at, field) ?? '';
  return { value: typeof value === 'number' ? value : 0, text: String(value) };
}
