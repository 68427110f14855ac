import {
  answerType,
  cellType,
  type Expr,
  type Guard,
  type Picked,
  sameType,
  setOf,
  sizeOf,
  type Type,
  type Wishes,
} from '@sandtable/model';
import { alike } from './alike.ts';
import { type Cells, cellsOf, keysKnown } from './cells.ts';
import { type AskedAt, allowed, asks, code, type Define, failing, lookedAt, proposed, such } from './choice.ts';
import { constant, depth, head, type Item, int, ordinal as ordinalOf, out, random, S, text } from './code.ts';
import { convertCode } from './convert.ts';
import { faultless } from './faultless.ts';
import { opening } from './tri.ts';
import { assign, atom, type Cell, lowest, memory, plus, type Scope, wordsOf } from './unit.ts';
import { satisfiable, shapeOf, verdict, wishesOf } from './weighed.ts';

/** Locals of the functions here, besides candidate and answer. */
export const ownLocals = (choice: Picked): readonly number[] => [
  ...(choice.each ? [choice.each.local] : []),
  ...wishesOf(choice).map(({ binder }) => binder.local),
];

const keysOf = (choice: Picked): number => {
  const type = choice.each?.over.type;
  return type?.t === 'set' ? sizeOf(type.of) : 1;
};
/** The type whose ordinals a row has: what a cell takes, or the members of the sets it takes. */
const rowType = (choice: Picked): Type => (choice.form === 'some' ? choice.element : cellType(choice));
const rowWords = (choice: Picked): number => wordsOf(setOf(rowType(choice)));
const hasNone = (type: Type): boolean => type.t === 'union' && type.parts[0]?.p === 'none';

/** The engine's part; it stands beside the functions. */
function weigherOf(choice: Picked, i: number): readonly Item[] {
  const type = answerType(choice);
  const wished = wishesOf(choice)[0]?.binder.over.type;
  const shape = {
    each: choice.each !== undefined,
    many: choice.form === 'some',
    keys: keysOf(choice),
    size: sizeOf(rowType(choice)),
    low: lowest(rowType(choice)),
    partial: type.t === 'map' && type.partial,
    such: choice.such.length > 0,
    wishes: shapeOf(choice),
    wished: shapeOf(choice) !== 'other' && wished?.t === 'set' ? sizeOf(wished.of) : 0,
  };
  const accepts = choice.offered === undefined ? '' : `accepts: G${i}, `;
  const rules = `{ fill: g${i}, ${accepts}may: m${i}, hopes: h${i}, such: s${i}, met: e${i} }`;
  return [
    constant(`W${i}`, `engine.weigher(${JSON.stringify(shape)}, A, ${rules})`),
    text(`const WT${i} = W${i}.table, WP${i} = WT${i}.possible, WC${i} = WT${i}.certain;`),
  ];
}

/** What the engine's part calls, and that part itself. */
export function weighing(define: Define, choice: Picked, i: number): readonly Item[] {
  fill(define, choice, i, `g${i}`);
  // What is accepted is filled in as if all of it were offered.
  if (choice.offered !== undefined) fill(define, { ...choice, offered: undefined }, i, `G${i}`);
  may(define, choice, i);
  hopes(define, choice, i);
  met(define, choice, i);
  if (wishesOf(choice).length > 0) unwished(define, choice, i);
  return weigherOf(choice, i);
}

/** Runs `body` for every key, with its ordinal; without `for each` once. */
function eachKey(s: Scope, choice: Picked, body: (key: string) => void): void {
  const { each } = choice;
  if (each === undefined) return body('0');
  s.lower.loop(s, each.local, each.over, undefined, () =>
    body(ordinal(s, s.cell(each.local).at(0), s.typeOf(each.local))),
  );
}

function ordinal(s: Scope, x: string, type: Type): string {
  return atom(s, lowest(type) === 0 ? x : `${x} - ${lowest(type)}`);
}

