import { type Expr, sameType } from '@sandtable/model';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { rowOf, rowsOf, signed } from './group-rows.ts';
import { boundIn } from './groups.ts';
import type { Group } from './plan.ts';
import { factName, fieldName } from './plan-notes.ts';
import { binding } from './tree.ts';
import { atom, lowest, type Members, type Scope, type Val } from './unit.ts';

/** Conditions that are sets already, and those that are left. */
interface Found {
  readonly sets: readonly Val[];
  readonly tests: readonly Expr[];
}

/** `x.on is foe: Army and foe.side != own`: both tests as sets, where members are kept by what `on` says of the side. */
export function grouped(s: Scope, v: Members, tests: readonly Expr[]): Found {
  const sets: Val[] = [];
  const gone = new Set<Expr>();
  tests.forEach((test, i) => {
    if (test.e !== 'is' || !tests.slice(0, i).every((each) => faultless(s.unit, each))) return;
    const [[bound, field] = [-1, -1]] = boundIn(test);
    const group = s.unit.plan.groups.get(field);
    if (group === undefined || !isField(test.of, field, v.local)) return;
    const users = tests.slice(i + 1).filter((each) => factsOf(s.unit.model, each).reads.has(bound));
    const known = users.filter((each) => {
      const set = gone.has(each) ? undefined : about(s, v, group, each, bound);
      if (set === undefined) return false;
      noteGroups(s, each, field, group);
      sets.push(set);
      return true;
    });
    for (const each of known) gone.add(each);
    const whole = v.closed && known.length === users.length ? rowsOf(group, codesOf(test)) : undefined;
    if (whole === undefined) return;
    noteGroups(s, test, field, group);
    sets.push(whole);
    gone.add(test);
  });
  return { sets, tests: tests.filter((test) => !gone.has(test)) };
}

/** Says that a condition is looked up in the groups of a field. */
export const noteGroups = (s: Scope, { span }: Expr, field: number, group: Group): void =>
  s.w.note(span, { is: 'by-groups', field: fieldName(s.unit.model, field), fact: factName(s.unit.model, group) });

const isField = (e: Expr, field: number, local: number): boolean =>
  e.e === 'field' && e.field === field && e.of.e === 'local' && e.of.local === local;

/** A comparison of the fact with something that is the same for all members. */
function about(s: Scope, v: Members, group: Group, test: Expr, bound: number): Val | undefined {
  if (test.e !== 'compare' || (test.op !== '==' && test.op !== '!=') || group.fact === undefined) return undefined;
  const [own, other] = isField(test.left, group.fact, bound) ? [test.left, test.right] : [test.right, test.left];
  if (!isField(own, group.fact, bound) || !sameType(own.type, other.type) || binding(other)) return undefined;
  const { reads } = factsOf(s.unit.model, other);
  if (reads.has(bound) || reads.has(v.local) || !faultless(s.unit, other)) return undefined;
  const low = lowest(own.type);
  const code = atom(s, low === 0 ? s.lower.scalar(s, other) : `${s.lower.scalar(s, other)} - ${low}`);
  return signed(test.op, rowOf(group, code));
}

function codesOf({ pattern }: Extract<Expr, { e: 'is' }>): ReadonlySet<number> {
  const codes = new Set<number>();
  for (const { low, high } of pattern.p === 'codes' ? pattern.stretches : [])
    for (let code = low; code <= high; code += 1) codes.add(code);
  return codes;
}
