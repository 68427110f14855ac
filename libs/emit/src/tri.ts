import { bool, type Expr, INT_MAX, INT_MIN, type Quantified, type Type } from '@sandtable/model';
import { overBits } from './loop.ts';
import { cellKey, depends, hasBit, isCell, type Open, onlyCell, rows, setCell, values } from './open.ts';
import { binding } from './tree.ts';
import { atom, type Scope, temp, type Val } from './unit.ts';

/** A condition that must hold, may hold, or cannot, while cells are open. */
interface Tri {
  readonly must: string;
  readonly may: string;
}
interface Between {
  readonly low: string;
  readonly high: string;
}

const unknown: Tri = { must: 'false', may: 'true' };

export function tri(o: Open, e: Expr): Tri {
  if (!depends(o, e)) {
    const exact = atom(o.s, o.s.lower.cond(o.s, e));
    return { must: exact, may: exact };
  }
  return parts(o, e) ?? alone(o, e) ?? compared(o, e) ?? unknown;
}

/** Conditions that are taken apart. */
function parts(o: Open, e: Expr): Tri | undefined {
  switch (e.e) {
    case 'not':
      return binding(e.of) ? undefined : inverse(tri(o, e.of));
    case 'logic':
      return binding(e.left) ? undefined : logic(o, e);
    case 'quant':
      return e.quant === 'some' || e.quant === 'no' || e.quant === 'all' ? quantified(o, e) : undefined;
    case 'member':
      return isMember(o, e);
    case 'empty':
      return isEmpty(o, e.of);
    case 'distinct':
      return e.of.e === 'local' ? { must: 'false', may: atom(o.s, o.different) } : undefined;
    default:
      return undefined;
  }
}

const inverse = ({ must, may }: Tri): Tri => ({ must: `!${may}`, may: `!${must}` });

function flags(s: Scope, must: string, may: string): Tri {
  const name = s.unit.name('m');
  s.w.line(`let ${name} = ${must}, ${name}y = ${may};`);
  return { must: name, may: `${name}y` };
}

/** The right side is not looked at where the left one decides. */
function logic(o: Open, e: Extract<Expr, { e: 'logic' }>): Tri {
  const left = tri(o, e.left);
  const out = flags(o.s, left.must, left.may);
  o.s.w.block(`if (${e.op === 'and' ? out.may : `!${out.must}`})`, () => {
    const right = tri(o, e.right);
    const glue = e.op === 'and' ? '&&' : '||';
    o.s.w.line(`${out.must} = ${out.must} ${glue} ${right.must}; ${out.may} = ${out.may} ${glue} ${right.may};`);
  });
  return out;
}

const not = (of: Expr): Expr => ({ e: 'not', of, type: bool, span: of.span });

/** What must hold of each member: for `all` that it is not meant, or is as it should be. */
function claim(e: Quantified & Expr): Expr {
  const none: Expr = { e: 'value', value: 1, type: bool, span: e.span };
  if (e.quant !== 'all') return e.where ?? none;
  const body = e.body ?? none;
  return e.where ? { e: 'logic', op: 'or', left: not(e.where), right: body, type: bool, span: e.span } : body;
}

function quantified(o: Open, e: Quantified & Expr): Tri | undefined {
  const some = e.quant !== 'all';
  const out = flags(o.s, `${!some}`, `${!some}`);
  const seen = each(o, e, (inside) => {
    const one = tri(o, claim(e));
    if (some) o.s.w.line(`if (${inside} && ${one.must}) ${out.must} = true; if (${one.may}) ${out.may} = true;`);
    else o.s.w.line(`if (!${one.must}) ${out.must} = false; if (${inside} && !${one.may}) ${out.may} = false;`);
  });
  if (!seen) return undefined;
  return e.quant === 'no' ? inverse(out) : out;
}

