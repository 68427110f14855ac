import { FAULTS } from '@sandtable/engine';
import { type Expr, type Pile, partOffsets, partSize, type Stmt } from '@sandtable/model';
import { chanceAt, chanceHere, roleArgument } from './chance-at.ts';
import { type FunctionCode, flag, fn, head, int } from './code.ts';
import { isKept } from './indexed.ts';
import { isShown } from './is-shown.ts';
import { overBits } from './loop.ts';
import { give } from './pick.ts';
import {
  countAt,
  isCounted,
  listAt,
  listByRank,
  memberFunctions,
  overPile,
  overShown,
  rank,
  spot,
} from './pile-members.ts';
import { elementOf } from './types.ts';
import { addFunction, atom, type Emitting, fault, place, type Scope, settle, type Unit } from './unit.ts';

type Of<S extends Stmt['s']> = Extract<Stmt, { s: S }>;

const FULL = FAULTS.indexOf('full');

const pileOf = ({ model }: Unit, index: number): Pile => {
  const pile = model.piles[index];
  if (pile === undefined) throw new Error(`the model has no pile ${index}`);
  return pile;
};
const membersOf = ({ model }: Unit, { kind }: Pile): number => model.kinds[kind]?.members.length ?? 0;

/** Functions that all rules about piles share, for each kind that has some. */
export function pileFunctions(unit: Emitting): void {
  const needed = unit.model.piles.length > 0 || unit.model.chances.some(({ sort }) => sort === 'pick');
  if (needed) unit.items.push(...SHARED, ...memberFunctions(unit));
  for (const pile of unit.model.piles) {
    if (unit.model.piles.find(({ field }) => field === pile.field) !== pile) continue;
    forgetFunction(unit, pile);
    if (pile.place === undefined) continue;
    layFunction(unit, pile);
    behindFunction(unit, pile);
  }
  for (const [i, { sort }] of unit.model.chances.entries()) if (sort === 'shuffle') shuffleFunction(unit, i);
}

/** `lay…(m, to, under)` closes the gap that a member leaves, and puts it where it goes. Members of piles without an order have rank 0. */
function layFunction(unit: Emitting, pile: Pile): void {
  const { w } = unit;
  addFunction(unit, head(`lay${pile.field}`, [int('m'), int('to'), flag('under')], 'void'), () => {
    const k = rank(unit, pile, 'k');
    w.line(`const from = ${spot(unit, pile, 'm')}, at = ${rank(unit, pile, 'm')};`);
    w.line('let n = 0;');
    // On top of a pile, no other member changes its rank.
    const gap = isCounted(unit, pile) ? ` && at < ${countAt(unit, pile, 'from')} - 1` : '';
    w.block(`if (${isOrdered(unit, pile, 'from')}${gap})`, () =>
      overPile(unit, pile, 'from', `if (${k} > at) --${k};`),
    );
    w.block(`if (${isOrdered(unit, pile, 'to')})`, () => {
      if (!isCounted(unit, pile)) return overPile(unit, pile, 'to', `if (k !== m) { ++n; if (under) ++${k}; }`);
      w.line(`n = ${countAt(unit, pile, 'to')} - (from === to ? 1 : 0);`);
      w.block('if (under)', () => overPile(unit, pile, 'to', `if (k !== m) ++${k};`));
    });
    w.line(`${rank(unit, pile, 'm')} = under ? 0 : n;`);
    w.line(stored(unit, pile, 'm', 'to'));
  });
}

/** Whether a code of the hidden field is an ordered pile. */
function isOrdered({ model }: Unit, { field }: Pile, code: string): string {
  const type = model.fields[field]?.type;
  const parts = model.piles.flatMap((pile) => {
    const part = type?.t === 'union' ? type.parts[pile.part] : undefined;
    if (pile.field !== field || !pile.ordered || type?.t !== 'union' || part === undefined) return [];
    const low = partOffsets(type)[pile.part] ?? 0;
    return [partSize(part) === 1 ? `${code} === ${low}` : `${code} >= ${low} && ${code} < ${low + partSize(part)}`];
  });
  return parts.length === 0 ? 'false' : `(${parts.join(' || ')})`;
}

function stored(unit: Unit, pile: Pile, m: string, to: string): string {
  const lies = isKept(unit, pile.field) ? `x${pile.field}(${m}, ${to});` : `${spot(unit, pile, m)} = ${to};`;
  return knownAt(unit, pile) === undefined ? lies : `forget${pile.field}(${m}); ${lies}`;
}

/** Where it is kept who was shown where members lie; undefined where no rule shows any. */
function knownAt({ model, plan }: Unit, { known, kind }: Pile): number | undefined {
  return known === undefined || !isShown(model, kind) ? undefined : plan.fields[known]?.at;
}

/**
 * `forget…(m)`: who was shown what lies in a pile knows it no longer when something is taken out, or what is left would
 * tell what that was.
 */
