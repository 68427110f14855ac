import type { Expr, Place, Stmt } from '@sandtable/model';
import { passed } from './call.ts';
import { roleArgument } from './chance-at.ts';
import { faultless } from './faultless.ts';
import { conceal, reveal, witnesses } from './identity.ts';
import { overBits } from './loop.ts';
import { putAt, rollEach } from './map.ts';
import { forgetting } from './memo.ts';
import { arms } from './pattern.ts';
import { draw, put as lay, pick, shuffle } from './piles.ts';
import { create } from './pools.ts';
import { elementOf } from './sets.ts';
import { putField, stateBase } from './store.ts';
import { assign, atom, type Cell, fault, memory, place, type Scope, settle, temp, type Val, wordsOf } from './unit.ts';

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
      return put(s, stmt.place, stmt.value);
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

function effect(s: Scope, stmt: Stmt, exits: Exits): void {
  if (stmt.s === 'reveal') return reveal(s, stmt);
  if (stmt.s === 'conceal') return conceal(s, stmt);
  if (stmt.s === 'log') return log(s, stmt);
  if (stmt.s === 'finish') return finish(s, stmt, exits);
  if (stmt.s === 'roll') return roll(s, stmt);
  if (stmt.s === 'pick') return pick(s, stmt);
  if (stmt.s === 'draw') return draw(s, stmt);
  if (stmt.s === 'put') return lay(s, stmt);
  if (stmt.s === 'shuffle') return shuffle(s, stmt);
  if (stmt.s === 'create') return create(s, stmt);
  if (stmt.s === 'call') return callPlain(s, stmt, exits);
  throw new Error(`cannot emit ${stmt.s} in a procedure that does not ask`);
}

export function count(s: Scope, stmt: Stmt): void {
  if (s.unit.watched) s.w.line(`V[${s.unit.infos.counted(stmt.span)}]++;`);
}

function put(s: Scope, to: Place, expr: Expr): void {
  const map = expr.e === 'with' ? mapIn(s, to, expr.of) : undefined;
  if (map !== undefined && expr.e === 'with') return putAt(s, map, expr);
  const value = s.lower.words(s, expr);
  if (to.place === 'local') return assign(s, s.cell(to.local), value);
  if (to.place === 'field') return putField(s, to.field, s.lower.scalar(s, to.of), value);
  const stored = s.unit.plan.states[to.state];
  assign(s, memory('S', stateBase(s, to.state, to.args), stored?.words ?? 1), value);
}

/** The place of a map of which one key is written: nothing else of it needs to move. */
function mapIn(s: Scope, to: Place, of: Expr): Cell | undefined {
  if (to.place === 'local') return of.e === 'local' && of.local === to.local ? s.cell(to.local) : undefined;
  if (to.place !== 'state' || of.e !== 'state' || to.state !== of.state || to.args.length > 0) return undefined;
  return memory('S', stateBase(s, to.state, to.args), s.unit.plan.states[to.state]?.words ?? 1);
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
  const type = elementOf(stmt.binder.over.type);
  s.w.block(`${name}:`, () => {
    const set = settle(s, s.lower.words(s, loopSet(stmt)));
    if (stmt.sortedBy === undefined) return overBits(s, s.cell(stmt.binder.local), type, set, each);
    const list = memory('T', `${s.unit.scratch(set.n * 32)}`, set.n * 32);
    const n = sorted(s, stmt, set, list);
    const k = s.unit.name('k');
    s.w.block(`for (let ${k} = 0; ${k} < ${n}; ++${k})`, () => {
      s.w.line(`${s.cell(stmt.binder.local).put(0, list.at(k))};`);
      each();
    });
  });
}

/** What a loop runs over: its condition is looked at once for all members, before the first turn. */
export const loopSet = (stmt: For): Expr =>
  stmt.where === undefined
    ? stmt.binder.over
    : { e: 'filter', binder: stmt.binder, where: stmt.where, type: stmt.binder.over.type, span: stmt.span };

/** Insertion sort of the members' codes into `list`; the name of their number is returned. Keys are taken once. */
export function sorted(s: Scope, stmt: For, set: Val, list: Cell): string {
  const keys = memory('T', `${s.unit.scratch(set.n * 32)}`, set.n * 32);
  const [n, j] = [s.unit.name('n'), s.unit.name('j')];
  const x = s.cell(stmt.binder.local);
  s.w.line(`let ${n} = 0;`);
  overBits(s, x, elementOf(stmt.binder.over.type), set, () => {
    const key = atom(s, stmt.sortedBy === undefined ? '0' : s.lower.scalar(s, stmt.sortedBy));
    s.w.line(`let ${j} = ${n}++;`);
    s.w.line(
      `for (; ${j} > 0 && ${keys.at(`${j} - 1`)} > ${key}; --${j}) { ${keys.put(j, keys.at(`${j} - 1`))}; ${list.put(j, list.at(`${j} - 1`))}; }`,
    );
    s.w.line(`${keys.put(j, key)}; ${list.put(j, x.at(0))};`);
  });
  return n;
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
    const args = stmt.args.map((arg) => (arg.type.t === 'set' ? '0' : s.lower.scalar(s, arg)));
    return `E.log(${[stmt.log, ...args, ...witnesses(s, stmt, args)].join(', ')});`;
  };
  const told = [...stmt.args, ...(stmt.seen ?? [])];
  if (s.unit.watched || !told.every((each) => each === undefined || faultless(s.unit, each)))
    return s.w.line(`if (E.enabled) ${write()}`);
  s.w.block('if (E.enabled)', () => s.w.line(write()));
}

function finish(s: Scope, stmt: Extract<Stmt, { s: 'finish' }>, exits: Exits): void {
  const reason = stmt.because === undefined ? -1 : s.unit.infos.reason(stmt.because);
  const end = () => {
    const by = s.lower.words(s, stmt.by).at(0);
    const winners = stmt.by.type.t === 'set' ? by : `1 << ${by}`;
    s.w.line(`finish(S, ${stmt.result === 'won' ? 1 : 2}, ${winners}, ${reason});`);
  };
  // The end is a rest as well: a watcher may end the match in another way.
  if (s.unit.model.watchers.length === 0) end();
  else s.w.block('if (!rest(S))', end);
  s.w.line(exits.leave);
}

function roll(s: Scope, stmt: Extract<Stmt, { s: 'roll' }>): void {
  if (stmt.each) return rollEach(s, stmt.chance, stmt.into, stmt.each);
  const x = s.cell(stmt.into);
  s.w.line(`${x.put(0, `roll${stmt.chance}(S${roleArgument(s, stmt.chance)})`)};`);
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
