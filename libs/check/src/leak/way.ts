import type { Expr, Model } from '@sandtable/model';
import { consequences } from './consequences.ts';
import { type Effects, effectsOf } from './effects.ts';
import { keyOf, localsIn, newTerms, type Terms } from './form.ts';
import type { State } from './place.ts';
import { distinct, isDistinct, type Reading, type Source, taint } from './taint.ts';
import { equal, local, plain } from './term.ts';

/** Definitions are opened this deep. */
const DEEPEST = 6;

/** What is known on the way through the rules: how it is learnt, lost, and joined where ways meet. */
export abstract class Way {
  readonly terms: Terms = newTerms();
  protected readonly model: Model;
  protected readonly effects: Effects;

  constructor(model: Model) {
    this.model = model;
    this.effects = effectsOf(model, this.terms);
  }

  protected take(locals: number): number {
    this.terms.next += locals;
    return this.terms.next - locals;
  }

  protected taint(expr: Expr, state: State, facts: readonly Expr[] = []): readonly Source[] {
    const now: Reading = {
      model: this.model,
      terms: this.terms,
      locals: state.locals,
      facts: facts.length === 0 ? state.facts : [...state.facts, ...facts],
      bound: new Set(),
      isPublic: this.effects.isPublic,
    };
    return distinct(this.terms, taint(expr, now));
  }

  protected reading(state: State): Pick<Reading, 'model' | 'terms' | 'facts' | 'bound'> {
    return { model: this.model, terms: this.terms, facts: state.facts, bound: new Set() };
  }

  protected bind(number: number, value: Expr, sources: readonly Source[], state: State): void {
    state.facts = state.facts.filter((fact) => !localsIn(this.terms, fact).includes(number));
    state.locals.set(number, distinct(this.terms, sources));
    if (!localsIn(this.terms, value).includes(number) && value.type.t !== 'text')
      state.facts = [...state.facts, equal(local(number, value.type, value.span), value)];
  }

  /** What was known of something is not, once it has been written. */
  protected forget(written: ReadonlySet<string>, state: State): void {
    if (written.size === 0) return;
    const stale = (expr: Expr): boolean => {
      for (const name of this.effects.reads(expr)) if (written.has(name)) return true;
      return false;
    };
    state.facts = state.facts.flatMap((fact) => this.remains(fact, stale, 0));
    state.shown = state.shown.filter(({ members, to }) => !stale(members) && !stale(to));
  }

  /** A fact that has become stale may have said something that has not. */
  private remains(fact: Expr, stale: (expr: Expr) => boolean, depth: number): readonly Expr[] {
    if (!stale(fact)) return [fact];
    if (depth > DEEPEST) return [];
    const more = consequences(this.model, this.terms, plain(fact));
    return more.flatMap((one) => this.remains(one, stale, depth + 1));
  }

  /** Runs a part that may or may not happen, and joins what is known afterward. */
  protected maybe(parts: readonly ((inner: State) => void)[], state: State): void {
    const ends = parts.map((part) => {
      const inner: State = { ...state, locals: new Map(state.locals) };
      part(inner);
      return inner;
    });
    for (const end of ends) this.gained(end.locals, state);
    state.opened = new Set([...state.opened, ...ends.flatMap((end) => [...end.opened])]);
    const [first, ...more] = ends;
    const others = [...new Set(more.map((end) => end.facts))].filter((list) => list !== first?.facts);
    const facts = others.map((list) => new Set(list.map((fact) => keyOf(this.terms, fact))));
    const common = (key: number) => facts.every((known) => known.has(key));
    const last = first?.facts ?? state.facts;
    state.facts = facts.length === 0 ? last : last.filter((fact) => common(keyOf(this.terms, fact)));
    state.shown = (first?.shown ?? state.shown).filter((one) => more.every((end) => end.shown.includes(one)));
  }

  /** What is hidden in locals after a part that may happen, besides what was before. */
  private gained(locals: State['locals'], state: State): void {
    for (const [number, sources] of locals) {
      const before = state.locals.get(number);
      if (before === sources && isDistinct(sources)) continue;
      state.locals.set(number, distinct(this.terms, [...(before ?? []), ...sources]));
    }
  }
}