function forgetFunction(unit: Emitting, pile: Pile): void {
  const known = knownAt(unit, pile);
  if (known === undefined) return;
  const { w } = unit;
  if (unit.plan.shown.has(pile.known ?? -1))
    unit.plans.push({ at: pile.at.span, plan: { is: 'shown-members', kind: unit.model.kinds[pile.kind]?.name ?? '' } });
  addFunction(unit, head(`forget${pile.field}`, [int('m')], 'void'), () => {
    w.line(`const from = ${spot(unit, pile, 'm')};`);
    w.line(`S[${known} + m] = 0;`);
    w.line('if (from === 0) return;');
    overShown(unit, pile, 'from', `S[${known} + k] = 0;`);
  });
}

/** `behind…(a, b)`: members that move together keep their order, pile by pile. */
function behindFunction(unit: Emitting, pile: Pile): void {
  const { w } = unit;
  addFunction(unit, head(`behind${pile.field}`, [int('a'), int('b')], 'boolean'), () => {
    w.line(`const d = ${spot(unit, pile, 'a')} - ${spot(unit, pile, 'b')};`);
    w.line(`return d > 0 || (d === 0 && ${rank(unit, pile, 'a')} > ${rank(unit, pile, 'b')});`);
  });
}

/** From the top down each changes places with one that is not above it, perhaps with itself. */
function shuffleFunction(unit: Emitting, index: number): void {
  const chance = unit.model.chances[index];
  if (chance?.sort !== 'shuffle') return;
  const pile = pileOf(unit, chance.pile);
  const { w } = unit;
  const list = unit.scratch(membersOf(unit, pile));
  const role = chance.role === undefined ? [] : [int('role')];
  const { place: here, slot } = chanceAt(unit, index, 'role');
  addFunction(unit, head(`shuffle${index}`, [int('at'), ...role], 'void'), () => {
    w.line(`const n = ${listByRank(unit, pile, 'at', list)}, o = S[${slot}]++;`);
    w.block('for (let i = n - 1; i > 0; --i)', () => {
      w.line(`const j = ${list} + engine.chance(S[3], ${here}, o, n - 1 - i, i + 1), m = T[j];`);
      w.line(`T[j] = T[${list} + i]; T[${list} + i] = m;`);
    });
    w.line(`engine.arrange(${here}, o, T, ${list}, n);`);
    const m = `T[${list} + i]`;
    const known = knownAt(unit, pile);
    const forget = known === undefined ? '' : ` S[${known} + ${m}] = 0;`;
    w.line(`for (let i = 0; i < n; ++i) { ${rank(unit, pile, m)} = i;${forget} }`);
    w.line(`if (E.enabled) E.log(${-1 - index}, at);`);
  });
}

export function shuffle(s: Scope, { chance, pile }: Of<'shuffle'>): void {
  s.w.line(`shuffle${chance}(${[s.lower.scalar(s, pile.code), ...roleArgument(s, chance)].join(', ')});`);
}

export function put(s: Scope, stmt: Of<'put'>): void {
  const pile = pileOf(s.unit, stmt.to.pile);
  const [only, ...more] = stmt.what.e === 'set' ? stmt.what.items : [];
  const single = only !== undefined && more.length === 0 ? atom(s, s.lower.scalar(s, only)) : undefined;
  const set = single === undefined ? settle(s, s.lower.words(s, stmt.what)) : undefined;
  const to = atom(s, s.lower.scalar(s, stmt.to.code));
  const type = elementOf(stmt.what.type);
  const each = (body: (m: string) => void): void => {
    if (set === undefined) return body(single ?? '0');
    const x = s.cell(s.extra(type));
    overBits(s, x, type, set, () => body(x.at(0)));
  };
  if (to !== '0') checkRoom(s, pile, to, each, stmt);
  if (pile.place === undefined) return each((m) => s.w.line(stored(s.unit, pile, m, to)));
  if (single !== undefined) return s.w.line(`lay${pile.field}(${single}, ${to}, ${stmt.under});`);
  inOrder(s, pile, each, stmt.under, (m) => s.w.line(`lay${pile.field}(${m}, ${to}, ${stmt.under});`));
}

type Each = (body: (m: string) => void) => void;

/** Members that lie there already take no room. */
function checkRoom(s: Scope, pile: Pile, to: string, each: Each, stmt: Stmt): void {
  if (pile.max === undefined) return;
  const n = s.unit.name('n');
  s.w.line(`let ${n} = ${countAt(s.unit, pile, to)};`);
  each((m) => s.w.line(`if (${spot(s.unit, pile, m)} !== ${to}) ++${n};`));
  s.w.line(`if (${n} > ${pile.max}) ${fault(s, FULL, stmt.span)};`);
}