/** Loops over the members; `inside` tells which of them are surely there. False where the sets are not seen through. */
function each(o: Open, e: Quantified, body: (inside: string) => void): boolean {
  if (e.binders.some(({ over }) => depends(o, over) && setCell(o, over) === undefined)) return false;
  const level = (i: number, inside: string): void => {
    const binder = e.binders[i];
    if (binder === undefined) return body(inside);
    const row = depends(o, binder.over) ? setCell(o, binder.over) : undefined;
    if (row === undefined) return o.s.lower.loop(o.s, binder.local, binder.over, undefined, () => level(i + 1, inside));
    overBits(o.s, o.s.cell(binder.local), o.choice.element, rows(o, o.possible, row), () => {
      const own = hasBit(o, o.certain, row, o.s.cell(binder.local).at(0));
      level(i + 1, inside === 'true' ? own : `(${inside} && ${own})`);
    });
  };
  level(0, 'true');
  return true;
}

function isMember(o: Open, e: Extract<Expr, { e: 'member' }>): Tri | undefined {
  if (depends(o, e.item)) return undefined;
  const row = setCell(o, e.set);
  if (row === undefined) return undefined;
  const code = atom(o.s, o.s.lower.scalar(o.s, e.item));
  return { must: hasBit(o, o.certain, row, code), may: hasBit(o, o.possible, row, code) };
}

const nothing = (row: Val): string => `(${Array.from({ length: row.n }, (_, i) => row.at(i)).join(' | ')}) === 0`;

function isEmpty(o: Open, of: Expr): Tri | undefined {
  if (of.e === 'filter') return tri(o, { ...count(of), quant: 'no', type: bool });
  const row = setCell(o, of);
  if (row === undefined) return undefined;
  return { must: atom(o.s, nothing(rows(o, o.possible, row))), may: atom(o.s, nothing(rows(o, o.certain, row))) };
}

const count = (of: Extract<Expr, { e: 'filter' }>): Quantified & Expr => ({
  e: 'quant',
  quant: 'count',
  binders: [of.binder],
  where: of.where,
  body: undefined,
  prefer: [],
  type: { t: 'int', min: 0, max: INT_MAX, den: 1 },
  span: of.span,
});

function alone(o: Open, e: Expr): Tri | undefined {
  const cell = onlyCell(o, e);
  if (cell === undefined) return undefined;
  const out = flags(o.s, 'true', 'false');
  values(o, e, cell, (each) => {
    const test = o.s.lower.cond(o.s, each);
    o.s.w.line(`if (${test}) ${out.may} = true; else ${out.must} = false;`);
  });
  return out;
}

const isInt = (type: Type): boolean => type.t === 'int';

function compared(o: Open, e: Expr): Tri | undefined {
  if (e.e !== 'compare') return undefined;
  if (!isInt(e.left.type)) return sameCells(o, e);
  const [a, b] = [between(o, e.left), between(o, e.right)];
  switch (e.op) {
    case '<':
      return { must: `(${a.high} < ${b.low})`, may: `(${a.low} < ${b.high})` };
    case '<=':
      return { must: `(${a.high} <= ${b.low})`, may: `(${a.low} <= ${b.high})` };
    case '>':
      return { must: `(${a.low} > ${b.high})`, may: `(${a.high} > ${b.low})` };
    case '>=':
      return { must: `(${a.low} >= ${b.high})`, may: `(${a.high} >= ${b.low})` };
    default: {
      const equal = {
        must: `(${a.low} === ${a.high} && ${b.low} === ${b.high} && ${a.low} === ${b.low})`,
        may: `(${a.low} <= ${b.high} && ${b.low} <= ${a.high})`,
      };
      return e.op === '==' ? equal : inverse(equal);
    }
  }
}

/** Two open cells can be the same if they have a value in common. */
function sameCells(o: Open, e: Extract<Expr, { e: 'compare' }>): Tri | undefined {
  if (o.cell.t === 'set' || !isCell(o, e.left) || !isCell(o, e.right) || (e.op !== '==' && e.op !== '!='))
    return undefined;
  const [a, b] = [rows(o, o.possible, cellKey(o, e.left) ?? '0'), rows(o, o.possible, cellKey(o, e.right) ?? '0')];
  const common = Array.from({ length: a.n }, (_, i) => `${a.at(i)} & ${b.at(i)}`).join(' | ');
  const equal = { must: 'false', may: atom(o.s, `(${common}) !== 0`) };
  return e.op === '==' ? equal : inverse(equal);
}

const whole = (type: Type): Between =>
  type.t === 'int' ? { low: `${type.min}`, high: `${type.max}` } : { low: `${INT_MIN}`, high: `${INT_MAX}` };

