import type { Expr } from '@sandtable/model';
import { folded } from './fold.ts';
import { inlined, isSmall } from './inline.ts';
import { arms } from './pattern.ts';
import { listOf } from './sparse.ts';
import { fault, memory, type Scope, settle, UNROLLED, type Val, wordsOf } from './unit.ts';

/**
 * A large set that is only read, where it depends on a condition which one it is: the place where its words lie, instead
 * of a copy of them.
 */
export function viewed(s: Scope, e: Expr): Val {
  const set = e.e === 'call' ? branched(s, e) : e;
  if ((set.e !== 'if' && set.e !== 'match') || wordsOf(e.type) <= UNROLLED) return s.lower.words(s, set);
  const [array, base] = [s.unit.name('a'), s.unit.name('o')];
  s.w.note(e.span, { is: 'in-place' });
  s.w.line(`let ${array} = T, ${base} = 0;`);
  choose(s, set, (words) => s.w.line(`${array} = ${words.array}; ${base} = ${words.base};`));
  return memory(array, base, wordsOf(e.type));
}

/** Members in a row of an array, from `first` to before `end`. */
interface Row {
  readonly array: string;
  readonly first: string;
  readonly end: string;
}

/**
 * A large set that is only looped over, where it depends on a condition which one it is, and some of them are rows of a
 * sparse table: the row itself, or for another set its members, put there for the loop.
 */
export function viewedRow(s: Scope, e: Expr): Row | undefined {
  const set = e.e === 'call' ? branched(s, e) : e;
  if ((set.e !== 'if' && set.e !== 'match') || wordsOf(e.type) <= UNROLLED) return undefined;
  const row = { array: s.unit.name('a'), first: s.unit.name('j'), end: s.unit.name('e') };
  let isSparse = false;
  const lines = s.w.capture(() => {
    s.w.note(e.span, { is: 'in-place' });
    s.w.line(`let ${row.array} = T, ${row.first} = 0, ${row.end} = 0;`);
    choose(s, set, (words, n) => {
      const list = listOf(s, memory(words.array, words.base, n, words.row));
      isSparse ||= list !== undefined;
      s.w.line(list === undefined ? spread(s, row, words, n) : along(list, row));
    });
  });
  if (!isSparse) return undefined;
  s.w.lines(lines);
  return row;
}

const along = (list: { first: string; items: string; row: string }, { array, first, end }: Row): string =>
  `${array} = ${list.items}; ${first} = ${list.first}[${list.row}]; ${end} = ${list.first}[${list.row} + 1];`;

function spread(s: Scope, { array, first, end }: Row, words: Mem, n: number): string {
  const at = s.unit.scratch(32 * n);
  return `${array} = T; ${first} = ${at}; ${end} = spread(${words.array}, ${words.base}, ${n}, ${at});`;
}

type Mem = NonNullable<Val['mem']>;

function choose(s: Scope, e: Expr, take: (words: Mem, n: number) => void): void {
  const set = e.e === 'call' ? branched(s, e) : e;
  if (set.e === 'match') {
    const none = () => s.w.line(`${fault(s, 7, set.span)};`);
    return arms(s, set.subject, set.arms, (arm) => choose(s, arm.body, take), none);
  }
  if (set.e === 'if') {
    const test = s.lower.cond(s, set.test);
    s.w.block(`if (${test})`, () => choose(s, set.then, take));
    return s.w.block('else', () => choose(s, set.else, take));
  }
  const words = s.lower.words(s, set);
  const { mem, n } = words.mem === undefined ? settle(s, words) : words;
  if (mem !== undefined) take(mem, n);
}

/** A call of a short function that decides between sets, as that decision. */
export function branched(s: Scope, call: Extract<Expr, { e: 'call' }>): Expr {
  const body = s.unit.model.functions[call.fn]?.body;
  const kept = s.unit.watched || s.unit.memos.functions.has(call.fn);
  if (kept || (body?.e !== 'if' && body?.e !== 'match') || !isSmall(s, call.fn)) return call;
  return folded(s.unit, call.fn) === undefined ? inlined(s, call) : call;
}
