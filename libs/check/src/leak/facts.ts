import type { Expr, Model } from '@sandtable/model';
import { apart } from './apart.ts';
import { consequences, type Rule, ruleOf } from './consequences.ts';
import { formOf, headOf, keyOf, NAMED, type Terms } from './form.ts';
import { equal, member, not, plain, put, replaced } from './term.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** More facts would only repeat what is known. */
const MOST_FACTS = 100;

/** Facts with all that follows from them by putting equals for equals and by what holds of all members of a set. */
export class Facts {
  protected readonly model: Model;
  protected readonly terms: Terms;
  #facts: Map<number, Expr> = new Map();
  /** Both sides, and their keys. */
  #equalities: (readonly [Expr, Expr, number, number])[] = [];
  #members: Of<'member'>[] = [];
  #rules: Rule[] = [];
  /** What stands for others, by their keys. */
  #smaller: Map<number, Expr> = new Map();
  /** How many equalities were looked at for that. */
  #ordered = 0;
  /** How many members and equalities were put together. */
  #paired: readonly [number, number] = [0, 0];
  /** Keys of expressions with equals put for equals, by their keys, as long as the equals stay. */
  #keys: Map<number, number> = new Map();
  /** What locals and heads those have. */
  #locals: ReadonlySet<number> = new Set();
  #heads = 0;
  /** Those of all facts of one sort; made when they are first needed. */
  #normalized = new Map<Expr['e'], ReadonlySet<number>>();

  constructor(model: Model, terms: Terms, facts: readonly Expr[], known?: Facts) {
    this.model = model;
    this.terms = terms;
    if (known !== undefined) this.#inherit(known);
    const before = this.#facts.size;
    for (const fact of facts) this.#add(fact);
    if (known === undefined || this.#facts.size > before) this.#settle();
  }

  #inherit(known: Facts): void {
    this.#facts = new Map(known.#facts);
    this.#equalities = [...known.#equalities];
    this.#members = [...known.#members];
    this.#rules = [...known.#rules];
    this.#smaller = known.#smaller;
    this.#ordered = known.#ordered;
    this.#paired = known.#paired;
    this.#keys = known.#keys;
    this.#locals = known.#locals;
    this.#heads = known.#heads;
  }

  #add(given: Expr): void {
    const fact = plain(given);
    const key = keyOf(this.terms, fact);
    if (this.#facts.has(key) || this.#facts.size >= MOST_FACTS) return;
    this.#facts.set(key, fact);
    this.#keep(fact);
    for (const more of this.#follows(key, fact)) this.#add(more);
  }

  /** The same fact has the same consequences for everyone. */
  #follows(key: number, fact: Expr): readonly Expr[] {
    const known = this.terms.follows.get(key) ?? consequences(this.model, this.terms, fact);
    this.terms.follows.set(key, known);
    return known;
  }

