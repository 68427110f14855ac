import { type Expr, type Source, type Stmt, unreachable } from '@sandtable/model';
import { turnsOf } from './asked-once.ts';
import { passed } from './call.ts';
import { roleArgument } from './chance-at.ts';
import { faultless } from './faultless.ts';
import { conceal, reveal, witnesses } from './identity.ts';
import { overItems } from './list.ts';
import { overBits, overNumbers } from './loop.ts';
import { rollEach } from './map.ts';
import { forgetting } from './memo.ts';
import { arms } from './pattern.ts';
import { pick } from './pick.ts';
import { draw, put as lay, shuffle } from './piles.ts';
import { placed, scratch } from './placed.ts';
import { create } from './pools.ts';
import { rollTimes } from './roll.ts';
import { setPlace } from './set-place.ts';
import { rangeOf } from './tree.ts';
import { elementOf } from './types.ts';
import { assign, atom, fault, memory, place, plus, type Scope, settle, temp, type Val, wordsOf } from './unit.ts';

/** How statements leave what they stand in. */
interface Exits {
  readonly returns: (value: Expr | undefined) => void;
  /** Where the match has ended. */
  readonly leave: string;
  readonly breaks?: (() => void) | undefined;
  /** The variable that holds the phase to go back to when returning. */
  readonly outer?: string | undefined;
}

export function body(s: Scope, list: readonly Stmt[], exits: Exits): void {
  for (const stmt of list) statement(s, stmt, exits);
}

export function statement(s: Scope, stmt: Stmt, exits: Exits): void {
  plain(s, stmt, exits);
  const forgotten = forgetting(s.unit.memos, s.unit.model, stmt);
  if (forgotten !== undefined) s.w.line(forgotten);
}

function plain(s: Scope, stmt: Stmt, exits: Exits): void {
  count(s, stmt);
  switch (stmt.s) {
    case 'set':
      return setPlace(s, stmt.place, stmt.value);
    case 'if':
      return branch(s, stmt, exits);
    case 'match':
      return arms(
        s,
        stmt.subject,
        stmt.arms,
        (arm) => body(s, arm.body, exits),
        () => s.w.line(`${fault(s, 7, stmt.span)};`),
      );
    case 'for':
      return forEach(s, stmt, exits);
    case 'while':
      return whileLoop(s, stmt, exits);
    case 'repeat':
      return repeat(s, stmt, exits);
    case 'break':
      return exits.breaks?.();
    case 'label':
      return label(s, stmt, exits);
    case 'return':
      return exits.returns(stmt.value);
    default:
      return effect(s, stmt, exits);
  }
}

function effect(s: Scope, stmt: Effect, exits: Exits): void {
  switch (stmt.s) {
    case 'reveal':
      return reveal(s, stmt);
    case 'conceal':
      return conceal(s, stmt);
    case 'log':
      return log(s, stmt);
    case 'finish':
      return finish(s, stmt, exits);
    case 'roll':
      return roll(s, stmt);
    case 'pick':
      return pick(s, stmt);
    case 'draw':
      return draw(s, stmt);
    case 'put':
      return lay(s, stmt);
    case 'shuffle':
      return shuffle(s, stmt);
    case 'create':
      return create(s, stmt);
    case 'call':
      return callPlain(s, stmt, exits);
    case 'choose':
    case 'menu':
    case 'together':
    case 'barrier':
      throw new Error(`cannot emit ${stmt.s} in a procedure that does not ask`);
    default:
      return unreachable(stmt);
  }
}
/** What does not only lead to other statements. */
type Effect = Exclude<Stmt, { s: 'set' | 'if' | 'match' | 'for' | 'while' | 'repeat' | 'break' | 'label' | 'return' }>;

export function count(s: Scope, stmt: Stmt): void {
  if (s.unit.watched && !isTried(s, stmt)) s.w.line(`V[${s.unit.infos.counted(stmt.span)}]++;`);
}

/** An effect that only examples and expectations name isn't a rule of the game. */
function isTried({ unit: { model } }: Scope, { span }: Stmt): boolean {
  const around = ({ at }: { readonly at: Source }): boolean =>
    at.span.file === span.file && at.span.start <= span.start && at.span.end >= span.end;
  return model.examples.some(around) || model.expectations.some(around);
}

function branch(s: Scope, stmt: Extract<Stmt, { s: 'if' }>, exits: Exits): void {
  const test = s.lower.cond(s, stmt.test);
  s.w.block(`if (${test})`, () => body(s, stmt.then, exits));
  if (stmt.else.length > 0) s.w.block('else', () => body(s, stmt.else, exits));
}

export const charge = (s: Scope, stmt: Stmt): void => s.w.line(`if (--budget < 0) fault(1, ${place(s, stmt.span)});`);

type For = Extract<Stmt, { s: 'for' }>;

function forEach(s: Scope, stmt: For, exits: Exits): void {
  const name = s.unit.name('F');
  const inner = { ...exits, breaks: () => s.w.line(`break ${name};`) };
  const each = () => {
    charge(s, stmt);
    body(s, stmt.body, inner);
  };
  const over = turnsOf(s.unit, stmt);
  const x = s.cell(stmt.binder.local);
  const range = rangeOf(over);
  s.w.block(`${name}:`, () => {
    if (range !== undefined) return overNumbers(s, x, range, each);
    const source = s.lower.words(s, over);
    if (over.type.t === 'list') return overItems(s, x, over.type, placed(s, lasting(s, over, source), over.type), each);
    overBits(s, x, elementOf(over.type), settle(s, source), each);
  });
}

