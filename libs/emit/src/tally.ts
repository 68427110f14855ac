import { type Expr, type Local, type Procedure, type Quantified, type Stmt, type Visit, walk } from '@sandtable/model';
import type { Flow } from './blocks.ts';
import { faultless } from './faultless.ts';
import { type Scope, temp, type Unit } from './unit.ts';

/** Faces that a bitset of one word holds. */
const MOST_FACES = 31;

/**
 * Lists of dice of which nothing is asked but how many show some faces, with the faces of their die. What each die shows
 * need not be known then: an engine with a `tally` is asked for the counts alone. They must not outlive a question,
 * since a tally isn't part of the position.
 */
export function talliedLists(unit: Unit, flows: readonly (Flow | undefined)[]): Unit['tallied'] {
  return new Map(unit.model.procedures.flatMap((procedure, i) => talliedIn(unit, procedure, flows[i])));
}

type Entry = readonly [Local, readonly number[]];

function talliedIn(unit: Unit, { locals, body }: Procedure, flow: Flow | undefined): readonly Entry[] {
  const { chances, dice } = unit.model;
  const uses = usesIn(unit, body);
  return locals.flatMap((own, local): readonly Entry[] => {
    const [chance, ...others] = uses.rolls.get(local) ?? [];
    const place = chances[chance ?? -1];
    const faces = place?.sort === 'die' ? dice[place.die]?.faces : undefined;
    const kept = flow?.kept.has(local) === true || uses.otherwise.has(local);
    return faces === undefined || faces.length > MOST_FACES || others.length > 0 || kept ? [] : [[own, faces]];
  });
}

interface Uses {
  /** Chances that throw dice into a list, by local. */
  readonly rolls: Map<number, number[]>;
  /** Locals that are used for more than counting. */
  readonly otherwise: Set<number>;
}

function usesIn(unit: Unit, body: Procedure['body']): Uses {
  const uses: Uses = { rolls: new Map(), otherwise: new Set() };
  const look: Visit<boolean | undefined> = (sort, one) => {
    if (sort === 'stmt') return used(uses, one, look);
    if (sort === 'place' && one.place === 'local') uses.otherwise.add(one.local);
    if (sort !== 'expr') return undefined;
    if (one.e === 'local') uses.otherwise.add(one.local);
    // Faces that did not fall are looked at as well.
    if (countedList(one) !== undefined && one.e === 'quant' && (!one.where || faultless(unit, one.where))) {
      if (one.where) walk('expr', one.where, look);
      return false;
    }
    return !(one.e === 'size' && one.of.e === 'local');
  };
  for (const stmt of body) walk('stmt', stmt, look);
  return uses;
}

function used(uses: Uses, stmt: Stmt, look: Visit<boolean | undefined>): boolean {
  if (stmt.s === 'roll' && stmt.times !== undefined) {
    uses.rolls.set(stmt.into, [...(uses.rolls.get(stmt.into) ?? []), stmt.chance]);
    walk('expr', stmt.times, look);
    return false;
  }
  if ('into' in stmt && stmt.into !== undefined) uses.otherwise.add(stmt.into);
  return true;
}

/** The local whose items a count runs over alone. */
function countedList(e: Expr): number | undefined {
  if (e.e !== 'quant' || e.quant !== 'count' || e.binders.length !== 1 || e.body !== undefined) return undefined;
  const over = e.binders[0]?.over;
  return over?.e === 'local' && over.type.t === 'list' ? over.local : undefined;
}

/** The variable that names a throw to the engine; undefined for what isn't such a list. */
export function throwOf(s: Scope, local: number): string | undefined {
  const own = s.locals[local];
  if (own === undefined || !s.unit.tallied.has(own)) return undefined;
  const name = `y${local}`;
  s.declared.add(name);
  return name;
}

/** A count over dice that were thrown together: which faces count, and then how many dice show one of them. */
export function tallied(s: Scope, e: Quantified, each: () => string): string | undefined {
  const local = countedList(e as Expr);
  const binder = e.binders[0];
  const thrown = local === undefined ? undefined : throwOf(s, local);
  if (local === undefined || binder === undefined || thrown === undefined) return undefined;
  const { where } = e;
  const faces = s.unit.tallied.get(s.locals[local] as Local) ?? [];
  if (where === undefined) return undefined;
  const [n, mask, k] = [temp(s, 1), temp(s, 1), s.unit.name('k')];
  s.w.block('if (tally !== undefined)', () => {
    s.w.block(`for (let ${k} = 0; ${k} < ${faces.length}; ++${k})`, () => {
      s.w.line(`${s.cell(binder.local).put(0, `${s.unit.table(faces)}[${k}]`)};`);
      const holds = s.lower.cond(s, where);
      s.w.line(`if (${holds}) ${mask.put(0, `${mask.at(0)} | 1 << ${k}`)};`);
    });
    s.w.line(`${n.put(0, `tally.count(${thrown}, ${mask.at(0)})`)};`);
  });
  s.w.block('else', () => s.w.line(`${n.put(0, each())};`));
  return n.at(0);
}
