import { REFILL } from './budget.ts';
import { head, int } from './code.ts';
import { entries } from './entries.ts';
import { isTakenKept, keptRows } from './index-reads.ts';
import { wordIn } from './indexed.ts';
import { entering } from './memo.ts';
import { nearAgain } from './near-write.ts';
import { addFunction } from './unit.ts';
import type { Whole } from './whole.ts';

/** What `S[6]` is while a procedure is to run: machines count from one, plain functions downwards from minus one. */
export const entry = (unit: Whole, procedure: number): number =>
  unit.frames[procedure] === undefined ? -1 - procedure : procedure + 1;

/** Cases of the driver for procedures that never ask. */
export function plainCases(unit: Whole): readonly string[] {
  const { model, frames } = unit;
  const plain = new Set([model.play, ...entries(model.procedures).map(({ at }) => at)]);
  return [...plain]
    .filter((i) => frames[i] === undefined)
    .map((i) => `case ${entry(unit, i)}: S[6] = 0; p${i}(); return false;`);
}

/** `begin` runs a procedure in a position that someone else has put up; `reindex` makes that position a whole one. */
export function running(unit: Whole): void {
  const { w } = unit;
  const from = entries(unit.model.procedures).map(({ at }) => entry(unit, at));
  addFunction(unit, head('begin', [int('procedure')], 'void'), () => {
    w.lines([REFILL, ...entering(unit.memos)]);
    w.line(`S.fill(0, 10, 16); S.fill(0, ${unit.plan.frames}, ${unit.size});`);
    w.line(`S[6] = ${unit.table(from)}[procedure];`);
    w.line('try { while (step()); } catch (e) { failed(e); }');
  });
  addFunction(unit, head('reindex', [], 'void'), () => {
    for (const [field, group] of unit.plan.groups) {
      const stored = unit.plan.fields[field];
      if (stored === undefined) continue;
      w.line(`S.fill(0, ${group.at}, ${group.at + group.rows * group.words});`);
      const row = `${unit.table(group.of)}[S[${stored.at} + m]]`;
      w.line(`for (let m = 0; m < ${stored.count}; ++m) S[${wordIn(group, row)}] |= 1 << (m & 31);`);
      nearAgain(unit, field);
    }
    for (const [field, shown] of unit.plan.shown) {
      const stored = unit.plan.fields[field];
      if (stored === undefined) continue;
      w.line(`S.fill(0, ${shown.at}, ${shown.at + shown.words});`);
      w.line(
        `for (let m = 0; m < ${stored.count}; ++m) if (S[${stored.at} + m] !== 0) S[${shown.at} + (m >> 5)] |= 1 << (m & 31);`,
      );
    }
    for (const [field, index] of unit.plan.indexes) {
      const stored = unit.plan.fields[field];
      if (stored === undefined) continue;
      const rows = keptRows(unit, field);
      if (rows.length === 0) continue;
      w.line(`S.fill(0, ${index.at}, ${index.taken + index.takenWords});`);
      w.block(`for (let m = 0; m < ${stored.count}; ++m)`, () => {
        w.line(`const code = S[${stored.at} + m];`);
        const test = rows === 'all' ? '' : `if (${rows.map((code) => `code === ${code}`).join(' || ')}) `;
        w.line(`${test}S[${index.at} + code * ${index.words} + (m >> 5)] |= 1 << (m & 31);`);
        if (isTakenKept(unit, field)) w.line(`S[${index.taken} + (code >> 5)] |= 1 << (code & 31);`);
      });
    }
  });
}
