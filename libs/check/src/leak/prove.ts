import { type Expr, type Model, sizeOf } from '@sandtable/model';
import { apart } from './apart.ts';
import { consequences, described, type Rule, ruleOf } from './consequences.ts';
import { formOf, headOf, keyOf, NAMED, type Terms } from './form.ts';
import { equal, local, mapped, member, not, opened, plain, put } from './term.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** More facts, and deeper proofs, would only repeat what is known; what is not proved here is left to test games. */
const MOST_FACTS = 100;
const DEEPEST = 8;

/** What follows from facts by putting equals for equals and opening definitions. */
export interface Prover {
  proves(goal: Expr): boolean;
  /** Everything that is known, also what follows. */
  readonly facts: readonly Expr[];
  /**
   * Whether there is a case, among those the facts leave open, in which `item` is surely not in `set`; `sure` asks for
   * every case.
   */
  excludes(item: Expr, set: Expr, sure: boolean): boolean;
}

export function prover(model: Model, terms: Terms, facts: readonly Expr[]): Prover {
  return new Known(model, terms, facts);
}

class Known implements Prover {
  readonly #model: Model;
  readonly #terms: Terms;
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
  /** With one fact more. */
  readonly #more = new Map<number, Known>();

  constructor(model: Model, terms: Terms, facts: readonly Expr[], known?: Known) {
    this.#model = model;
    this.#terms = terms;
    if (known !== undefined) this.#inherit(known);
    const before = this.#facts.size;
    for (const fact of facts) this.#add(fact);
    if (known === undefined || this.#facts.size > before) this.#settle();
  }

  #inherit(known: Known): void {
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
    const key = keyOf(this.#terms, fact);
    if (this.#facts.has(key) || this.#facts.size >= MOST_FACTS) return;
    this.#facts.set(key, fact);
    this.#keep(fact);
    for (const more of this.#follows(key, fact)) this.#add(more);
  }

  /** The same fact has the same consequences for everyone. */
  #follows(key: number, fact: Expr): readonly Expr[] {
    const known = this.#terms.follows.get(key) ?? consequences(this.#model, this.#terms, fact);
    this.#terms.follows.set(key, known);
    return known;
  }

  /** Facts that are looked up by what they are. */
  #keep(fact: Expr): void {
    if (fact.e === 'member') this.#members.push(fact);
    if (fact.e === 'compare' && fact.op === '==') {
      const [a, b] = [plain(fact.left), plain(fact.right)];
      this.#equalities.push([a, b, keyOf(this.#terms, a), keyOf(this.#terms, b)]);
    }
    const rule = fact.e === 'quant' ? ruleOf(fact) : undefined;
    if (rule !== undefined) this.#rules.push(rule);
  }

  /** Until nothing new follows: what is said of all members of a set, and of sets under other names. */
  #settle(): void {
    for (let before = -1; before !== this.#facts.size; ) {
      before = this.#facts.size;
      this.#order();
      const now = [this.#members.length, this.#equalities.length] as const;
      for (let i = 0; i < now[0]; i += 1) this.#pair(this.#members[i], i < this.#paired[0] ? this.#paired[1] : 0);
      this.#paired = now;
    }
  }

  /** A member of a set is one of the sets that are equal to it, and all is true of it that is said of members. */
  #pair(one: Of<'member'> | undefined, from: number): void {
    if (one === undefined) return;
    const { item, set } = one;
    const name = keyOf(this.#terms, set);
    for (let i = from; i < this.#equalities.length; i += 1) {
      const [a, b, left, right] = this.#equalities[i] ?? [set, set, 0, 0];
      if (left === name) this.#add(member(item, b));
      if (right === name) this.#add(member(item, a));
    }
    if (this.#rules.length === 0) return;
    const key = this.#key(set);
    for (const rule of this.#rules)
      if (this.#key(rule.over) === key) this.#add(put(this.#terms, rule.then, rule.local, item));
  }

  /** Of two equals the one with the shorter form stands for both. */
  #order(): void {
    for (; this.#ordered < this.#equalities.length; this.#ordered += 1) {
      const [a, b] = this.#equalities[this.#ordered] ?? [];
      if (a !== undefined && b !== undefined) this.#unite(this.#normal(a), this.#normal(b));
    }
  }

  #unite(left: Expr, right: Expr): void {
    const [k, l] = [keyOf(this.#terms, left), keyOf(this.#terms, right)];
    if (k === l) return;
    const wider = formOf(this.#terms, left).width - formOf(this.#terms, right).width;
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
  #stale(node: object): boolean {
    const { heads, locals } = formOf(this.#terms, node);
    return (heads & this.#heads) !== 0 || locals.some((local) => this.#locals.has(local));
  }

  #normal(expr: Expr): Expr {
    let now = expr;
    for (let round = 0; round < 4; round += 1) {
      const next = this.#swapped(now) as Expr;
      if (next === now || keyOf(this.#terms, next) === keyOf(this.#terms, now)) return now;
      now = next;
    }
    return now;
  }

  readonly #swapped = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null || !this.#stale(node)) return node;
    const by = NAMED.has((node as Expr).e) ? this.#smaller.get(keyOf(this.#terms, node as Expr)) : undefined;
    return by ?? mapped(node, (_, child) => this.#swapped(child));
  };

  readonly #key = (expr: Expr): number => {
    const key = keyOf(this.#terms, expr);
    const known = this.#keys.get(key) ?? keyOf(this.#terms, this.#normal(plain(expr)));
    this.#keys.set(key, known);
    return known;
  };

  get facts(): readonly Expr[] {
    return [...this.#facts.values()];
  }

  #has(goal: Expr): boolean {
    if (this.#facts.has(keyOf(this.#terms, goal))) return true;
    if (this.#smaller.size === 0) return false;
    const normal = plain(this.#normal(goal));
    return this.#sort(normal.e).has(keyOf(this.#terms, normal));
  }

  /** Keys of the facts that may be of a sort when equals are put for equals. */
  #sort(e: Expr['e']): ReadonlySet<number> {
    const known = this.#normalized.get(e);
    if (known !== undefined) return known;
    const found = new Set<number>();
    for (const fact of this.#facts.values()) if (fact.e === e || NAMED.has(fact.e)) found.add(this.#key(fact));
    this.#normalized.set(e, found);
    return found;
  }

  #with(fact: Expr): Known {
    const key = keyOf(this.#terms, fact);
    if (this.#facts.has(key)) return this;
    const known = this.#more.get(key) ?? new Known(this.#model, this.#terms, [fact], this);
    this.#more.set(key, known);
    return known;
  }

  proves(goal: Expr, depth = 0): boolean {
    const wanted = plain(goal);
    if (wanted.e === 'value') return wanted.value === 1;
    if (depth > DEEPEST) return false;
    if (this.#has(wanted)) return true;
    switch (wanted.e) {
      case 'logic':
        return this.#provesLogic(wanted, depth);
      case 'not':
        return this.#denies(plain(wanted.of), depth);
      case 'compare':
        return this.#provesEqual(wanted, depth);
      case 'member':
        return this.#provesMember(wanted.item, plain(wanted.set), depth);
      case 'if':
        return this.#cases(wanted.test, (yes) => (known) => known.proves(yes ? wanted.then : wanted.else, depth + 1));
      case 'call': {
        const body = opened(this.#model, wanted, this.#terms);
        return body !== undefined && this.proves(body, depth + 1);
      }
      case 'quant':
        return this.#provesAll(wanted, depth);
      default:
        return false;
    }
  }

  #provesLogic({ op, left, right }: Of<'logic'>, depth: number): boolean {
    if (op === 'and') return this.proves(left, depth + 1) && this.#with(left).proves(right, depth + 1);
    return this.proves(left, depth + 1) || this.#with(not(left)).proves(right, depth + 1);
  }

  #denies(goal: Expr, depth: number): boolean {
    if (goal.e === 'value') return goal.value === 0;
    if (goal.e === 'not') return this.proves(goal.of, depth + 1);
    if (goal.e === 'compare' && goal.op === '==') return this.#distinct(goal.left, goal.right);
    if (goal.e === 'compare' && goal.op === '!=') return this.proves(equal(goal.left, goal.right), depth + 1);
    if (goal.e === 'member') return this.#lacks(goal.item, plain(goal.set));
    return false;
  }

  /** Whether something is surely none of those a set is known to have. */
  #lacks(item: Expr, set: Expr): boolean {
    return [set, ...this.#others(set)].some((one) => {
      const known = plain(one);
      return known.e === 'set' && known.items.every((each) => this.#distinct(item, each));
    });
  }

  #provesEqual({ op, left, right }: Of<'compare'>, depth: number): boolean {
    if (op === '!=') return this.#distinct(left, right);
    if (op !== '==') return false;
    if (this.#key(left) === this.#key(right)) return true;
    if (depth > DEEPEST - 2) return false;
    return [left, right].some((side, i) => {
      const term = plain(side);
      const body = term.e === 'call' ? opened(this.#model, term, this.#terms) : undefined;
      return body !== undefined && this.proves(equal(body, i === 0 ? right : left), depth + 1);
    });
  }

  #provesMember(item: Expr, set: Expr, depth: number): boolean {
    switch (set.e) {
      case 'every':
        return true;
      case 'set':
        return isWhole(set) || set.items.some((each) => this.proves(equal(item, each), depth + 1));
      case 'filter':
        return (
          this.proves(member(item, set.binder.over), depth + 1) &&
          this.proves(put(this.#terms, set.where, set.binder.local, item), depth + 1)
        );
      case 'setop':
        return this.#provesIn(item, set, depth);
      case 'if':
        return this.#cases(
          set.test,
          (yes) => (known) => known.proves(member(item, yes ? set.then : set.else), depth + 1),
        );
      case 'call': {
        const body = opened(this.#model, set, this.#terms);
        return body !== undefined && this.proves(member(item, body), depth + 1);
      }
      case 'local':
      case 'state':
      case 'field':
        return this.#others(set).some((other) => this.proves(member(item, other), depth + 1));
      default:
        return false;
    }
  }

  #provesIn(item: Expr, { op, left, right }: Of<'setop'>, depth: number): boolean {
    const [a, b] = [left, right].map((side) => () => this.proves(member(item, side), depth + 1));
    if (a === undefined || b === undefined || op === '-') return false;
    return op === '+' ? a() || b() : a() && b();
  }

  /** What a local was set to. */
  #others(expr: Expr): readonly Expr[] {
    const key = keyOf(this.#terms, expr);
    return this.#equalities.flatMap(([a, b, left, right]) => (left === key ? [b] : right === key ? [a] : []));
  }

  /** A goal with cases holds if it holds in each case that can be. */
  #cases(test: Expr, goal: (yes: boolean) => (known: Known) => boolean): boolean {
    if (this.proves(test, DEEPEST - 3)) return goal(true)(this);
    if (this.proves(not(test), DEEPEST - 3)) return goal(false)(this);
    return goal(true)(this.#with(test)) && goal(false)(this.#with(not(test)));
  }

  #provesAll({ quant, binders, where, body }: Of<'quant'>, depth: number): boolean {
    const [binder] = binders;
    if (quant !== 'all' || body === undefined || binder === undefined || binders.length > 1) return false;
    const type = binder.over.type;
    const each = local(this.#terms.next++, type.t === 'set' || type.t === 'list' ? type.of : type, body.span);
    const facts = [member(each, binder.over), ...(where ? [put(this.#terms, where, binder.local, each)] : [])];
    const known = facts.reduce<Known>((now, fact) => now.#with(fact), this);
    return known.proves(put(this.#terms, body, binder.local, each), depth + 1);
  }

  #same(left: Expr, right: Expr): boolean {
    return keyOf(this.#terms, this.#normal(plain(left))) === keyOf(this.#terms, this.#normal(plain(right)));
  }

  #distinct(left: Expr, right: Expr): boolean {
    const [a, b] = [plain(this.#normal(plain(left))), plain(this.#normal(plain(right)))];
    if (a.e === 'value' && b.e === 'value') return a.value !== b.value;
    const same = (x: Expr, y: Expr): boolean => this.#same(x, y);
    if (apart(this.#model, this.#equalities, same, a, b) || apart(this.#model, this.#equalities, same, b, a))
      return true;
    const unequal: Expr = { e: 'compare', op: '!=', left: a, right: b, type: { t: 'bool' }, span: a.span };
    const turned: Expr = { ...unequal, left: b, right: a };
    return [unequal, turned, not(equal(a, b)), not(equal(b, a))].some((fact) => this.#has(fact));
  }

  excludes(item: Expr, set: Expr, sure: boolean, depth = 0): boolean {
    const roles = plain(set);
    if (depth > DEEPEST) return false;
    if (roles.e === 'set') return roles.items.every((each) => this.#differs(item, each));
    if (roles.e === 'filter') return this.#fails(put(this.#terms, roles.where, roles.binder.local, item), depth + 1);
    if (roles.e === 'call') {
      const body = opened(this.#model, roles, this.#terms);
      return body !== undefined && this.excludes(item, body, sure, depth + 1);
    }
    if (roles.e !== 'if') return false;
    const yes = () => this.#with(roles.test).excludes(item, roles.then, sure, depth + 1);
    const no = () => this.#with(not(roles.test)).excludes(item, roles.else, sure, depth + 1);
    if (this.proves(roles.test)) return yes();
    if (this.proves(not(roles.test))) return no();
    return sure ? yes() && no() : yes() || no();
  }

  /** Whether two roles are surely different, also by what they are defined as. */
  #differs(left: Expr, right: Expr): boolean {
    if (this.#distinct(left, right)) return true;
    const known = new Known(this.#model, this.#terms, [], this);
    for (const term of [left, right])
      for (const fact of described(this.#model, this.#terms, plain(term), plain(term))) known.#add(fact);
    known.#settle();
    return known.#distinct(left, right);
  }

  #fails(test: Expr, depth: number): boolean {
    const goal = plain(test);
    if (goal.e === 'logic' && goal.op === 'and') return this.#fails(goal.left, depth) || this.#fails(goal.right, depth);
    if (goal.e === 'compare' && goal.op === '==') return this.#differs(goal.left, goal.right);
    return false;
  }
}

/** Every value of its type stands in it. */
const isWhole = ({ items, type }: Of<'set'>): boolean =>
  type.t === 'set' &&
  new Set(items.flatMap((item) => (item.e === 'value' ? [item.value] : []))).size === sizeOf(type.of);