/** What is looked at and passes the guards, as values of a cell. */
function candidates(choice: Picked, guards: readonly Guard[]): Expr {
  const of = allowed(lookedAt(choice), choice.element, choice.candidate, guards);
  return choice.form === 'optional' ? { e: 'convert', of, type: setOf(rowType(choice)), span: of.span } : of;
}

/** Lists the keys, and writes the row of each, or `only` that of one number. */
function fill(define: Define, choice: Picked, i: number, name: string): void {
  const n = rowWords(choice);
  define(head(name, [S, { ...int('only'), initial: '-1' }], 'void'), choice, (s) => {
    // Keys that are not asked for have none, where there is none.
    const none = choice.each && choice.form !== 'some' && hasNone(rowType(choice));
    s.w.line(`WT${i}.count = 0; WP${i}.fill(${none && n === 1 ? 1 : 0});`);
    if (choice.form === 'some') s.w.line(`WC${i}.fill(0);`);
    if (none && n > 1) s.w.line(`for (let k = 0; k < WP${i}.length; k += ${n}) WP${i}[k] = 1;`);
    const filled = onceEach(s, choice, i);
    eachKey(s, choice, (key) => {
      s.w.block(`if (only < 0 || only === WT${i}.count)`, () => fillKey(s, choice, i, key, filled));
      s.w.line(`WT${i}.keys[WT${i}.count++] = ${key};`);
    });
    const [first] = wishesOf(choice);
    if (first !== undefined && shapeOf(choice) !== 'other') fillWishes(s, choice, i, first);
  });
}

/** Writes a row by `write`, but where a key with the same candidates has one already copies that. */
type Filling = (key: string, row: Cell, write: () => void) => void;

