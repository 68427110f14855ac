import { type Expr, type Model, setOf, type Type } from '@sandtable/model';
import type { Effects } from './effects.ts';
import type { Verdict } from './findings.ts';
import { formOf, keyOf, localsIn, shapeOf, type Terms } from './form.ts';
import { leavesOut } from './leaves-out.ts';
import { type Frame, framed, type State } from './place.ts';
import { type Prover, prover } from './prove.ts';
import { type PileRead, pileCompared, pileOf, type Source, sourceOf } from './taint.ts';
import { equal, local, member, plain, setOfOne } from './term.ts';

/** No local of a procedure has this number. */
const ANYONE = -1;

type Known = Pick<State, 'facts' | 'shown' | 'opened'>;

/** Whether a role is one of those who see something, or see the member whose constant it is. */
interface Asked {
  readonly role: Expr;
  readonly roles: Expr;
  readonly piece: Expr | undefined;
  readonly pile: PileRead | undefined;
  readonly shown: State['shown'];
}

/** Says who may know what a source says. */
export class Judge {
  readonly #model: Model;
  readonly #terms: Terms;
  readonly #effects: Effects;
  readonly #provers = new Map<string, Prover>();
  /** By the shape of what was asked. */
  readonly #proved = new Map<string, boolean>();
  readonly #wrong = new Map<string, boolean>();
  readonly #role: Type & { readonly t: 'kind' };

  constructor(model: Model, terms: Terms, effects: Effects) {
    const { kind } = model.seats;
    const { name = '', members = [] } = model.kinds[kind] ?? {};
    this.#model = model;
    this.#terms = terms;
    this.#effects = effects;
    this.#role = { t: 'kind', kind, name, size: members.length };
  }

  /**
   * Whether one role may. Most proofs need no more than the facts that speak of the same locals as the audience, and
   * these are the same at many places; only where they do not suffice, all are looked at.
   */
  role(role: Expr, source: Source, state: Known): Verdict {
    const { roles, member: piece, pile } = source;
    if (roles === undefined) return 'unproved';
    const asked: Asked = { role, roles, piece, pile, shown: state.shown };
    const goal = [role, roles, ...(piece ? [piece] : [])];
    const facts = [...new Set([...source.facts, ...state.facts])];
    if (this.#fine(asked, goal, near(this.#terms, facts, goal.slice(1)))) return 'fine';
    return this.#verdict(asked, goal, relevant(this.#terms, facts, goal), this.#sure(roles, state));
  }

  #fine(asked: Asked, goal: readonly Expr[], facts: readonly Expr[]): boolean {
    const key = this.#shape(asked, goal, facts);
    const fine = this.#proved.get(key) ?? this.#proves(asked, this.#knowing(facts));
    this.#proved.set(key, fine);
    return fine;
  }

  #verdict(asked: Asked, goal: readonly Expr[], facts: readonly Expr[], sure: boolean): Verdict {
    if (this.#fine(asked, goal, facts)) return 'fine';
    const key = `${String(sure)} ${this.#shape(asked, goal, facts)}`;
    const wrong = this.#wrong.get(key) ?? this.#knowing(facts).excludes(asked.role, asked.roles, sure);
    this.#wrong.set(key, wrong);
    return wrong ? 'wrong' : 'unproved';
  }

  /** What was asked, whatever the locals are called: a procedure is walked once for each of its calls. */
  #shape({ shown }: Asked, goal: readonly Expr[], facts: readonly Expr[]): string {
    return shapeOf(this.#terms, [...goal, ...shown.flatMap(({ members, to }) => [members, to]), ...facts]);
  }

