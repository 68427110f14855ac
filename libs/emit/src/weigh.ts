import { answerType, cellType, type Expr, type Picked, sizeOf, type Wishes } from '@sandtable/model';
import { candidates, eachKey, hasNone, keysOf, rowType, rowWords } from './answer-rows.ts';
import { type AskedAt, asks, type Define } from './asks.ts';
import { type Cells, cellsOf, keysKnown } from './cells.ts';
import { code, failing, proposed, such } from './choice.ts';
import { constant, depth, given, head, type Item, ordinal as ordinalOf, out, random, text } from './code.ts';
import { convertCode } from './convert.ts';
import { drawEach, isDrawnByKey } from './draw-each.ts';
import { faultless } from './faultless.ts';
import { fill, hasBlankKeys } from './fill-answer.ts';
import { isSomeGiven, someOpen } from './some-given.ts';
import { opening } from './tri.ts';
import { assign, type Emitting, lowest, memory, type Scope, type Unit } from './unit.ts';
import { isPlain, satisfiable, shapeOf, verdict, wishesOf } from './weighed.ts';

/** Locals of the functions here, besides candidate and answer. */
export const ownLocals = (choice: Picked): readonly number[] => [
  ...(choice.each ? [choice.each.local] : []),
  ...wishesOf(choice).map(({ binder }) => binder.local),
];

/** The engine's part; it is next to the functions. */
function weigherOf(unit: Unit, choice: Picked, i: number): readonly Item[] {
  const type = answerType(choice);
  const wished = wishesOf(choice)[0]?.binder.over.type;
  const shape = {
    each: choice.each !== undefined,
    many: choice.form === 'some',
    keys: keysOf(choice),
    size: sizeOf(rowType(choice)),
    low: lowest(rowType(choice)),
    partial: type.t === 'map' && type.partial,
    ...(unit.byKey.has(choice) ? { byKey: true } : {}),
    such: choice.such.length > 0,
    plain: isPlain(unit, choice),
    wishes: shapeOf(choice),
    wished: shapeOf(choice) !== 'other' && wished?.t === 'set' ? sizeOf(wished.of) : 0,
  };
  const accepts = choice.offered === undefined ? '' : `accepts: G${i}, `;
  const sures = isSurelyAsked(unit, choice) ? `sure: sure${i}, ` : '';
  const rules = `{ fill: g${i}, ${accepts}${sures}may: m${i}, hopes: h${i}, such: s${i}, met: e${i} }`;
  return [
    constant(`W${i}`, `engine.weigher(${JSON.stringify(shape)}, A, ${rules})`),
    text(`const WT${i} = W${i}.table, WK${i} = WT${i}.keys, WP${i} = WT${i}.possible, WC${i} = WT${i}.certain;`),
    ...(hasBlankKeys(choice)
      ? [text(`for (let k = 0; k < WP${i}.length; k += ${rowWords(choice)}) WP${i}[k] = 1;`)]
      : []),
  ];
}

