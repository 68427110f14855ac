import type { Expr } from '@sandtable/model';
import { folded } from './fold.ts';
import { inlined, isSmall } from './inline.ts';
import { arms } from './pattern.ts';
import { fault, memory, type Scope, settle, UNROLLED, type Val, wordsOf } from './unit.ts';

/**
 * A large set that is only read, where it depends on a condition which one it is: the place where its words lie, instead
 * of a copy of them.
 */
export function viewed(s: Scope, e: Expr): Val {
  const set = e.e === 'call' ? branched(s, e) : e;
  if ((set.e !== 'if' && set.e !== 'match') || wordsOf(e.type) <= UNROLLED) return s.lower.words(s, set);
  s.w.note(e.span, { is: 'in-place' });
  const [array, base] = [s.unit.name('a'), s.unit.name('o')];
  s.w.line(`let ${array} = T, ${base} = 0;`);
  choose(s, set, array, base);
  return memory(array, base, wordsOf(e.type));
}

function choose(s: Scope, e: Expr, array: string, base: string): void {
  const set = e.e === 'call' ? branched(s, e) : e;
  if (set.e === 'match') {
    const none = () => s.w.line(`${fault(s, 7, set.span)};`);
    return arms(s, set.subject, set.arms, (arm) => choose(s, arm.body, array, base), none);
  }
  if (set.e === 'if') {
    const test = s.lower.cond(s, set.test);
    s.w.block(`if (${test})`, () => choose(s, set.then, array, base));
    return s.w.block('else', () => choose(s, set.else, array, base));
  }
  const words = s.lower.words(s, set);
  const { mem } = words.mem === undefined ? settle(s, words) : words;
  s.w.line(`${array} = ${mem?.array}; ${base} = ${mem?.base};`);
}

/** A call of a short function that decides between sets, as that decision. */
export function branched(s: Scope, call: Extract<Expr, { e: 'call' }>): Expr {
  const body = s.unit.model.functions[call.fn]?.body;
  const kept = s.unit.watched || s.unit.memos.functions.has(call.fn);
  if (kept || (body?.e !== 'if' && body?.e !== 'match') || !isSmall(s, call.fn)) return call;
  return folded(s.unit, call.fn) === undefined ? inlined(s, call) : call;
}