  /** Facts that are looked up by what they are. */
  #keep(fact: Expr): void {
    if (fact.e === 'member') this.#members.push(fact);
    if (fact.e === 'compare' && fact.op === '==') {
      const [a, b] = [plain(fact.left), plain(fact.right)];
      this.#equalities.push([a, b, keyOf(this.terms, a), keyOf(this.terms, b)]);
    }
    const rule = fact.e === 'quant' ? ruleOf(fact) : undefined;
    if (rule !== undefined) this.#rules.push(rule);
  }

  /** Until nothing new follows: what holds of all members of a set, and of sets under other names. */
  #settle(): void {
    for (let before = -1; before !== this.#facts.size; ) {
      before = this.#facts.size;
      this.#order();
      const now = [this.#members.length, this.#equalities.length] as const;
      for (let i = 0; i < now[0]; i += 1) this.#pair(this.#members[i], i < this.#paired[0] ? this.#paired[1] : 0);
      this.#paired = now;
    }
  }

  /** A member of a set is one of the sets that are equal to it, and all is true of it that holds of members. */
  #pair(one: Of<'member'> | undefined, from: number): void {
    if (one === undefined) return;
    const { item, set } = one;
    const name = keyOf(this.terms, set);
    for (let i = from; i < this.#equalities.length; i += 1) {
      const [a, b, left, right] = this.#equalities[i] ?? [set, set, 0, 0];
      if (left === name) this.#add(member(item, b));
      if (right === name) this.#add(member(item, a));
    }
    if (this.#rules.length === 0) return;
    const key = this.key(set);
    for (const rule of this.#rules)
      if (this.key(rule.over) === key) this.#add(put(this.terms, rule.then, rule.local, item));
  }

  /** Of two equals the one with the shorter form stands for both. */
  #order(): void {
    for (; this.#ordered < this.#equalities.length; this.#ordered += 1) {
      const [a, b] = this.#equalities[this.#ordered] ?? [];
      if (a !== undefined && b !== undefined) this.#unite(this.#normal(a), this.#normal(b));
    }
  }

  #unite(left: Expr, right: Expr): void {
    const [k, l] = [keyOf(this.terms, left), keyOf(this.terms, right)];
    if (k === l) return;
    const wider = formOf(this.terms, left).width - formOf(this.terms, right).width;
    const [from, to] = wider < 0 || (wider === 0 && k < l) ? [l, left] : [k, right];
    this.#stand(wider < 0 || (wider === 0 && k < l) ? right : left, from, to);
  }

  #stand(expr: Expr, key: number, by: Expr): void {
    this.#smaller = new Map(this.#smaller).set(key, by);
    if (expr.e === 'local') this.#locals = new Set(this.#locals).add(expr.local);
    this.#heads |= headOf(expr);
    this.#keys = new Map();
    this.#normalized = new Map();
  }

  /** Whether something in an expression may have an equal that stands for it. */
  #stale(node: Expr): boolean {
    const { heads, locals } = formOf(this.terms, node);
    return (heads & this.#heads) !== 0 || locals.some((local) => this.#locals.has(local));
  }

  #normal(expr: Expr): Expr {
    let now = expr;
    for (let round = 0; round < 4; round += 1) {
      const next = this.#swapped(now);
      if (next === now || keyOf(this.terms, next) === keyOf(this.terms, now)) return now;
      now = next;
    }
    return now;
  }

  #swapped(expr: Expr): Expr {
    return replaced(expr, (part) => {
      if (!this.#stale(part)) return part;
      return NAMED.has(part.e) ? this.#smaller.get(keyOf(this.terms, part)) : undefined;
    });
  }

  protected readonly key = (expr: Expr): number => {
    const key = keyOf(this.terms, expr);
    const known = this.#keys.get(key) ?? keyOf(this.terms, this.#normal(plain(expr)));
    this.#keys.set(key, known);
    return known;
  };

  get facts(): readonly Expr[] {
    return [...this.#facts.values()];
  }

  protected isFact(expr: Expr): boolean {
    return this.#facts.has(keyOf(this.terms, expr));
  }

  protected has(goal: Expr): boolean {
    if (this.isFact(goal)) return true;
    if (this.#smaller.size === 0) return false;
    const normal = plain(this.#normal(goal));
    return this.#sort(normal.e).has(keyOf(this.terms, normal));
  }

  /** Keys of the facts that may be of a sort when equals are put for equals. */
  #sort(e: Expr['e']): ReadonlySet<number> {
    const known = this.#normalized.get(e);
    if (known !== undefined) return known;
    const found = new Set<number>();
    for (const fact of this.#facts.values()) if (fact.e === e || NAMED.has(fact.e)) found.add(this.key(fact));
    this.#normalized.set(e, found);
    return found;
  }

  /** What a local was set to. */
  protected others(expr: Expr): readonly Expr[] {
    const key = keyOf(this.terms, expr);
    return this.#equalities.flatMap(([a, b, left, right]) => (left === key ? [b] : right === key ? [a] : []));
  }

  #same(left: Expr, right: Expr): boolean {
    return keyOf(this.terms, this.#normal(plain(left))) === keyOf(this.terms, this.#normal(plain(right)));
  }

  protected distinct(left: Expr, right: Expr): boolean {
    const [a, b] = [plain(this.#normal(plain(left))), plain(this.#normal(plain(right)))];
    if (a.e === 'value' && b.e === 'value') return a.value !== b.value;
    const same = (x: Expr, y: Expr): boolean => this.#same(x, y);
    if (apart(this.model, this.#equalities, same, a, b) || apart(this.model, this.#equalities, same, b, a)) return true;
    const unequal: Expr = { e: 'compare', op: '!=', left: a, right: b, type: { t: 'bool' }, span: a.span };
    const turned: Expr = { ...unequal, left: b, right: a };
    return [unequal, turned, not(equal(a, b)), not(equal(b, a))].some((fact) => this.has(fact));
  }
}
