import type { Expr } from '@sandtable/model';
import type { Scope } from './unit.ts';

export function seat(s: Scope, role: Expr): string {
  return `${seatTable(s)}[S[4] * ${roles(s)} + ${s.lower.scalar(s, role)}]`;
}

const roles = (s: Scope): number => s.unit.model.kinds[s.unit.model.seats.kind]?.members.length ?? 0;

export function seatTable(s: Scope): string {
  const count = roles(s);
  const row = (seats: readonly { roles: readonly number[] }[]) =>
    Array.from({ length: count }, (_, role) => seats.findIndex((each) => each.roles.includes(role)));
  return s.unit.table(s.unit.model.seats.layouts.flatMap((layout) => row(layout.seats)));
}
