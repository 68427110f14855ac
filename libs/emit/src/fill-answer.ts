import { type Expr, type Picked, sameType, type Type, type Wishes } from '@sandtable/model';
import { alike } from './alike.ts';
import { candidates, eachKey, hasNone, keysOf, ordinal, rowType, rowWords } from './answer-rows.ts';
import type { Define } from './asks.ts';
import { allowed } from './choice.ts';
import { head, int, unread } from './code.ts';
import { assign, atom, type Cell, cleared, memory, plus, type Scope } from './unit.ts';
import { shapeOf, wishesOf } from './weighed.ts';

/** Lists the keys, and writes the row of each, or `only` that of one number. */
export function fill(define: Define, choice: Picked, i: number, name: string): void {
  define(head(name, [unread, { ...int('only'), initial: '-1' }], 'void'), choice, (s) => {
    // Keys that are not asked for have none, where there is none.
    const none = hasBlankKeys(choice);
    emptied(s, choice, i, none ? 1 : 0);
    const filled = onceEach(s, choice, i);
    eachKey(s, choice, (key) => {
      s.w.block(`if (only < 0 || only === WT${i}.count)`, () => fillKey(s, choice, i, key, filled));
      s.w.line(`WT${i}.keys[WT${i}.count++] = ${key};`);
    });
    const [first] = wishesOf(choice);
    if (first !== undefined && shapeOf(choice) !== 'other') fillWishes(s, choice, i, first);
  });
}

/** Whether keys that are not asked for have the value none. */
export const hasBlankKeys = (choice: Picked): boolean =>
  choice.each !== undefined && choice.form !== 'some' && hasNone(rowType(choice));

/** Only rows of the keys that were asked for last hold anything else than they did at first. */
function emptied(s: Scope, choice: Picked, i: number, none: number): void {
  const n = rowWords(choice);
  s.w.block(`for (let k = 0; k < WT${i}.count; ++k)`, () => {
    s.w.line(`const row = WT${i}.keys[k] * ${n};`);
    if (n > 1) s.w.line(cleared(`WP${i}`, 'row', n));
    if (n === 1 || none !== 0) s.w.line(`WP${i}[row] = ${none};`);
    if (choice.form === 'some') s.w.line(cleared(`WC${i}`, 'row', n));
  });
  s.w.line(`WT${i}.count = 0;`);
}

/** Writes a row by `write`, but where a key with the same candidates has one already copies that. */
type Filling = (key: string, row: Cell, write: () => void) => void;

function onceEach(s: Scope, choice: Picked, i: number): Filling {
  const groups = choice.each && alike(s, candidates(choice, choice.guards), choice.each.local);
  if (groups === undefined) return (_, __, write) => write();
  const count = Math.max(...groups) + 1;
  const at = s.unit.scratch(count);
  s.w.line(cleared('T', `${at}`, count));
  return (key, row, write) => {
    const first = `T[${plus(`${at}`, `${s.unit.table(groups)}[${key}]`)}]`;
    const from = atom(s, first);
    s.w.block(`if (${from} === 0)`, () => {
      write();
      s.w.line(`${first} = ${key} + 1;`);
    });
    s.w.block('else', () => assign(s, row, memory(`WP${i}`, `(${from} - 1) * ${row.n}`, row.n)));
  };
}

function fillKey(s: Scope, choice: Picked, i: number, key: string, filled: Filling): void {
  const n = rowWords(choice);
  const row = memory(`WP${i}`, n === 1 || key === '0' ? key : atom(s, `${key} * ${n}`), n);
  filled(key, row, () => assign(s, row, s.lower.words(s, candidates(choice, choice.guards))));
  if (choice.form === 'optional') s.w.line(`${row.put(0, `${row.at(0)} | 1`)};`);
  if (choice.form !== 'some') return;
  const all = atom(s, Array.from({ length: n }, (_, k) => `bits(${row.at(k)})`).join(' + '));
  const low = choice.low === undefined ? '0' : s.lower.scalar(s, choice.low);
  const high = choice.high === undefined ? all : `Math.min(${all}, ${s.lower.scalar(s, choice.high)})`;
  s.w.line(`WT${i}.lows[${key}] = Math.max(0, ${low}); WT${i}.highs[${key}] = ${high};`);
}

function fillWishes(s: Scope, choice: Picked, i: number, { binder, shape }: Wishes): void {
  const words = Math.max(1, Math.ceil(keysOf(choice) / 32));
  s.w.line(`WT${i}.wishes = 0;${shape.shape === 'cover' ? ` WT${i}.takers.fill(0);` : ''}`);
  s.lower.loop(s, binder.local, binder.over, undefined, () => {
    const value = s.lower.scalar(s, brought(binder, rowType(choice)));
    s.w.line(`WT${i}.wish[WT${i}.wishes] = ${ordinal(s, value, rowType(choice))};`);
    if (shape.shape === 'cover') {
      const takers = s.lower.words(s, takersOf(s, choice, shape));
      const at = atom(s, `WT${i}.wishes * ${words}`);
      assign(s, memory(`WT${i}.takers`, at, takers.n), takers);
    }
    s.w.line(`++WT${i}.wishes;`);
  });
}

/** The keys that a wish speaks of, as a set of what the map has as keys. */
function takersOf(s: Scope, choice: Picked, { key, where }: Extract<Wishes['shape'], { shape: 'cover' }>): Expr {
  const guards = where === undefined ? [] : [{ test: where, reason: undefined }];
  const of = allowed(key.over, s.typeOf(key.local), key.local, guards);
  const type = choice.each?.over.type ?? of.type;
  return sameType(of.type, type) ? of : { e: 'convert', of, type, span: of.span };
}

/** The wished member as a value of a cell. */
function brought(binder: Wishes['binder'], type: Type): Expr {
  const from = binder.over.type.t === 'set' ? binder.over.type.of : type;
  const of: Expr = { e: 'local', local: binder.local, type: from, span: binder.over.span };
  return { e: 'convert', of, type, span: of.span };
}
