import { type Expr, type Model, sizeOf } from '@sandtable/model';
import { described } from './consequences.ts';
import { Facts } from './facts.ts';
import { keyOf, type Terms } from './form.ts';
import { equal, local, member, not, opened, plain, put } from './term.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** Deeper proofs would only repeat what is known; what is not proved here is left to test games. */
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

class Known extends Facts implements Prover {
  /** With one fact more. */
  readonly #more = new Map<number, Known>();

  #with(fact: Expr): Known {
    if (this.isFact(fact)) return this;
    const key = keyOf(this.terms, fact);
    const known = this.#more.get(key) ?? new Known(this.model, this.terms, [fact], this);
    this.#more.set(key, known);
    return known;
  }

  proves(goal: Expr, depth = 0): boolean {
    const wanted = plain(goal);
    if (wanted.e === 'value') return wanted.value === 1;
    if (depth > DEEPEST) return false;
    if (this.has(wanted)) return true;
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
        const body = opened(this.model, wanted, this.terms);
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
    if (goal.e === 'compare' && goal.op === '==') return this.distinct(goal.left, goal.right);
    if (goal.e === 'compare' && goal.op === '!=') return this.proves(equal(goal.left, goal.right), depth + 1);
    if (goal.e === 'member') return this.#lacks(goal.item, plain(goal.set));
    return false;
  }

  /** Whether something is surely none of those a set is known to have. */
  #lacks(item: Expr, set: Expr): boolean {
    return [set, ...this.others(set)].some((one) => {
      const known = plain(one);
      return known.e === 'set' && known.items.every((each) => this.distinct(item, each));
    });
  }

  #provesEqual({ op, left, right }: Of<'compare'>, depth: number): boolean {
    if (op === '!=') return this.distinct(left, right);
    if (op !== '==') return false;
    if (this.key(left) === this.key(right)) return true;
    if (depth > DEEPEST - 2) return false;
    return [left, right].some((side, i) => {
      const term = plain(side);
      const body = term.e === 'call' ? opened(this.model, term, this.terms) : undefined;
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
          this.proves(put(this.terms, set.where, set.binder.local, item), depth + 1)
        );
      case 'setop':
        return this.#provesIn(item, set, depth);
      case 'if':
        return this.#cases(
          set.test,
          (yes) => (known) => known.proves(member(item, yes ? set.then : set.else), depth + 1),
        );
      case 'call': {
        const body = opened(this.model, set, this.terms);
        return body !== undefined && this.proves(member(item, body), depth + 1);
      }
      case 'local':
      case 'state':
      case 'field':
        return this.others(set).some((other) => this.proves(member(item, other), depth + 1));
      default:
        return false;
    }
  }

  #provesIn(item: Expr, { op, left, right }: Of<'setop'>, depth: number): boolean {
    const [a, b] = [left, right].map((side) => () => this.proves(member(item, side), depth + 1));
    if (a === undefined || b === undefined || op === '-') return false;
    return op === '+' ? a() || b() : a() && b();
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
    const each = local(this.terms.next++, type.t === 'set' || type.t === 'list' ? type.of : type, body.span);
    const facts = [member(each, binder.over), ...(where ? [put(this.terms, where, binder.local, each)] : [])];
    const known = facts.reduce<Known>((now, fact) => now.#with(fact), this);
    return known.proves(put(this.terms, body, binder.local, each), depth + 1);
  }

  excludes(item: Expr, set: Expr, sure: boolean, depth = 0): boolean {
    const roles = plain(set);
    if (depth > DEEPEST) return false;
    if (roles.e === 'set') return roles.items.every((each) => this.#differs(item, each));
    if (roles.e === 'filter') return this.#fails(put(this.terms, roles.where, roles.binder.local, item), depth + 1);
    if (roles.e === 'call') {
      const body = opened(this.model, roles, this.terms);
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
    if (this.distinct(left, right)) return true;
    const more = [left, right].flatMap((term) => described(this.model, this.terms, plain(term), plain(term)));
    return new Known(this.model, this.terms, more, this).distinct(left, right);
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
