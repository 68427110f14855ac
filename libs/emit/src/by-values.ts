import type { Expr } from '@sandtable/model';
import { evaluator } from './constant.ts';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { codesOf } from './fitting-codes.ts';
import { noteRow } from './index-reads.ts';
import { fieldName } from './plan-notes.ts';
import { binding, conjunction, replaced } from './tree.ts';
import { type Members, plus, type Scope, temp, UNROLLED, type Val } from './unit.ts';
import { MOST_ROWS } from './vector.ts';

type Is = Extract<Expr, { e: 'is' }>;

/** Members that pass a pattern and what is asked of what it binds, and those conditions. */
interface ByValues {
  readonly set: Val;
  readonly used: ReadonlySet<Expr>;
}

/**
 * Conditions on what a pattern binds, such as the turn in which units arrive, are asked once for each value that fits the
 * pattern, instead of for each member whose field has it: the members with these values are kept.
 */
export function byValues(s: Scope, of: Members, test: Expr, later: readonly Expr[]): ByValues | undefined {
  if (!of.closed || !of.unions || test.e !== 'is' || test.of.e !== 'field') return undefined;
  if (test.of.of.e !== 'local' || test.of.of.local !== of.local) return undefined;
  const { binds } = factsOf(s.unit.model, test);
  const reads = (e: Expr, local: number): boolean => factsOf(s.unit.model, e).reads.has(local);
  const asked = later.filter((each) => [...binds].some((local) => reads(each, local)));
  const simple = asked.every((each) => !reads(each, of.local) && !binding(each) && faultless(s.unit, each));
  const set = simple && asked.length > 0 ? united(s, test, asked, binds) : undefined;
  return set && { set, used: new Set(asked) };
}

function united(s: Scope, test: Is, asked: readonly Expr[], binds: ReadonlySet<number>): Val | undefined {
  const field = test.of.e === 'field' ? test.of.field : -1;
  const index = s.unit.plan.indexes.get(field);
  const codes = index === undefined || index.words > UNROLLED ? [] : codesOf(s, test);
  if (index === undefined || codes.length === 0 || codes.length > MOST_ROWS) return undefined;
  s.w.note(test.span, { is: 'by-index', field: fieldName(s.unit.model, field) });
  const out = temp(s, index.words);
  for (const code of codes) {
    noteRow(s.unit, field, `${code}`);
    const holds = s.lower.cond(s, withBound(s, test, code, conjunction(asked) as Expr, binds));
    const words = Array.from({ length: index.words }, (_, k) => `S[${plus(`${index.at + code * index.words}`, k)}]`);
    s.w.line(`if (${holds}) { ${words.map((word, k) => `${out.put(k, `${out.at(k)} | ${word}`)};`).join(' ')} }`);
  }
  return out;
}

/** A condition with what a pattern binds if it fits a code. */
function withBound(s: Scope, test: Is, code: number, e: Expr, binds: ReadonlySet<number>): Expr {
  const { type, span } = test.of;
  const local = s.extra(type);
  const at = evaluator(s.unit.model, s.locals);
  at.values[local] = code;
  at.value({ ...test, of: { e: 'local', local, type, span } });
  const known = new Map([...binds].map((bound) => [bound, Number(at.values[bound])]));
  const place = (read: Expr): Expr => {
    const value = read.e === 'local' ? known.get(read.local) : undefined;
    return value === undefined ? read : { e: 'value', value, type: read.type, span: read.span };
  };
  return replaced(e, place, (each) => each);
}