/** Lists the members in the order in which they lie, and then takes them from the bottom, or from the top. */
function inOrder(s: Scope, pile: Pile, each: Each, fromTop: boolean, body: (m: string) => void): void {
  const list = s.unit.scratch(membersOf(s.unit, pile));
  const [n, j, k] = [s.unit.name('n'), s.unit.name('j'), s.unit.name('k')];
  s.w.line(`let ${n} = 0;`);
  each((m) => {
    s.w.line(`let ${j} = ${list} + ${n}++;`);
    s.w.line(`for (; ${j} > ${list} && behind${pile.field}(T[${j} - 1], ${m}); --${j}) T[${j}] = T[${j} - 1];`);
    s.w.line(`T[${j}] = ${m};`);
  });
  const head = fromTop ? `let ${k} = ${n} - 1; ${k} >= 0; --${k}` : `let ${k} = 0; ${k} < ${n}; ++${k}`;
  s.w.block(`for (${head})`, () => body(`T[${list} + ${k}]`));
}

const countOf = (s: Scope, count: Expr | undefined): string =>
  count === undefined ? '1' : atom(s, s.lower.scalar(s, count));

/** `take` picks by chance among the first `size` of a list, and brings what it picked to the front. */
const take = (s: Scope, index: number, list: number, size: string, count: string): string => {
  const { place: here, slot } = chanceHere(s, index);
  return `take(${list}, ${size}, ${count}, ${here}, ${slot})`;
};

export function draw(s: Scope, stmt: Of<'draw'>): void {
  const { unit } = s;
  const pile = pileOf(unit, stmt.from.pile);
  const count = countOf(s, stmt.count);
  const from = atom(s, s.lower.scalar(s, stmt.from.code));
  const to = stmt.to === undefined ? '0' : atom(s, s.lower.scalar(s, stmt.to.code));
  const list = unit.scratch(membersOf(unit, pile));
  const n = unit.name('n');
  s.w.line(
    `const ${n} = ${pile.ordered ? top(s, pile, stmt, list, from, count) : byChance(s, pile, stmt, list, from, count)};`,
  );
  room(s, stmt, from, to, n);
  const k = unit.name('k');
  const m = `T[${list} + ${k}]`;
  const lay = pile.place === undefined ? stored(unit, pile, m, to) : `lay${pile.field}(${m}, ${to}, false);`;
  s.w.line(`for (let ${k} = 0; ${k} < ${n}; ++${k}) ${lay}`);
  s.w.line(`if (E.enabled) E.log(${-1 - stmt.chance}, ${from}, ${to}, ...T.subarray(${list}, ${list} + ${n}));`);
  if (stmt.count !== undefined) return give(s, s.cell(stmt.into), { t: 'bool' }, list, n);
  s.w.line(`${s.cell(stmt.into).put(0, `${n} === 0 ? 0 : T[${list}] + 1`)};`);
}

const byChance = (
  { unit, ...s }: Scope,
  pile: Pile,
  { chance }: Of<'draw'>,
  list: number,
  from: string,
  count: string,
): string => {
  return take({ unit, ...s }, chance, list, listAt(unit, pile, from, list), count);
};

/** The top comes first; that a draw took place is counted here as well. */
function top(s: Scope, pile: Pile, { chance }: Of<'draw'>, list: number, from: string, count: string): string {
  const size = s.unit.name('n');
  s.w.line(`const ${size} = ${listByRank(s.unit, pile, from, list)};`);
  const { place: here, slot } = chanceHere(s, chance);
  s.w.line(`engine.arrange(${here}, S[${slot}]++, T, ${list}, ${size});`);
  s.w.line(`turn(${list}, ${size});`);
  return `Math.max(0, Math.min(${count}, ${size}))`;
}

/** What is drawn from the very pile it goes to takes no more room. */
function room(s: Scope, stmt: Of<'draw'>, from: string, to: string, n: string): void {
  const pile = stmt.to && pileOf(s.unit, stmt.to.pile);
  if (pile?.max === undefined) return;
  s.w.line(
    `if (${countAt(s.unit, pile, to)} + (${from} === ${to} ? 0 : ${n}) > ${pile.max}) fault(${FULL}, ${place(s, stmt.span)});`,
  );
}

/** What does not depend on which pile it is. */
const SHARED: readonly FunctionCode[] = [
  fn('turn', [int('list'), int('size')], 'void')`
    for (let i = list, k = list + size - 1; i < k; ++i, --k) { const m = T[i]; T[i] = T[k]; T[k] = m; }
  `,
  fn('take', [int('list'), int('size'), int('count'), int('place'), int('slot')], 'number')`
    return takeAt(list, size, count, place, S[slot]++, 0);
  `,
  fn('takeAt', [int('list'), int('size'), int('count'), int('place'), int('o'), int('index')], 'number')`
    const n = Math.max(0, Math.min(count, size));
    for (let i = 0; i < n; ++i) {
      const r = list + i + engine.chance(S[3], place, o, index + i, size - i), x = T[r];
      for (let k = r; k > list + i; --k) T[k] = T[k - 1];
      T[list + i] = x;
    }
    return n;
  `,
  fn('takeSome', [int('list'), int('size'), int('least'), int('most'), int('place'), int('o'), int('index')], 'number')`
    const high = Math.max(0, Math.min(most, size)), low = Math.max(0, Math.min(least, high));
    return takeAt(list, size, low + engine.chance(S[3], place, o, index, high - low + 1), place, o, index + 1);
  `,
];
