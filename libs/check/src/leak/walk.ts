import { type Arm, type Expr, type Model, type Procedure, type Stmt, unreachable } from '@sandtable/model';
import type { Leaks } from './findings.ts';
import type { Terms } from './form.ts';
import { type Frame, here, type State } from './place.ts';
import { Questions } from './questions.ts';
import { bindsOf, born, elementOf, forAll, holdsBarrier, leaves, opens } from './shape.ts';
import { situation } from './situation.ts';
import { distinct, type Source } from './taint.ts';
import { local, member, not } from './term.ts';

type Of<S extends Stmt['s']> = Extract<Stmt, { s: S }>;

/** What others may know: who may know that a choice is asked, and who may see the arguments of a log line. */
export interface Knowledge {
  readonly choices: Map<number, readonly Expr[]>;
  /** Choices of which whoever is asked may see all that decides what they are offered. */
  readonly evident: ReadonlySet<number>;
  /** Choices at which everyone may know all that procedures keep. */
  readonly openLocals: ReadonlySet<number>;
  readonly logs: Map<number, readonly (readonly Expr[])[]>;
  readonly leaks: Leaks;
  readonly terms: Terms;
}

/** A call that was walked, and what was opened after it. */
interface Walked {
  readonly situation: () => string;
  readonly after: ReadonlySet<string>;
}

/** The frame of a call, with what is hidden in its arguments. */
interface Entered {
  readonly inner: Frame;
  readonly sources: readonly Source[];
}

/** Rulesets are inlined call by call; beyond this many statements the rest is left to test games. */
const MOST_STATEMENTS = 10_000;

export function walked(model: Model): Knowledge {
  const walk = new Walk(model);
  const play = model.procedures[model.play];
  if (play !== undefined) walk.begin(play);
  return walk;
}

class Walk extends Questions implements Knowledge {
  #left = MOST_STATEMENTS;
  #returned: Source[] = [];
  /** Calls that were walked, by their procedures. */
  readonly #calls = new Map<number, readonly Walked[]>();

  get evident(): ReadonlySet<number> {
    return this.#without(this.hidden);
  }

  get openLocals(): ReadonlySet<number> {
    return this.#without(this.keeping);
  }

