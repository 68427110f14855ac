import type { Expr, Model, Stmt } from '@sandtable/model';
import { Leaks } from './findings.ts';
import { Judge } from './judge.ts';
import { type Frame, here, type State } from './place.ts';
import { isFixed, readOf, said } from './shape.ts';
import { sourceOf } from './taint.ts';
import { equal } from './term.ts';
import { Way } from './way.ts';

type Of<S extends Stmt['s']> = Extract<Stmt, { s: S }>;

/** What single statements write, tell and show, to whom, and what is known after them. */
export abstract class Deeds extends Way {
  readonly logs = new Map<number, readonly (readonly Expr[])[]>();
  readonly leaks = new Leaks();
  protected readonly judge: Judge;
  /** Locals that hold open answers. */
  protected readonly answers = new Set<number>();

  constructor(model: Model) {
    super(model);
    this.judge = new Judge(model, this.terms, this.effects);
  }

  /** A value has its own sources and those of the way to this place. */
  protected set({ place, value, span }: Of<'set'>, frame: Frame, state: State): void {
    const found = here(value, frame);
    const sources = this.taint(found, state);
    if (place.place === 'local') return this.bind(place.local + frame.base, found, [...sources, ...state.path], state);
    const parts = place.place === 'field' ? [place.of] : place.args;
    const args = parts.map((part) => here(part, frame));
    const stored = place.place === 'field' ? this.model.fields[place.field] : this.model.states[place.state];
    const others = args.flatMap((arg) => this.taint(arg, state));
    const target = stored?.seen && sourceOf(stored.seen, args, stored.name, span, this.reading(state)).roles;
    // Whoever is asked in a hidden case says so by answering: what is written is the answer, and no more.
    const answer = found.e === 'local' && this.answers.has(found.local);
    for (const source of [...sources, ...others, ...(answer ? [] : state.path)])
      this.leaks.add('leak/write', span, source, this.judge.readers(target, source, state), {
        place: stored?.name ?? '',
      });
    const name = place.place === 'field' ? `f${place.field}` : `s${place.state}`;
    this.forget(new Set([name]), state);
    const kept = [...state.opened].filter((one) => one !== name);
    state.opened = new Set(found.e === 'value' && found.value === 0 ? kept : [...kept, name]);
    const read = readOf(place, args, found);
    if ((found.e === 'value' || found.e === 'local' || isFixed(found)) && read !== undefined)
      state.facts = [...state.facts, ...said(read, found)];
  }

  protected log(stmt: Of<'log'>, frame: Frame, state: State): void {
    const path = this.model.logs[stmt.log]?.path ?? '';
    for (const source of state.path)
      this.leaks.add('leak/write', stmt.span, source, this.judge.readers(undefined, source, state), { place: path });
    const known = this.logs.get(stmt.log) ?? [];
    const seen = stmt.args.map((arg, i) => [
      ...(known[i] ?? []),
      ...this.taint(here(arg, frame), state).flatMap((source) => this.judge.sayable(source, undefined, frame, state)),
    ]);
    this.logs.set(stmt.log, seen);
  }

  /** Revealed to all, a local hides nothing any more; revealed to some, they may see it as well. */
  protected reveal(stmt: Of<'reveal'>, frame: Frame, state: State): void {
    const to = here(stmt.to, frame);
    const what = here(stmt.what, frame);
    if (stmt.members) state.shown = [...state.shown, { members: here(stmt.members, frame), to }];
    if (what.e !== 'local') return;
    const sources = state.locals.get(what.local) ?? [];
    const wider = (roles: Expr): Expr => ({
      e: 'setop',
      op: '+',
      left: roles,
      right: to,
      type: roles.type,
      span: roles.span,
    });
    state.locals.set(
      what.local,
      to.e === 'every' ? [] : sources.map((one) => ({ ...one, roles: one.roles && wider(one.roles) })),
    );
  }

  /** Afterwards a single member is known to lie there. */
  protected put(stmt: Of<'put'>, frame: Frame, state: State): void {
    this.forget(this.effects.writes([stmt]), state);
    const what = here(stmt.what, frame);
    const [item] = what.e === 'set' ? what.items : [];
    const field = this.model.piles[stmt.to.pile]?.field;
    const code = here(stmt.to.code, frame);
    if (item === undefined || field === undefined) return;
    const at: Expr = { e: 'field', field, of: item, type: code.type, span: stmt.span };
    state.facts = [...state.facts, equal(at, code)];
  }

  /** What is picked is known to those who know what it is picked from; that there is something, to all. */
  protected pick({ from, into }: Of<'pick'>, frame: Frame, state: State): void {
    const sources = this.taint(here(from, frame), state);
    state.locals.set(
      into + frame.base,
      sources.map((source) => ({ ...source, counted: true })),
    );
  }

  /** What is drawn is seen by those who see the pile it goes to. */
  protected draw({ into, to, span }: Of<'draw'>, frame: Frame, state: State): void {
    const pile = to && this.model.piles[to.pile];
    const code = to && here(to.code, frame);
    const args = code?.e === 'tag' ? code.args : [];
    const sources = pile?.seen
      ? [{ ...sourceOf(pile.seen, args, pile.name, span, this.reading(state)), counted: true }]
      : [];
    state.locals.set(into + frame.base, sources);
    this.forget(
      this.effects.writes([{ s: 'draw', chance: 0, from: to, count: undefined, to, into, span } as Stmt]),
      state,
    );
  }
}