/** What is made for the loop alone is not written by its body. */
function lasting(s: Scope, over: Expr, list: Val): Val {
  if (over.e === 'collect') return list;
  const copy = scratch(s, over.type);
  assign(s, copy, list);
  return copy;
}

function whileLoop(s: Scope, stmt: Extract<Stmt, { s: 'while' }>, exits: Exits): void {
  const name = s.unit.name('F');
  s.w.block(`${name}: for (;;)`, () => {
    charge(s, stmt);
    const test = s.lower.cond(s, stmt.test);
    s.w.line(`if (!${test}) break;`);
    body(s, stmt.body, { ...exits, breaks: () => s.w.line(`break ${name};`) });
  });
}

function repeat(s: Scope, stmt: Extract<Stmt, { s: 'repeat' }>, exits: Exits): void {
  const name = s.unit.name('F');
  const k = s.unit.name('k');
  const times = s.lower.scalar(s, stmt.times);
  s.w.block(`${name}: for (let ${k} = ${times}; ${k} > 0; --${k})`, () => {
    charge(s, stmt);
    body(s, stmt.body, { ...exits, breaks: () => s.w.line(`break ${name};`) });
  });
}

/** The phase is put back however its block is left. */
function label(s: Scope, stmt: Extract<Stmt, { s: 'label' }>, exits: Exits): void {
  if (stmt.sort === 'step') return body(s, stmt.body, exits);
  const slot = `S[${s.unit.plan.phase}]`;
  const old = atom(s, slot);
  s.w.line(`${slot} = ${s.unit.infos.phase(stmt.path)};`);
  const back = () => s.w.line(`${slot} = ${old};`);
  const breaks = exits.breaks && (() => (back(), exits.breaks?.()));
  body(s, stmt.body, {
    ...exits,
    breaks,
    returns: exits.outer ? exits.returns : returnsBack(s, exits, back),
    outer: exits.outer ?? old,
  });
  back();
}

/** The value is computed while the phase still stands; only the canonical state can tell, but it should not lie. */
const returnsBack = (s: Scope, exits: Exits, back: () => void) => (value: Expr | undefined) => {
  void s;
  back();
  exits.returns(value);
};

/** What a line tells is found out for those who look only, unless finding out may fail or is counted. */
function log(s: Scope, stmt: Extract<Stmt, { s: 'log' }>): void {
  const write = () => {
    const args = stmt.args.map((arg) => (isWide(arg) ? '0' : s.lower.scalar(s, arg)));
    const wide = stmt.args.filter(isWide).flatMap((arg) => slotsOf(s, arg));
    return `E.log(${[stmt.log, ...args, ...witnesses(s, stmt, args), ...wide].join(', ')});`;
  };
  const parts = [...stmt.args, ...(stmt.seen ?? [])];
  if (s.unit.watched || !parts.every((each) => each === undefined || faultless(s.unit, each)))
    return s.w.line(`if (E.enabled) ${write()}`);
  s.w.block('if (E.enabled)', () => s.w.line(write()));
}

/** What takes slots of its own stands behind everything else in a line. */
const isWide = ({ type: { t } }: Expr): boolean => t === 'set' || t === 'list' || t === 'map';

function slotsOf(s: Scope, arg: Expr): readonly string[] {
  const value = s.lower.words(s, arg);
  const { mem, n } = value;
  if (mem === undefined) return Array.from({ length: n }, (_, i) => value.at(i));
  const base = atom(s, mem.base);
  return [`...${mem.array}.subarray(${base}, ${plus(base, n)})`];
}

function finish(s: Scope, stmt: Extract<Stmt, { s: 'finish' }>, exits: Exits): void {
  const reason = stmt.because === undefined ? -1 : s.unit.infos.reason(stmt.because);
  const end = () => {
    const by = s.lower.words(s, stmt.by).at(0);
    const winners = stmt.by.type.t === 'set' ? by : `1 << ${by}`;
    s.w.line(`finish(${stmt.result === 'won' ? 1 : 2}, ${winners}, ${reason});`);
  };
  // The end is a rest as well: a watcher may end the match in another way.
  if (s.unit.model.watchers.length === 0) end();
  else s.w.block('if (!rest())', end);
  s.w.line(exits.leave);
}

function roll(s: Scope, stmt: Extract<Stmt, { s: 'roll' }>): void {
  if (stmt.each) return rollEach(s, stmt.chance, stmt.into, stmt.each);
  if (stmt.times) return rollTimes(s, stmt.chance, stmt.into, stmt.times);
  const x = s.cell(stmt.into);
  s.w.line(`${x.put(0, `roll${stmt.chance}(${roleArgument(s, stmt.chance).join(', ')})`)};`);
}

function callPlain(s: Scope, stmt: Extract<Stmt, { s: 'call' }>, exits: Exits): void {
  const called = s.unit.model.procedures[stmt.procedure];
  const name = `p${stmt.procedure}`;
  const code = `${name}(${passed(s, name, stmt.args, called?.locals ?? [])})`;
  const n = called?.result === undefined ? 1 : wordsOf(called.result);
  const result = stmt.into !== undefined && n === 1 ? temp(s, 1) : undefined;
  s.w.line(result === undefined ? `${code};` : `${result.put(0, code)};`);
  if (s.unit.finishes[stmt.procedure]) s.w.line(`if (S[0] !== 0) ${exits.leave}`);
  if (stmt.into === undefined) return;
  assign(s, s.cell(stmt.into), result ?? memory('T', s.unit.results.get(name)?.base ?? '0', n));
}