function onceEach(s: Scope, choice: Picked, i: number): Filling {
  const groups = choice.each && alike(s, candidates(choice, choice.guards), choice.each.local);
  if (groups === undefined) return (_, __, write) => write();
  const count = Math.max(...groups) + 1;
  const at = s.unit.scratch(count);
  s.w.line(`T.fill(0, ${at}, ${at + count});`);
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

const openOf = (s: Scope, choice: Picked, i: number): Cells => ({
  s,
  choice,
  possible: `WP${i}`,
  certain: `WC${i}`,
  words: rowWords(choice),
  cell: cellType(choice),
  different: `W${i}.different(${hasNone(cellType(choice))})`,
});

const mayHold = (o: Cells, test: Expr): string => opening(cellsOf(o)).tri(keysKnown(o, test)).may;

/** A fault while only a part is known says nothing about the whole. */
function careful(s: Scope, otherwise: string, body: () => void): void {
  s.w.block('try', body);
  s.w.line(`catch (error) { if (error !== FAULT || faultCode === 1) throw error; return ${otherwise}; }`);
}

function may(define: Define, choice: Picked, i: number): void {
  define(head(`m${i}`, [S], 'boolean'), choice, (s) => {
    careful(s, 'true', () => {
      for (const guard of choice.such) s.w.line(`if (!${mayHold(openOf(s, choice, i), guard.test)}) return false;`);
      s.w.line('return true;');
    });
  });
}

function hopes(define: Define, choice: Picked, i: number): void {
  define(head(`h${i}`, [S], 'number'), choice, (s) => {
    if (shapeOf(choice) !== 'other') return s.w.line('return 0;');
    s.w.line('let n = 0;');
    careful(s, `${INFINITE}`, () => {
      for (const { binder, test } of wishesOf(choice))
        s.lower.loop(s, binder.local, binder.over, undefined, () =>
          s.w.line(`if (${mayHold(openOf(s, choice, i), test)}) ++n;`),
        );
      s.w.line('return n;');
    });
  });
}

/** More wishes than there can be. */
const INFINITE = 4096;

function met(define: Define, choice: Picked, i: number): void {
  define(head(`e${i}`, [S], 'number'), choice, (s) => {
    s.w.line('let n = 0;');
    eachWish(s, choice, (holds) => s.w.line(`if (${holds}) ++n;`));
    s.w.line('return n;');
  });
}

/** What is wrong with an answer that another one betters: the first wish it leaves open. */
function unwished(define: Define, choice: Picked, i: number): void {
  define(head(`u${i}`, [S], 'number'), choice, (s) => {
    eachWish(s, choice, (holds, { reason }) =>
      s.w.line(`if (!${holds}) return ${reason === undefined ? -1 : 1 + s.unit.infos.reason(reason)};`),
    );
    s.w.line('return -1;');
  });
}

/** Runs `body` for each wish, with whether the proposed answer meets it. */
function eachWish(s: Scope, choice: Picked, body: (holds: string, wishes: Wishes) => void): void {
  const wishes = wishesOf(choice);
  const whole = wishes.length > 0 ? proposed(s, choice) : s;
  for (const each of wishes)
    s.lower.loop(s, each.binder.local, each.binder.over, undefined, () => body(s.lower.cond(whole, each.test), each));
}

/** An assignment, in all its parts. */
export function assignment(define: Define, choice: Picked, i: number, at: AskedAt): void {
  define(head(`c${i}`, [S, depth, out], 'number'), choice, (s) => s.w.line(`return W${i}.candidates(S, depth, out);`));
  offered(define, choice, i);
  asks(define, choice, i, at, (s) => {
    // A key that can take nothing else takes none, so that nobody need look, unless a look is a fault.
    if (choice.form === 'optional' && choice.such.length === 0 && harmless(s, choice)) return;
    satisfiable(s, choice, i);
  });
  such(define, choice, i);
  reasons(define, choice, i);
  bounds(define, choice, i);
  define(head(`v${i}`, [S], 'number'), choice, (s) => {
    s.w.line(`if (!W${i}.shapely(S)) return -1;`);
    verdict(s, choice, i);
  });
  define(head(`n${i}`, [S], 'number'), choice, (s) => s.w.line(`return W${i}.count(S);`));
  define(head(`d${i}`, [S, random], 'void'), choice, (s) => s.w.line(`return W${i}.sample(S, random);`));
}

const harmless = (s: Scope, choice: Picked): boolean =>
  [candidates(choice, choice.guards), choice.each?.over].every((e) => e === undefined || faultless(s.unit, e));

/** What is looked at for one key. */
function offered(define: Define, choice: Picked, i: number): void {
  const n = rowWords(choice);
  define(head(`o${i}`, [S, out, depth], 'number'), choice, (s) => {
    atDepth(s, choice, () => {
      assign(s, memory('out', '0', n), s.lower.words(s, candidates(choice, [])));
      s.w.line(`return count(out, ${n});`);
    });
    s.w.line('return 0;');
  });
}

/** Runs `body` for key number `depth` only. */
function atDepth(s: Scope, choice: Picked, body: (key: string) => void): void {
  s.w.line('let d = depth;');
  eachKey(s, choice, (key) => s.w.block('if (d-- === 0)', () => body(key)));
}

function reasons(define: Define, choice: Picked, i: number): void {
  const [from, to] = [rowType(choice), choice.element];
  define(head(`r${i}`, [S, depth, ordinalOf, out], 'number'), choice, (s) => {
    if (choice.form === 'optional') s.w.line('if (ordinal === 0) return 0;');
    s.w.line('let n = 0;');
    atDepth(s, choice, () => {
      s.w.line(`${s.cell(choice.candidate).put(0, convertCode(s, code('ordinal', from), from, to))};`);
      failing(s, choice.guards, 'n');
      s.w.line('return n;');
    });
    s.w.line('return 0;');
  });
}

function bounds(define: Define, choice: Picked, i: number): void {
  if (choice.form !== 'some') return;
  define(head(`b${i}`, [S, out, depth], 'void'), choice, (s) => {
    s.w.line(`g${i}(S, depth);`);
    s.w.line(`const key = WT${i}.keys[depth];`);
    s.w.line(`out[0] = WT${i}.lows[key]; out[1] = WT${i}.highs[key];`);
  });
}
