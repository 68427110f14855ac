import type { Choice, Expr, Stmt } from '@sandtable/model';
import { Deeds } from './deeds.ts';
import { localsIn } from './form.ts';
import { type Frame, here, inSet, type State } from './place.ts';
import { answered, hangs, offered, sealedFor } from './question.ts';
import { distinct, type Source } from './taint.ts';

type Of<S extends Stmt['s']> = Extract<Stmt, { s: S }>;
type Menu = Extract<Choice, { form: 'menu' }>;

/** What questions show by being asked, by what they offer, and by how they are answered. */
export abstract class Questions extends Deeds {
  readonly choices = new Map<number, readonly Expr[]>();
  /** Choices of which something that decides what they offer is hidden from whoever is asked. */
  protected readonly hidden = new Set<number>();
  /** Choices at which procedures keep what not everyone may know. */
  protected readonly keeping = new Set<number>();

  /** Walks the statements of an answer. */
  protected abstract block(stmts: readonly Stmt[], frame: Frame, state: State): void;

  protected ask(stmt: Of<'choose'> | Of<'menu'>, frame: Frame, state: State): void {
    const choice = this.model.choices[stmt.choice];
    if (choice === undefined) return;
    this.forget(this.effects.resting, state);
    const by = here(choice.by, frame);
    const path = this.#reached(choice, frame, state);
    const label = choice.path;
    const { span } = choice.at;
    const ranked = this.model.policies.flatMap(({ parts }) => parts.filter((part) => part.choice === stmt.choice));
    const candidates = offered(choice, frame, ranked).flatMap(({ expr, facts }) => this.taint(expr, state, facts));
    for (const source of candidates) {
      const verdict = this.judge.role(by, source, state);
      if (verdict !== 'fine') this.hidden.add(stmt.choice);
      this.leaks.add('leak/offer', span, source, verdict, { label });
    }
    for (const source of path)
      this.leaks.add('leak/asked', span, source, this.judge.role(by, source, state), { label });
    if (!this.#isOpen(path, state)) this.keeping.add(stmt.choice);
    const known = this.choices.get(stmt.choice) ?? [];
    const asked = hangs(choice) ? distinct(this.terms, [...path, ...candidates]) : path;
    // That someone is still to answer is known to all, whatever they have answered before.
    const informed = asked.flatMap((source) => (source.awaited ? [] : this.judge.sayable(source, by, frame, state)));
    this.choices.set(stmt.choice, [...known, ...informed]);
    const awaited = frame.procedure.lane !== undefined;
    const sealed = choice.secret ? [sealedFor(by, choice.path, awaited)] : [];
    if (choice.form === 'menu') return this.#arms(stmt, choice, sealed, frame, state);
    state.locals.set(choice.result + frame.base, sealed);
    if (choice.secret !== true) this.answers.add(choice.result + frame.base);
    state.facts = [...state.facts, ...answered(this.terms, choice, frame)];
  }

  /** Whether everyone may know what the locals hold, and what led here. */
  #isOpen(path: readonly Source[], state: State): boolean {
    const kept = distinct(this.terms, [...path, ...[...state.locals.values()].flat()]);
    return kept.every((source) => this.judge.readers(undefined, source, state) === 'fine');
  }

  /** What decides that a question is put to someone; of several who may answer it is known that they are among them. */
  #reached({ askers, by }: Choice, frame: Frame, state: State): readonly Source[] {
    if (askers === undefined) return state.path;
    const sources = this.taint(here(askers.among, frame), state);
    const who = askers.who + frame.base;
    state.locals.set(who, sources);
    state.facts = [
      ...state.facts.filter((fact) => !localsIn(this.terms, fact).includes(who)),
      inSet(askers.who, by.type, askers.among, frame),
    ];
    return distinct(this.terms, [...state.path, ...sources]);
  }

  #arms(stmt: Stmt, { arms }: Menu, sealed: readonly Source[], frame: Frame, state: State): void {
    if (stmt.s !== 'menu') return;
    const before = state.path;
    this.maybe(
      arms.map((arm, i) => (inner: State) => {
        inner.path = [...inner.path, ...sealed];
        for (const param of arm.params) {
          inner.locals.set(param.local + frame.base, sealed);
          const guards = param.guards.map(({ test }) => here(test, frame));
          inner.facts = [...inner.facts, inSet(param.local, param.element, param.from, frame), ...guards];
        }
        this.block(stmt.bodies[i] ?? [], frame, inner);
      }),
      state,
    );
    state.path = before;
  }
}