  #proves({ role, roles, piece, pile, shown }: Asked, known: Prover): boolean {
    if (pile && shown.some((one) => this.#isPile(one.members, pile, known) && known.proves(member(role, one.to))))
      return true;
    if (piece === undefined) return known.proves(member(role, roles));
    const seen = (one: State['shown'][number]) =>
      known.proves(member(piece, one.members)) && known.proves(member(role, one.to));
    return shown.some(seen) || known.proves(member(role, roles)) || this.#inPile(role, piece, known);
  }

  /** Whether members that were shown are those of a pile. */
  #isPile(members: Expr, { pile, args }: PileRead, known: Prover): boolean {
    const found = pileOf(members, this.#model);
    return found?.pile === pile && args.every((arg, i) => known.proves(equal(arg, found.args[i] ?? arg)));
  }

  /** Whether only what holds in all cases counts: what an audience depends on was opened, and may still be. */
  #sure(roles: Expr, { opened }: Known): boolean {
    return [...this.#effects.reads(roles)].some((name) => opened.has(name));
  }

  /** Many sources are read where the same is known. */
  #knowing(facts: readonly Expr[]): Prover {
    const key = facts
      .map((fact) => keyOf(this.#terms, fact))
      .sort()
      .join();
    const known = this.#provers.get(key) ?? prover(this.#model, this.#terms, facts);
    this.#provers.set(key, known);
    return known;
  }

  /** Whether the member is known to lie in a pile that the role sees: who sees a pile sees its members. */
  #inPile(role: Expr, piece: Expr, known: Prover): boolean {
    return known.facts.some((fact) => {
      const found = fact.e === 'compare' && fact.op === '==' ? pileCompared(fact, this.#model) : undefined;
      const at = fact.e === 'compare' ? plain(fact.left) : fact;
      if (found === undefined || at.e !== 'field' || !known.proves(equal(at.of, piece))) return false;
      const { seen, name } = found.pile;
      if (seen === undefined) return true;
      const now = { model: this.#model, terms: this.#terms, facts: [], bound: new Set<number>() };
      const { roles } = sourceOf(seen, found.args, name, fact.span, now);
      return roles !== undefined && known.proves(member(role, roles));
    });
  }

  /** Whether everyone may who may see a place; without an audience that is everybody. */
  readers(target: Expr | undefined, source: Source, state: Known): Verdict {
    const anyone = local(ANYONE, this.#role, source.span);
    const facts = target ? [member(anyone, target)] : [];
    const verdict = this.role(anyone, source, { ...state, facts: [...state.facts, ...facts] });
    if (verdict !== 'unproved' || target !== undefined || source.roles === undefined) return verdict;
    const sure = this.#sure(source.roles, state);
    return leavesOut(this.#model, this.#terms, source.roles, this.#role.size, sure) ? 'wrong' : verdict;
  }

  /** The audience of a source in the names of the frame; `by` alone or nobody, where it can't be expressed there. */
  sayable(source: Source, by: Expr | undefined, frame: Frame, state: Known): readonly Expr[] {
    if (this.readers(undefined, source, state) === 'fine') return [];
    const nobody: Expr = { e: 'set', items: [], type: setOf(this.#role), span: source.span };
    const closed = by === undefined ? nobody : framed(this.#terms, setOfOne(by), frame);
    const roles = source.roles === undefined || source.inner ? undefined : framed(this.#terms, source.roles, frame);
    return [roles ?? closed ?? nobody];
  }
}

/** The facts that speak of the same locals as a goal. */
function near(terms: Terms, facts: readonly Expr[], goal: readonly Expr[]): readonly Expr[] {
  const about = new Set(goal.flatMap((part) => localsIn(terms, part)));
  return facts.filter((fact) => localsIn(terms, fact).some((local) => about.has(local)));
}

/** The facts that speak of the same things as a goal, and of what those speak of; and what holds of all in a set. */
export function relevant(terms: Terms, facts: readonly Expr[], goal: readonly Expr[]): readonly Expr[] {
  const about = new Set(goal.flatMap((part) => localsIn(terms, part)));
  const found = new Set<Expr>(facts.filter((fact) => fact.e === 'quant' || !formOf(terms, fact).reads));
  let others = facts.filter((fact) => !found.has(fact)).map((fact) => ({ fact, locals: localsIn(terms, fact) }));
  for (let before = -1; before !== others.length; ) {
    before = others.length;
    others = others.filter(({ fact, locals }) => {
      if (!locals.some((local) => about.has(local))) return true;
      found.add(fact);
      for (const local of locals) about.add(local);
      return false;
    });
  }
  return facts.filter((fact) => found.has(fact));
}