  /** Nothing is proved where the walk was broken off. */
  #without(some: ReadonlySet<number>): ReadonlySet<number> {
    const isWhole = this.#left > 0;
    return new Set([...this.choices.keys()].filter((choice) => isWhole && !some.has(choice)));
  }

  begin(procedure: Procedure): void {
    const frame = { procedure, base: this.take(procedure.locals.length), args: new Map() };
    this.block(procedure.body, frame, { locals: new Map(), facts: [], path: [], opened: new Set(), shown: [] });
  }

  protected block(stmts: readonly Stmt[], frame: Frame, state: State): void {
    for (const stmt of stmts) {
      if (this.#left-- > 0) this.#stmt(stmt, frame, state);
      // Every way through a statement that holds a barrier meets it.
      if (frame.procedure.lane && holdsBarrier(stmt)) this.#answered(frame, state);
    }
  }

  /** All have answered: what they said is open, and those who come before may have gone on. */
  #answered({ procedure }: Frame, state: State): void {
    const open = (sources: readonly Source[]) => sources.filter(({ awaited }) => awaited !== true);
    for (const [number, sources] of state.locals) state.locals.set(number, distinct(this.terms, open(sources)));
    state.path = open(state.path);
    this.forget(this.effects.writes(procedure.body), state);
  }

  #stmt(stmt: Stmt, frame: Frame, state: State): void {
    switch (stmt.s) {
      case 'set':
        return this.set(stmt, frame, state);
      case 'if':
        return this.#if(stmt, frame, state);
      case 'match':
        return this.#match(stmt, frame, state);
      case 'for':
        return this.#for(stmt, frame, state);
      case 'while':
      case 'repeat':
        return this.#loop(stmt.s === 'while' ? stmt.test : stmt.times, stmt.body, frame, state);
      case 'label':
        return this.block(stmt.body, frame, state);
      case 'return':
        if (stmt.value) this.#returned.push(...this.taint(here(stmt.value, frame), state));
        return;
      case 'call':
        return this.#call(stmt, frame, state);
      case 'together':
        return this.#together(stmt, frame, state);
      case 'choose':
      case 'menu':
        return this.ask(stmt, frame, state);
      case 'log':
        return this.log(stmt, frame, state);
      case 'reveal':
        return this.reveal(stmt, frame, state);
      case 'conceal':
        state.shown = [];
        return;
      case 'draw':
        return this.draw(stmt, frame, state);
      case 'put':
        return this.put(stmt, frame, state);
      case 'pick':
        return this.pick(stmt, frame, state);
      case 'create':
        state.locals.set(stmt.into + frame.base, []);
        return this.set(born(this.model, stmt), frame, state);
      case 'roll':
        state.locals.set(stmt.into + frame.base, []);
        return;
      case 'break':
      case 'finish':
      case 'barrier':
      case 'shuffle':
        return;
      default:
        unreachable(stmt);
    }
  }

  #if({ test, then, else: other }: Of<'if'>, frame: Frame, state: State): void {
    const found = here(test, frame);
    const path = distinct(this.terms, [...state.path, ...this.taint(found, state)]);
    const before = state.path;
    const branch = (stmts: readonly Stmt[], fact: Expr) => (inner: State) => {
      inner.path = path;
      inner.facts = [...inner.facts, fact];
      this.block(stmts, frame, inner);
    };
    const [yes, no] = [leaves(then), leaves(other)];
    const ways = [branch(then, found), branch(other, not(found))];
    for (const [i, way] of ways.entries())
      if ((i === 0 ? yes : no) && !(yes && no)) way({ ...state, locals: new Map(state.locals) });
    this.maybe(yes === no ? ways : ways.filter((_, i) => !(i === 0 ? yes : no)), state);
    // What comes after a way out is reached only where that was not taken.
    state.path = yes || no ? path : before;
  }

  #match({ subject, arms }: Of<'match'>, frame: Frame, state: State): void {
    const found = here(subject, frame);
    const sources = this.taint(found, state);
    const arm =
      ({ patterns, where, body }: Arm<readonly Stmt[]>) =>
      (inner: State) => {
        for (const bound of patterns.flatMap(bindsOf)) inner.locals.set(bound + frame.base, sources);
        const guard = where ? this.taint(here(where, frame), inner) : [];
        inner.path = distinct(this.terms, [...state.path, ...sources, ...guard]);
        this.block(body, frame, inner);
      };
    const before = state.path;
    this.maybe(arms.map(arm), state);
    state.path = arms.some(({ body }) => leaves(body)) ? distinct(this.terms, [...before, ...sources]) : before;
  }

  #for(stmt: Of<'for'>, frame: Frame, state: State): void {
    const over = here(stmt.binder.over, frame);
    const type = elementOf(over);
    const each = local(stmt.binder.local + frame.base, type, stmt.span);
    const facts = [member(each, over), ...(stmt.where ? [here(stmt.where, frame)] : [])];
    const keys = [stmt.where, stmt.sortedBy].flatMap((part) => (part ? [here(part, frame)] : []));
    const sources = [...this.taint(over, state), ...keys.flatMap((part) => this.taint(part, state, facts))];
    state.locals.set(each.e === 'local' ? each.local : -1, sources);
    this.#round(stmt.body, (inner) => this.block(stmt.body, frame, inner), state, sources, facts);
    const said = opens(stmt, frame);
    const written = this.effects.writes(stmt.body);
    if (![over, ...keys].some((part) => [...this.effects.reads(part)].some((name) => written.has(name))))
      state.facts = [...state.facts, ...said.map((fact) => forAll(over, each, fact))];
  }

  #loop(head: Expr, body: readonly Stmt[], frame: Frame, state: State): void {
    const run = (inner: State) => this.block(body, frame, inner);
    this.#round(body, run, state, this.taint(here(head, frame), state), []);
  }

  /** Like a loop over calls: each role has a frame of its own. */
  #together({ binder, where, procedure: index, args, span }: Of<'together'>, frame: Frame, state: State): void {
    const procedure = this.model.procedures[index];
    if (procedure === undefined) return;
    const over = here(binder.over, frame);
    const each = local(binder.local + frame.base, elementOf(over), span);
    const test = where && here(where, frame);
    const facts = [member(each, over), ...(test ? [test] : [])];
    const sources = [...this.taint(over, state), ...(test ? this.taint(test, state, [member(each, over)]) : [])];
    state.locals.set(binder.local + frame.base, sources);
    const given = [each, ...args.map((arg) => here(arg, frame))];
    const run = (inner: State) => this.block(procedure.body, this.#entered(procedure, given, inner).inner, inner);
    this.#round(procedure.body, run, state, sources, facts);
  }

  /** The frame of a call, with what is hidden in the arguments. */
  #entered(procedure: Procedure, args: readonly Expr[], state: State): Entered {
    const base = this.take(procedure.locals.length);
    const fixed = args.map((arg, i) => [i, arg] as const).filter(([, arg]) => arg.e === 'local' || arg.e === 'value');
    const sources = args.flatMap((arg, i) => {
      const found = this.taint(arg, state);
      this.bind(base + i, arg, found, state);
      return found;
    });
    return { inner: { procedure, base, args: new Map(fixed) }, sources };
  }

  /** A body that runs any number of times: twice shows what one round leaves for the next, if it leaves anything. */
  #round(
    body: readonly Stmt[],
    run: (inner: State) => void,
    state: State,
    path: readonly Source[],
    facts: readonly Expr[],
  ): void {
    const written = this.effects.writes(body);
    const before = state.path;
    this.forget(written, state);
    const once = () =>
      this.maybe(
        [
          (inner) => {
            inner.path = distinct(this.terms, [...before, ...path]);
            const known: State = { ...inner, facts };
            this.forget(written, known);
            inner.facts = [...inner.facts, ...known.facts];
            run(inner);
          },
          () => undefined,
        ],
        state,
      );
    const outside = new Map(state.locals);
    once();
    // Only variables of outside bring something into the next round.
    if ([...outside].some(([number, sources]) => state.locals.get(number)?.length !== sources.length)) once();
    state.path = leaves(body) ? distinct(this.terms, [...before, ...path]) : before;
  }

  #call(stmt: Of<'call'>, frame: Frame, state: State): void {
    const procedure = this.model.procedures[stmt.procedure];
    if (procedure === undefined) return;
    const args = stmt.args.map((arg) => here(arg, frame));
    const { inner, sources } = this.#entered(procedure, args, state);
    const now = situation(this.terms, args, [...sources, ...state.path], state);
    const earlier = this.#calls.get(stmt.procedure) ?? [];
    const before = stmt.into === undefined ? earlier.find((call) => call.situation() === now()) : undefined;
    if (before !== undefined) this.#again(procedure, before.after, state);
    else this.#opened(stmt, inner, frame, state);
    // Nobody reads the locals of a call when it is over.
    for (let i = 0; i < procedure.locals.length; i += 1) state.locals.delete(inner.base + i);
    if (before !== undefined) return;
    const walked = { situation: now, after: state.opened };
    this.#calls.set(stmt.procedure, [walked, ...(this.#calls.get(stmt.procedure) ?? [])]);
  }

  #opened(stmt: Of<'call'>, inner: Frame, frame: Frame, state: State): void {
    const outside = this.#returned;
    const path = state.path;
    this.#returned = [];
    this.block(inner.procedure.body, inner, state);
    if (stmt.into !== undefined)
      state.locals.set(stmt.into + frame.base, distinct(this.terms, [...this.#returned, ...path]));
    this.#returned = outside;
    state.path = path;
  }

  /** The same call in the same situation tells the same; only what it changes counts. */
  #again({ body }: Procedure, opened: ReadonlySet<string>, state: State): void {
    this.forget(this.effects.writes(body), state);
    state.opened = opened;
    state.shown = [];
  }
}
