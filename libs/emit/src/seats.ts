import type { Expr } from '@sandtable/model';
import type { Scope } from './unit.ts';

export function seat(s: Scope, role: Expr): string {
  return `${seatTable(s)}[S[4] * ${roles(s)} + ${s.lower.scalar(s, role)}]`;
}

const roles = (s: Scope): number => s.unit.model.kinds[s.unit.model.seats.kind]?.members.length ?? 0;

/** Whether a policy holds the seat of a role: a row of flags per layout. */
export function automated(s: Scope, role: Expr): string {
  const { seats, kinds } = s.unit.model;
  const row = ({ seats: all }: (typeof seats.layouts)[number]) =>
    (kinds[seats.kind]?.members ?? []).map((_, i) =>
      Number(all.some(({ roles: own, policy }) => policy !== undefined && own.includes(i))),
    );
  return `(${s.unit.table(seats.layouts.flatMap(row))}[S[4] * ${roles(s)} + ${s.lower.scalar(s, role)}] === 1)`;
}

export function seatTable(s: Scope): string {
  const count = roles(s);
  const row = (seats: readonly { roles: readonly number[] }[]) =>
    Array.from({ length: count }, (_, role) => seats.findIndex((each) => each.roles.includes(role)));
  return s.unit.table(s.unit.model.seats.layouts.flatMap((layout) => row(layout.seats)));
}