/** The numbers an expression can still be. */
function between(o: Open, e: Expr): Between {
  if (!depends(o, e)) {
    const exact = atom(o.s, o.s.lower.scalar(o.s, e));
    return { low: exact, high: exact };
  }
  return summed(o, e) ?? hull(o, e) ?? whole(e.type);
}

function summed(o: Open, e: Expr): Between | undefined {
  switch (e.e) {
    case 'convert':
    case 'check':
      return isInt(e.of.type) ? between(o, e.of) : undefined;
    case 'negate': {
      const of = between(o, e.of);
      return { low: `(0 - ${of.high})`, high: `(0 - ${of.low})` };
    }
    case 'arith':
      return arith(o, e);
    case 'quant':
      return e.quant === 'count' || e.quant === 'sum' ? total(o, e) : undefined;
    case 'size':
      return size(o, e.of);
    default:
      return undefined;
  }
}

function arith(o: Open, e: Extract<Expr, { e: 'arith' }>): Between | undefined {
  if (e.op === 'div' || e.op === 'mod') return undefined;
  const [a, b] = [between(o, e.left), between(o, e.right)];
  if (e.op === '+') return { low: `(${a.low} + ${b.low})`, high: `(${a.high} + ${b.high})` };
  if (e.op === '-') return { low: `(${a.low} - ${b.high})`, high: `(${a.high} - ${b.low})` };
  if (e.op !== '*') return { low: `Math.${e.op}(${a.low}, ${b.low})`, high: `Math.${e.op}(${a.high}, ${b.high})` };
  const ends = [a.low, a.high].flatMap((x) => [b.low, b.high].map((y) => `${x} * ${y}`)).join(', ');
  return { low: atom(o.s, `Math.min(${ends})`), high: atom(o.s, `Math.max(${ends})`) };
}

function range(s: Scope, low: string, high: string): Between {
  const out = temp(s, 2);
  s.w.line(`${out.put(0, low)}; ${out.put(1, high)};`);
  return { low: out.at(0), high: out.at(1) };
}

/** Members that are not surely meant count from nothing on. */
function total(o: Open, e: Quantified & Expr): Between | undefined {
  const out = range(o.s, '0', '0');
  const zero: Expr = { e: 'value', value: 0, type: e.type, span: e.span };
  const seen = each(o, e, (inside) => {
    // What a condition binds is known together with it alone.
    const bound = e.where !== undefined && e.body !== undefined && binding(e.where);
    const meant = e.where && !bound ? tri(o, e.where) : { must: 'true', may: 'true' };
    if (e.quant === 'count') {
      o.s.w.line(`if (${inside} && ${meant.must}) ++${out.low}; if (${meant.may}) ++${out.high};`);
      return;
    }
    o.s.w.block(`if (${meant.may})`, () => {
      const body = e.body ?? zero;
      const one = between(o, bound && e.where ? { ...zero, e: 'if', test: e.where, then: body, else: zero } : body);
      o.s.w.line(
        `if (${inside} && ${meant.must}) { ${out.low} += ${one.low}; ${out.high} += ${one.high}; } else { ${out.low} += Math.min(0, ${one.low}); ${out.high} += Math.max(0, ${one.high}); }`,
      );
    });
  });
  return seen ? out : undefined;
}

function size(o: Open, of: Expr): Between | undefined {
  if (of.e === 'filter') return total(o, count(of));
  const row = setCell(o, of);
  if (row === undefined) return undefined;
  const bits = (array: string): string => {
    const cell = rows(o, array, row);
    return atom(o.s, Array.from({ length: cell.n }, (_, i) => `bits(${cell.at(i)})`).join(' + '));
  };
  return { low: bits(o.certain), high: bits(o.possible) };
}

function hull(o: Open, e: Expr): Between | undefined {
  const cell = isInt(e.type) ? onlyCell(o, e) : undefined;
  if (cell === undefined) return undefined;
  const out = range(o.s, `${INT_MAX}`, `${INT_MIN}`);
  values(o, e, cell, (each) => {
    const x = atom(o.s, o.s.lower.scalar(o.s, each));
    o.s.w.line(`if (${x} < ${out.low}) ${out.low} = ${x}; if (${x} > ${out.high}) ${out.high} = ${x};`);
  });
  return out;
}