/** What the engine's part calls, and that part itself. */
export function weighing(unit: Emitting, define: Define, choice: Picked, i: number): readonly Item[] {
  fill(define, choice, i, `g${i}`);
  // What is accepted is filled in as if all of it were offered.
  if (choice.offered !== undefined) fill(define, { ...choice, offered: undefined }, i, `G${i}`);
  may(define, choice, i);
  if (isTriedFirst(unit, choice)) note(unit, choice);
  if (isSomeGiven(unit, choice)) unit.plans.push({ at: choice.at.span, plan: { is: 'some-given' } });
  if (isSurelyAsked(unit, choice)) sure(define, choice, i);
  hopes(define, choice, i);
  met(define, choice, i);
  if (wishesOf(choice).length > 0) unwished(define, choice, i);
  return weigherOf(unit, choice, i);
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

/** Where the engine tries simple answers before it searches for one. */
const isTriedFirst = (unit: Unit, choice: Picked): boolean =>
  choice.such.length > 0 &&
  !isSomeGiven(unit, choice) &&
  shapeOf(choice) === 'none' &&
  isPlain(unit, choice) &&
  (choice.form !== 'some' || !choice.each);

const note = ({ plans }: Emitting, choice: Picked): void => {
  plans.push({ at: choice.at.span, plan: { is: 'tried-first', sets: choice.form === 'some' } });
};

/** Of one set: whether the conditions hold whatever is picked, so that no answer needs to be tried. */
const isSurelyAsked = (unit: Unit, choice: Picked): boolean =>
  choice.form === 'some' && choice.each === undefined && choice.such.length > 0 && isPlain(unit, choice);

function sure(define: Define, choice: Picked, i: number): void {
  define(head(`sure${i}`, [], 'boolean'), choice, (s) => {
    for (const guard of choice.such) {
      const { must } = opening(cellsOf(openOf(s, choice, i))).tri(guard.test);
      s.w.line(`if (!${must}) return false;`);
    }
    s.w.line('return true;');
  });
}

function may(define: Define, choice: Picked, i: number): void {
  define(head(`m${i}`, [], 'boolean'), choice, (s) => {
    careful(s, 'true', () => {
      for (const guard of choice.such) s.w.line(`if (!${mayHold(openOf(s, choice, i), guard.test)}) return false;`);
      s.w.line('return true;');
    });
  });
}

function hopes(define: Define, choice: Picked, i: number): void {
  define(head(`h${i}`, [], 'number'), choice, (s) => {
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

export function met(define: Define, choice: Picked, i: number): void {
  define(head(`e${i}`, [], 'number'), choice, (s) => {
    s.w.line('let n = 0;');
    eachWish(s, choice, (holds) => s.w.line(`if (${holds}) ++n;`));
    s.w.line('return n;');
  });
}

/** What is wrong with an answer that another one betters: the first wish it leaves open. */
export function unwished(define: Define, choice: Picked, i: number): void {
  define(head(`u${i}`, [], 'number'), choice, (s) => {
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
  define(head(`c${i}`, [depth, out, given], 'number'), choice, (s) =>
    s.w.line(`return W${i}.candidates(S, depth, out, given);`),
  );
  offered(define, choice, i);
  asks(define, choice, i, at, (s) => {
    s.w.note(choice.at.span, { is: 'question', path: choice.path, count: 'weighed', checked: true });
    // A key that can take nothing else takes none, so that nobody need look, unless a look is a fault.
    if (choice.form === 'optional' && choice.such.length === 0 && harmless(s, choice)) return false;
    if (isSomeGiven(s.unit, choice)) someOpen(s, choice, i);
    else satisfiable(s, choice, i);
    return true;
  });
  such(define, choice, i);
  reasons(define, choice, i);
  bounds(define, choice, i);
  define(head(`v${i}`, [], 'number'), choice, (s) => {
    s.w.line(`if (!W${i}.shapely(S)) return -1;`);
    verdict(s, choice, i);
  });
  define(head(`n${i}`, [], 'number'), choice, (s) => s.w.line(`return W${i}.count(S);`));
  define(head(`d${i}`, [random], 'void'), choice, (s) => {
    if (isDrawnByKey(choice)) drawEach(s, choice, i);
    else s.w.line(`return W${i}.sample(S, random, fresh === ${i});`);
  });
}

const harmless = (s: Scope, choice: Picked): boolean =>
  [candidates(choice, choice.guards), choice.each?.over].every((e) => e === undefined || faultless(s.unit, e));

/** What is evaluated for one key. */
function offered(define: Define, choice: Picked, i: number): void {
  const n = rowWords(choice);
  define(head(`o${i}`, [out, depth], 'number'), choice, (s) => {
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
  define(head(`r${i}`, [depth, ordinalOf, out], 'number'), choice, (s) => {
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
  define(head(`b${i}`, [out, depth], 'void'), choice, (s) => {
    s.w.line(`g${i}(S, depth);`);
    s.w.line(`const key = WT${i}.keys[depth];`);
    s.w.line(`out[0] = WT${i}.lows[key]; out[1] = WT${i}.highs[key];`);
  });
}
