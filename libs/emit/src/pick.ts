import { FAULTS } from '@sandtable/engine';
import { type Expr, type Many, type Stmt, sizeOf, type Type } from '@sandtable/model';
import { chanceHere } from './chance-at.ts';
import { overBits } from './loop.ts';
import { mapEach } from './map.ts';
import { include } from './sets.ts';
import { elementOf } from './types.ts';
import { atom, type Cell, fault, lowest, type Scope, settle, temp } from './unit.ts';

type Pick = Extract<Stmt, { s: 'pick' }>;

const NOTHING = FAULTS.indexOf('nothing-to-choose');

/** Members of a set by chance, for every key of a set or once. */
export function pick(s: Scope, stmt: Pick): void {
  const { each } = stmt;
  if (each === undefined)
    return pickInto(s, stmt, s.cell(stmt.into), () => ({ occurrence: counted(s, stmt), first: '0' }));
  const width = sizeOf(elementOf(stmt.from.type)) + 1;
  const keys = settle(s, s.lower.words(s, each.over));
  const occurrence = counted(s, stmt);
  mapEach(s, stmt.into, { local: each.local, keys }, (key, cell) =>
    pickInto(s, stmt, cell, () => ({ occurrence, first: `${key} * ${width}` })),
  );
}

/** That chance was come to once more. */
const counted = (s: Scope, { chance }: Pick): string => atom(s, `S[${chanceHere(s, chance).slot}]++`);

interface Draw {
  readonly occurrence: string;
  /** Number of the first draw. */
  readonly first: string;
}

function pickInto(s: Scope, stmt: Pick, into: Cell, begun: () => Draw): void {
  const type = elementOf(stmt.from.type);
  const set = settle(s, s.lower.words(s, stmt.from));
  const bounds = boundsOf(s, stmt.many);
  const list = s.unit.scratch(set.n * 32);
  const [size, n] = [s.unit.name('n'), s.unit.name('n')];
  const x = s.cell(s.extra(type));
  const low = lowest(type);
  s.w.line(`let ${size} = 0;`);
  overBits(s, x, type, set, () => s.w.line(`T[${list} + ${size}++] = ${x.at(0)}${low === 0 ? '' : ` - ${low}`};`));
  const { many } = stmt.many;
  if (many === 'one' || many === 'some') s.w.line(`if (${size} === 0) ${fault(s, NOTHING, stmt.span)};`);
  const { occurrence, first } = begun();
  const { place } = chanceHere(s, stmt.chance);
  const open = bounds.least !== undefined;
  const numbers = open ? `${bounds.least}, ${bounds.most ?? size}` : `${bounds.most}`;
  const call = `${open ? 'takeSome' : 'takeAt'}(${list}, ${size}, ${numbers}, ${place}, ${occurrence}, ${first})`;
  s.w.line(`const ${n} = ${call};`);
  s.w.line(`if (E.enabled) E.log(${-1 - stmt.chance}, ...T.subarray(${list}, ${list} + ${n}));`);
  if (many !== 'one') return give(s, into, type, list, n);
  s.w.line(`${into.put(0, withLowest(`T[${list}]`, type))};`);
}

/** A number that is drawn has a least one; no most one is as many as there are. */
function boundsOf(s: Scope, many: Many): { readonly least: string | undefined; readonly most: string | undefined } {
  const number = (expr: Expr | undefined): string | undefined => expr && atom(s, s.lower.scalar(s, expr));
  if (many.many === 'one') return { least: undefined, most: '1' };
  if (many.many === 'count') return { least: undefined, most: number(many.count) };
  if (many.many === 'some') return { least: '1', most: undefined };
  const least = number(many.least) ?? '0';
  return { least, most: number(many.most) };
}

/** The first `n` of a list were picked or drawn: puts them into the local. */
export function give(s: Scope, into: Cell, type: Type, list: number, n: string): void {
  const k = s.unit.name('k');
  const result = temp(s, into.n);
  s.w.block(`for (let ${k} = 0; ${k} < ${n}; ++${k})`, () =>
    include(s, result, type, withLowest(`T[${list} + ${k}]`, type)),
  );
  for (let i = 0; i < into.n; i += 1) s.w.line(`${into.put(i, result.at(i))};`);
}

const withLowest = (code: string, type: Type): string => (lowest(type) === 0 ? code : `${code} + ${lowest(type)}`);
