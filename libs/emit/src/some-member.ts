import { bool, type Expr, sizeOf } from '@sandtable/model';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { flattened } from './flattened.ts';
import { implied } from './implied.ts';
import { inlined, isSmall } from './inline.ts';
import { narrowing } from './mask.ts';
import { binding, conjunction, conjuncts } from './tree.ts';
import { elementOf } from './types.ts';
import type { Members, Scope, Val } from './unit.ts';

/**
 * `troops(g, f) is not empty`: whoever is among the troops has a constant property that goes with `f`, such as its
 * alliance. Values of `f` for which nobody has that property need not be looked at.
 */
export function someMember(s: Scope, test: Expr, v: Members): Val | undefined {
  if (binding(test) || s.unit.watched || !faultless(s.unit, test)) return undefined;
  let found: Val | undefined;
  const lines = s.w.capture(() => {
    const asked = askedBy(s, test, v);
    const needed = asked && neededOf(s, asked, v);
    found = needed && narrowing(s, needed, v.local, v.type);
  });
  if (found === undefined) return undefined;
  s.w.lines(lines);
  s.w.note(test.span, { is: 'some-member' });
  return found;
}

/** Where there are more pairs to look at, tables that gain more would go without. */
const MOST_PAIRS = 16_384;

/** A set that has to have a member. */
interface Asked {
  readonly over: Expr;
  readonly local: number;
  readonly tests: readonly Expr[];
}

function askedBy(s: Scope, test: Expr, v: Members): Asked | undefined {
  if (test.e === 'call' && isSmall(s, test.fn)) return askedBy(s, inlined(s, test, v.local), v);
  if (test.e === 'not' && test.of.e === 'empty' && test.of.of.type.t === 'set') {
    const local = s.extra(elementOf(test.of.of.type));
    return { local, ...flattened(s, local, test.of.of, []) };
  }
  const [binder, ...more] = test.e === 'quant' && test.quant === 'some' ? test.binders : [];
  if (test.e !== 'quant' || binder === undefined || more.length > 0 || binder.over.type.t !== 'set') return undefined;
  const { local, over } = binder;
  return { local, ...flattened(s, local, over, conjuncts(test.where)) };
}

/** That somebody passes those of the conditions that are constant. */
function neededOf(s: Scope, { over, local, tests }: Asked, v: Members): Expr | undefined {
  const { model } = s.unit;
  if (over.e !== 'every' || tests.some(binding)) return undefined;
  if (sizeOf(elementOf(over.type)) * sizeOf(v.type) > MOST_PAIRS) return undefined;
  const reduced = tests.map((test, i) =>
    tests.slice(0, i).reduce((later, before) => implied(model, before, local)(later), test),
  );
  const constant = reduced.filter((test) => factsOf(model, test).constant);
  if (!constant.some((test) => factsOf(model, test).reads.has(v.local))) return undefined;
  const { span } = over;
  const where = conjunction(constant) as Expr;
  const binders = [{ local, over }];
  return { e: 'quant', quant: 'some', binders, where, body: undefined, prefer: [], type: bool, span };
}
