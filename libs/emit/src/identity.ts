import { hashPath } from '@sandtable/engine';
import type { Expr, Model, Stmt } from '@sandtable/model';
import { head, int } from './code.ts';
import { overBits } from './loop.ts';
import type { Plan } from './plan.ts';
import { elementOf } from './types.ts';
import { addFunction, type Emitting, type Scope, settle, UNROLLED, type Unit } from './unit.ts';

type Identity = Plan['identities'][number];

/** Room for the members to be mixed, by kind. */
export const heapsOf = (model: Model, plan: Plan, scratch: Unit['scratch']): Unit['heaps'] =>
  new Map(plan.identities.map(({ kind }) => [kind, scratch(model.kinds[kind]?.members.length ?? 0)]));

const sizeOf = (unit: Unit, kind: number): number => unit.model.kinds[kind]?.members.length ?? 0;

/** `mix…(n)` deals new numbers to the n members in its heap, in an order by chance. */
export function mixing(unit: Emitting): void {
  for (const identity of unit.plan.identities) {
    const heap = unit.heaps.get(identity.kind) ?? 0;
    const place = hashPath(`${unit.model.kinds[identity.kind]?.name}/epoch`);
    const { w } = unit;
    addFunction(unit, head(`mix${identity.kind}`, [int('n')], 'void'), () => {
      w.line(`const first = S[${identity.next}];`);
      w.block('for (let i = 0; i < n; ++i)', () => {
        // The last one is left without a draw.
        w.line(`const k = i === n - 1 ? 0 : engine.chance(S[3], ${place}, first, i, n - i);`);
        w.line(`const j = ${heap} + i + k, m = T[j];`);
        w.line(`T[j] = T[${heap} + i]; S[${identity.epochs} + m] = first + i;`);
        for (let k = 0; k < identity.words; k += 1) w.line(`${knownAt(identity, 'm', k)} = 0;`);
      });
      w.line(`S[${identity.next}] = first + n;`);
    });
    mixingSet(unit, identity);
  }
}

/** `mixSet…(a, b, …)` mixes the members of a set, given word by word. Most sets that are mixed hold none, or only a few. */
function mixingSet(unit: Emitting, { kind }: Identity): void {
  const heap = unit.heaps.get(kind) ?? 0;
  const words = wordsOfSet(unit, kind);
  if (words.length > UNROLLED) return;
  const { w } = unit;
  addFunction(unit, head(`mixSet${kind}`, words.map(int), 'void'), () => {
    w.line(`if (${words.length === 1 ? words[0] : `(${words.join(' | ')})`} === 0) return;`);
    w.line(`let n = ${heap};`);
    for (const [k, word] of words.entries())
      w.line(`for (; ${word} !== 0; ${word} &= ${word} - 1) T[n++] = ${32 * k + 31} - Math.clz32(${word} & -${word});`);
    w.line(`mix${kind}(${heap === 0 ? 'n' : `n - ${heap}`});`);
  });
}

const wordsOfSet = (unit: Unit, kind: number): readonly string[] =>
  Array.from({ length: Math.ceil(sizeOf(unit, kind) / 32) }, (_, k) => `w${k}`);

/** At the start all members are mixed. */
export function mixedAtStart(unit: Emitting): void {
  for (const { kind } of unit.plan.identities) {
    const n = sizeOf(unit, kind);
    unit.w.line(`for (let m = 0; m < ${n}; ++m) T[${unit.heaps.get(kind) ?? 0} + m] = m;`);
    unit.w.line(`mix${kind}(${n});`);
  }
}

const knownAt = ({ known, words }: Identity, m: string, k: number): string =>
  words === 1 ? `S[${known} + ${m}]` : `S[${known} + ${m} * ${words} + ${k}]`;

export function conceal(s: Scope, { members }: Extract<Stmt, { s: 'conceal' }>): void {
  const identity = identityOf(s, members);
  if (identity === undefined) return eachMember(s, members, (m) => s.w.line(`${shownTo(s, members, m)} = 0;`));
  const words = wordsOfSet(s.unit, identity.kind);
  if (words.length <= UNROLLED) {
    const set = s.lower.words(s, members);
    return s.w.line(`mixSet${identity.kind}(${words.map((_, k) => set.at(k)).join(', ')});`);
  }
  const heap = s.unit.heaps.get(identity.kind) ?? 0;
  const n = s.unit.name('n');
  s.w.line(`let ${n} = 0;`);
  eachMember(s, members, (m) => s.w.line(`T[${heap} + ${n}++] = ${m};`));
  s.w.line(`mix${identity.kind}(${n});`);
}

/** What was sealed lies in frames, which nobody is shown; what a member is, is kept. */
export function reveal(s: Scope, { members, to }: Extract<Stmt, { s: 'reveal' }>): void {
  if (members === undefined) return;
  const identity = identityOf(s, members);
  const roles = settle(s, s.lower.words(s, to));
  if (identity === undefined)
    return eachMember(s, members, (m) => {
      s.w.line(`${shownTo(s, members, m)} |= ${roles.at(0)};`);
      const kept = s.unit.plan.shown.get(pileOf(s, members)?.known ?? -1);
      if (kept) s.w.line(`S[${kept.at} + (${m} >> 5)] |= 1 << (${m} & 31);`);
    });
  eachMember(s, members, (m) => {
    for (let k = 0; k < identity.words; k += 1) s.w.line(`${knownAt(identity, m, k)} |= ${roles.at(k)};`);
  });
}

function eachMember(s: Scope, members: Expr, body: (m: string) => void): void {
  const type = elementOf(members.type);
  const x = s.cell(s.extra(type));
  const set = settle(s, s.lower.words(s, members));
  overBits(s, x, type, set, () => body(x.at(0)));
}

/** Undefined where everyone can tell which member is which: then it can only be hidden where one lies. */
function identityOf(s: Scope, members: Expr): Identity | undefined {
  const type = elementOf(members.type);
  return s.unit.plan.identities.find(({ kind }) => type.t === 'kind' && type.kind === kind);
}

/** The roles that were shown where a member lies. */
function shownTo(s: Scope, members: Expr, m: string): string {
  const stored = s.unit.plan.fields[pileOf(s, members)?.known ?? -1];
  if (stored === undefined) throw new Error('these members hide nothing');
  return `S[${stored.at} + ${m}]`;
}

function pileOf({ unit }: Scope, members: Expr) {
  const type = elementOf(members.type);
  return unit.model.piles.find(({ kind }) => type.t === 'kind' && type.kind === kind);
}

/**
 * What a view must know of a log line, behind its arguments: who may see each, and the number that each of them could be
 * followed by at that moment. Nothing, where nothing is hidden.
 */
export function witnesses(s: Scope, stmt: Extract<Stmt, { s: 'log' }>, args: readonly string[]): readonly string[] {
  const kept = stmt.args.map(({ type }) =>
    s.unit.plan.identities.find(({ kind }) => type.t === 'kind' && type.kind === kind),
  );
  if (stmt.seen === undefined && kept.every((identity) => identity === undefined)) return [];
  const seen = args.map((_, i) => stmt.seen?.[i]);
  return [
    ...seen.map((roles) => (roles === undefined ? '-1' : s.lower.words(s, roles).at(0))),
    ...kept.map((identity, i) => (identity === undefined ? '-1' : `S[${identity.epochs} + ${args[i]}]`)),
  ];
}
