import type { Expr } from '@sandtable/model';
import { flattened } from './flattened.ts';
import { narrowed } from './loop.ts';
import { nestLoops } from './nest.ts';
import { fieldName } from './plan-notes.ts';
import { include } from './sets.ts';
import { testedParts } from './tested-parts.ts';
import { conjuncts } from './tree.ts';
import { elementOf } from './types.ts';
import { type Scope, settle, temp, type Val, wordsOf } from './unit.ts';
import { boolField } from './vector.ts';

type Filter = Extract<Expr, { e: 'filter' }>;

/** Members that pass a condition: without a loop where every part of the condition is a set already. */
export function filter(s: Scope, e: Filter): Val {
  return bits(s, e) ?? whole(s, e) ?? byParts(s, e) ?? byLoop(s, e);
}

/** All members for which a field holds that is kept as bits, such as those of a pool: the bits themselves. */
function bits(s: Scope, { binder, where }: Filter): Val | undefined {
  if (binder.over.e !== 'every' || where.e !== 'field' || where.of.e !== 'local' || where.of.local !== binder.local)
    return undefined;
  const found = boolField(s, where.field);
  if (found !== undefined) s.w.note(where.span, { is: 'by-bits', field: fieldName(s.unit.model, where.field) });
  return found;
}

function whole(s: Scope, e: Filter): Val | undefined {
  let found: Val | undefined;
  const lines = s.w.capture(() => {
    const flat = flattened(s, e.binder.local, e.binder.over, conjuncts(e.where));
    const { narrow, rest } = narrowed(
      s,
      { local: e.binder.local, type: elementOf(e.type), unions: true, closed: true },
      flat.tests,
    );
    if (rest.length > 0) return;
    const over = s.lower.words(s, flat.over);
    s.w.note(e.span, { is: 'no-loop', sets: narrow.length });
    found = settle(s, { n: over.n, at: (i) => `(${[over, ...narrow].map((set) => set.at(i)).join(' & ')})` });
  });
  if (found !== undefined) s.w.lines(lines);
  return found;
}

function byParts(s: Scope, e: Filter): Val | undefined {
  const parts = testedParts(s, e);
  if (parts === undefined) return undefined;
  s.w.note(e.span, { is: 'by-parts', parts: parts.length });
  const cell = temp(s, wordsOf(e.type));
  for (const { binders, where, item } of parts) {
    const add = () => include(s, cell, elementOf(e.type), s.lower.scalar(s, item));
    if (binders.length > 0) nestLoops(s, binders, where, add);
    else if (where === undefined) add();
    else s.w.block(`if (${s.lower.cond(s, where)})`, add);
  }
  return cell;
}

function byLoop(s: Scope, e: Filter): Val {
  const cell = temp(s, wordsOf(e.type));
  s.lower.loop(s, e.binder.local, e.binder.over, e.where, () =>
    include(s, cell, elementOf(e.type), s.cell(e.binder.local).at(0)),
  );
  return cell;
}
