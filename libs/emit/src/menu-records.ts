import { type MenuArm, setOf, sizeOf } from '@sandtable/model';
import type { Define } from './asks.ts';
import { head, random } from './code.ts';
import { armOf, isKeptInPlay, isListed, type Menu, same, tuples, within } from './menu-arms.ts';
import { RECORDS } from './prelude.ts';
import { isEmpty, sizeOfSet } from './sets.ts';
import { sharedArms } from './shared-loop.ts';
import { type AsBits, assign, lowest, memory, type Scope, type Unit, type Val, wordsOf } from './unit.ts';

interface Shape {
  readonly earlier: number;
  readonly words: number;
  readonly stride: number;
}
function shapeOf(s: Scope, choice: Menu): Shape {
  const earlier = Math.max(0, ...choice.arms.map((arm) => arm.params.length - (isListed(s, arm) ? 0 : 1)));
  const words = Math.max(
    1,
    ...choice.arms.flatMap((arm) =>
      isListed(s, arm) ? [] : arm.params.slice(-1).map((p) => wordsOf(setOf(p.element))),
    ),
  );
  return { earlier, words, stride: 2 + earlier + words };
}

/** Modules with a menu that may have more records than fit. */
const growing = new WeakSet<Unit>();
export const isGrowing = (unit: Unit): boolean => growing.has(unit);

/** The most records that the arms of a menu can have: one for each tuple that is looped over. */
const mostRecords = (s: Scope, { arms }: Menu): number =>
  arms
    .map((arm) => arm.params.slice(0, isListed(s, arm) ? undefined : -1))
    .reduce((sum, looped) => sum + looped.reduce((n, { element }) => n * sizeOf(element), 1), 0);

export function enumerate(define: Define, choice: Menu, i: number): void {
  define(head(`e${i}`, [], 'number'), choice, (s) => {
    const shape = shapeOf(s, choice);
    if (mostRecords(s, choice) * shape.stride > RECORDS) growing.add(s.unit);
    s.w.line('let at = 0, total = 0;');
    for (const arm of choice.arms) noteArm(s, choice, arm);
    const rows = new Map<number, string>();
    const shared = sharedArms(s, choice);
    choice.arms.forEach((arm, a) => {
      const found = shared.get(a);
      if (found !== undefined) return foundArm(s, arm, a, found, shape);
      const alongRow: AsBits = ({ items, first, bits }) => {
        rows.set(a, items);
        rowRecord(s, arm, choice.arms.length + a, { first, bits }, shape);
      };
      within(s, arm, () => tuples(s, armOf(arm, i, a), 0, (last) => record(s, arm, a, last, shape), same, alongRow));
    });
    rowsOf.set(choice, rows);
    s.w.line('records = at;');
    s.w.line('return total;');
  });
}

/** An arm whose candidates were found together with those of others. */
function foundArm(s: Scope, arm: MenuArm, a: number, found: Val, shape: Shape): void {
  if (arm.params.length > 0) return record(s, arm, a, found, shape);
  s.w.block(`if (${found.at(0)} !== 0)`, () => record(s, arm, a, undefined, shape));
}

/** By menus, the arms whose last parameter may be recorded as bits along a row, and the items of these rows. */
const rowsOf = new WeakMap<Menu, ReadonlyMap<number, string>>();

/** All candidates of the last parameter in one record: where their row begins, and which of its items they are. */
function rowRecord(s: Scope, arm: MenuArm, a: number, row: { first: string; bits: string }, shape: Shape): void {
  if (isGrowing(s.unit)) s.w.line(`if (at + ${shape.stride} > Q.length) grow();`);
  s.w.line(`Q[at] = ${a};`);
  earlierOf(s, arm.params.slice(0, -1));
  s.w.line(`Q[at + ${arm.params.length}] = ${row.first};`);
  s.w.line(`Q[at + ${1 + shape.earlier}] = ${row.bits};`);
  s.w.line(`total += bits(${row.bits});`);
  s.w.line(`Q[at + ${shape.stride - 1}] = total; at += ${shape.stride};`);
}

