import { type Expr, INT_MAX, INT_MIN, type Quantified, type Type } from '@sandtable/model';
import { arith as exactly, mayFault } from './arith.ts';
import { ways } from './branching.ts';
import { asNumber, type Between, isInt, type Open, range } from './open.ts';
import { sizeOfSet } from './sets.ts';
import { binding } from './tree.ts';
import { assign, atom, fault, one } from './unit.ts';
import { certainly, each } from './within.ts';

const whole = (type: Type): Between =>
  type.t === 'int' ? { low: `${type.min}`, high: `${type.max}` } : { low: `${INT_MIN}`, high: `${INT_MAX}` };

export function between(o: Open, e: Expr): Between {
  if (!o.depends(e)) {
    const exact = atom(o.s, o.s.lower.scalar(o.s, e));
    return { low: exact, high: exact };
  }
  if (e.type.t === 'bool') return asNumber(o.tri(e));
  const known = o.number(e) ?? summed(o, e) ?? o.tried?.number(e) ?? branching(o, e);
  if (known === undefined) o.unknown(e);
  return known ?? whole(e.type);
}

function branching(o: Open, e: Expr): Between | undefined {
  const out = ways(o, e);
  return out !== undefined && 'low' in out ? out : undefined;
}

function summed(o: Open, e: Expr): Between | undefined {
  switch (e.e) {
    case 'convert':
    case 'check':
      return brought(o, e);
    case 'negate': {
      const of = o.between(e.of);
      return within(o, e, { low: `(0 - ${of.high})`, high: `(0 - ${of.low})` }, mayFault(e));
    }
    case 'arith':
      return arith(o, e);
    case 'quant':
      return e.quant === 'count' || e.quant === 'sum' ? total(o, e) : extreme(o, e);
    case 'size':
      return size(o, e.of);
    default:
      return undefined;
  }
}

function brought(o: Open, e: Extract<Expr, { e: 'convert' | 'check' }>): Between | undefined {
  if (!isInt(e.of.type) || e.type.t !== 'int') return undefined;
  return within(o, e, o.between(e.of), e.e === 'check', [e.type.min, e.type.max]);
}

function within(o: Open, e: Expr, { low, high }: Between, needed: boolean, to = [INT_MIN, INT_MAX]): Between {
  if (!needed || !o.careful) return { low, high };
  const [a, b] = [atom(o.s, low), atom(o.s, high)];
  o.s.w.line(`if (${b} > ${to[1]} || ${a} < ${to[0]}) ${fault(o.s, 2, e.span)};`);
  return { low: a, high: b };
}

type Arith = Extract<Expr, { e: 'arith' }>;

function arith(o: Open, e: Arith): Between | undefined {
  const [a, b] = [o.between(e.left), o.between(e.right)];
  if (e.op === 'div' || e.op === 'mod') return divided(o, e, a, b);
  if (e.op === '+') return within(o, e, { low: `(${a.low} + ${b.low})`, high: `(${a.high} + ${b.high})` }, mayFault(e));
  if (e.op === '-') return within(o, e, { low: `(${a.low} - ${b.high})`, high: `(${a.high} - ${b.low})` }, mayFault(e));
  if (e.op !== '*') return { low: `Math.${e.op}(${a.low}, ${b.low})`, high: `Math.${e.op}(${a.high}, ${b.high})` };
  const ends = [a.low, a.high].flatMap((x) => [b.low, b.high].map((y) => `${x} * ${y}`)).join(', ');
  return within(o, e, { low: atom(o.s, `Math.min(${ends})`), high: atom(o.s, `Math.max(${ends})`) }, mayFault(e));
}

/** Quotients are known where both sides are. */
function divided(o: Open, e: Arith, a: Between, b: Between): Between {
  const { s } = o;
  const out = range(s, whole(e.type).low, whole(e.type).high);
  s.w.block(`if (${a.low} === ${a.high} && ${b.low} === ${b.high})`, () => {
    const local = (of: Expr, value: string): Expr => {
      const own = s.extra(of.type);
      assign(s, s.cell(own), one(value));
      return { e: 'local', local: own, type: of.type, span: of.span };
    };
    const code = exactly(s, { ...e, left: local(e.left, a.low), right: local(e.right, b.low) });
    s.w.line(`${out.low} = ${out.high} = ${code};`);
  });
  if (o.careful && mayFault(e)) s.w.line(`else if (${b.low} <= 0 && ${b.high} >= 0) ${fault(s, 8, e.span)};`);
  return out;
}

/** Members that are not surely meant count from nothing on. */
function total(o: Open, e: Quantified & Expr): Between | undefined {
  const out = range(o.s, '0', '0');
  const zero: Expr = { e: 'value', value: 0, type: e.type, span: e.span };
  const { first, rest } = certainly(o, e);
  const seen = each(o, e.binders, first, (inside) => {
    // What an open condition binds is known together with it alone.
    const bound = rest !== undefined && e.body !== undefined && binding(rest) && o.depends(rest);
    const meant = rest && !bound ? o.tri(rest) : { must: 'true', may: 'true' };
    const sure = inside === 'true' ? meant.must : `${inside} && ${meant.must}`;
    if (e.quant === 'count') {
      o.s.w.line(`if (${sure}) ++${out.low}; if (${meant.may}) ++${out.high};`);
      return;
    }
    o.s.w.block(`if (${meant.may})`, () => {
      const body = e.body ?? zero;
      const by = o.between(bound && rest ? { ...zero, e: 'if', test: rest, then: body, else: zero } : body);
      o.s.w.line(
        `if (${sure}) { ${out.low} += ${by.low}; ${out.high} += ${by.high}; } else { ${out.low} += Math.min(0, ${by.low}); ${out.high} += Math.max(0, ${by.high}); }`,
      );
    });
  });
  if (!seen) return undefined;
  return within(o, e, out, e.quant === 'sum');
}

/** Of a set that is not empty, though not always known. */
function extreme(o: Open, e: Quantified & Expr): Between | undefined {
  const { body, quant } = e;
  if ((quant !== 'min' && quant !== 'max') || e.type.t !== 'int' || body === undefined) return undefined;
  const { s } = o;
  const any = range(s, `${INT_MAX}`, `${INT_MIN}`);
  const sure = range(s, quant === 'min' ? `${INT_MAX}` : `${INT_MIN}`, '0');
  const { first, rest } = certainly(o, e);
  const seen = each(o, e.binders, first, (inside) => {
    const meant = rest === undefined ? { must: 'true', may: 'true' } : o.tri(rest);
    s.w.block(`if (${meant.may})`, () => {
      const by = o.between(body);
      const [low, high] = [atom(s, by.low), atom(s, by.high)];
      s.w.line(`${any.low} = Math.min(${any.low}, ${low}); ${any.high} = Math.max(${any.high}, ${high});`);
      const bound = quant === 'min' ? high : low;
      s.w.line(
        `if (${inside} && ${meant.must}) { ${sure.low} = Math.${quant}(${sure.low}, ${bound}); ${sure.high} = 1; }`,
      );
    });
  });
  if (!seen) return undefined;
  s.w.line(`if (${any.low} > ${any.high}) ${fault(s, 2, e.span)};`);
  const better = `(${sure.high} === 1 ? ${sure.low} : ${quant === 'min' ? any.high : any.low})`;
  return quant === 'min' ? { low: any.low, high: better } : { low: better, high: any.high };
}

function size(o: Open, of: Expr): Between | undefined {
  const set = o.within(of);
  return set && { low: atom(o.s, sizeOfSet(set.certain)), high: atom(o.s, sizeOfSet(set.possible)) };
}
