import { type Func, type Model, searches, sizeOf, someNode, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { place, type Scope, type Unit } from './unit.ts';
import { LOOPS } from './worth.ts';

/** Loops over no more members than this aren't counted if they hold no loop: they end sooner than it takes to count. */
const SHORT = 128;
/** A loop that holds others counts once, and once more for so many members that it may run over, since those in it may not count. */
const MEMBERS = 2;

/** How many loops, and calls of what loops, have been emitted so far. */
const emitted = new WeakMap<Unit, number>();

/** Notes that a loop, or a call of what loops, is emitted here. */
export function loops(unit: Unit): void {
  emitted.set(unit, loopsOf(unit) + 1);
}

const loopsOf = (unit: Unit): number => emitted.get(unit) ?? 0;

/** The beginning of a loop over members counts against the limit of a decision, unless it is short and holds no other. */
export function begun(s: Scope, { type, span }: { readonly type: Type; readonly span: Span }, loop: () => void): void {
  const { lines, holds } = within(s, loop);
  if (holds || !isShort(type)) s.w.line(`if (${taken('turns', charge(type))} < 0) fault(1, ${place(s, span)});`);
  s.w.lines(lines);
}

/** Each turn of a loop of statements counts, unless it is short and holds no other. */
export function turned(s: Scope, over: Type, span: Span, body: () => void): void {
  const { lines, holds } = within(s, body);
  if (holds || !isShort(over)) s.w.line(`if (--budget < 0) fault(1, ${place(s, span)});`);
  s.w.lines(lines);
}

function within(s: Scope, body: () => void) {
  const before = loopsOf(s.unit);
  const lines = s.w.capture(body);
  const holds = loopsOf(s.unit) > before;
  loops(s.unit);
  return { lines, holds };
}

const taken = (counter: string, n: number): string => (n === 1 ? `--${counter}` : `(${counter} -= ${n})`);

const charge = (over: Type): number => 1 + Math.floor(Math.min(SHORT, membersOf(over)) / MEMBERS);

const isShort = (over: Type): boolean => membersOf(over) <= SHORT;

const membersOf = (over: Type): number => (over.t === 'set' ? sizeOf(over.of) : Number.POSITIVE_INFINITY);

const known = new WeakMap<Func, boolean>();

/** Whether a function loops, it or what it calls. */
export function looping(model: Model, f: Func): boolean {
  const before = known.get(f);
  if (before !== undefined) return before;
  const found = someNode('func', f, (sort, node) => {
    if (sort === 'stmt') return LOOPS.has(node.s);
    if (sort !== 'expr') return false;
    const called = node.e === 'call' ? model.functions[node.fn] : undefined;
    return LOOPS.has(node.e) || searches(node) || (called !== undefined && looping(model, called));
  });
  known.set(f, found);
  return found;
}