/** Parameters that were looped over, as they are recorded. */
function earlierOf(s: Scope, params: MenuArm['params']): void {
  params.forEach((p, k) => {
    const low = lowest(p.element);
    s.w.line(`Q[at + ${k + 1}] = ${s.cell(p.local).at(0)}${low === 0 ? '' : ` - ${low}`};`);
  });
}

function noteArm(s: Scope, { at, path }: Menu, arm: MenuArm): void {
  const last = isListed(s, arm) ? 'listed' : arm.params.length === 0 ? 'alone' : 'set';
  const loops = Math.max(0, arm.params.length - (last === 'listed' ? 0 : 1));
  s.w.note(at.span, { is: 'arm', name: `${path}.${arm.name}`, loops, last });
}

function record(s: Scope, arm: MenuArm, a: number, last: Val | undefined, shape: Shape): void {
  const write = () => {
    if (isGrowing(s.unit)) s.w.line(`if (at + ${shape.stride} > Q.length) grow();`);
    s.w.line(`Q[at] = ${a};`);
    earlierOf(s, arm.params.slice(0, isListed(s, arm) ? undefined : -1));
    if (last !== undefined) assign(s, memory('Q', `at + ${1 + shape.earlier}`, last.n), last);
    s.w.line(`total += ${last === undefined ? '1' : sizeOfSet(last)};`);
    s.w.line(`Q[at + ${shape.stride - 1}] = total; at += ${shape.stride};`);
  };
  if (last === undefined) return write();
  s.w.block(`if (!(${isEmpty(last)}))`, write);
}

export function sample(define: Define, choice: Menu, i: number): void {
  define(head(`d${i}`, [random], 'void'), choice, (s) => {
    const { earlier, stride } = shapeOf(s, choice);
    s.w.line(`const k = random(${isKeptInPlay(s, choice) ? `fresh === ${i} ? found : ` : ''}e${i}());`);
    const rows = rowsOf.get(choice) ?? new Map<number, string>();
    const single = rows.size === 0 && choice.arms.every((arm) => isListed(s, arm) || arm.params.length === 0);
    if (single) s.w.line(`const at = k * ${stride};`);
    else s.w.line('let at = 0, before = 0;');
    if (!single) s.w.line(`while (Q[at + ${stride - 1}] <= k) { before = Q[at + ${stride - 1}]; at += ${stride}; }`);
    if (rows.size === 0) s.w.line('A[0] = Q[at];');
    else s.w.line(`A[0] = Q[at] % ${choice.arms.length};`);
    s.w.block('switch (Q[at])', () => {
      for (const [a, items] of rows) s.w.line(ofRow(choice, a, items, earlier));
      choice.arms.forEach((arm, a) => {
        const n = arm.params.length;
        const alone = isListed(s, arm) ? n : Math.max(0, n - 1);
        const first = Array.from({ length: alone }, (_, k) => `A[${k + 1}] = Q[at + ${k + 1}];`);
        s.w.line(
          `case ${a}: ${first.join(' ')}${n === alone ? '' : ` A[${n}] = nth(Q, at + ${1 + earlier}, k - before);`} return;`,
        );
      });
    });
  });
}

/** An answer of a record along a row. */
function ofRow({ arms }: Menu, a: number, items: string, earlier: number): string {
  const n = arms[a]?.params.length ?? 0;
  const first = Array.from({ length: n - 1 }, (_, k) => `A[${k + 1}] = Q[at + ${k + 1}];`);
  const last = `A[${n}] = ${items}[Q[at + ${n}] + nth(Q, at + ${1 + earlier}, k - before)];`;
  return `case ${arms.length + a}: ${[...first, last].join(' ')} return;`;
}
