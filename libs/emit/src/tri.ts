import { bool, type Expr, type Quantified, type Type } from '@sandtable/model';
import { between } from './between.ts';
import { matches, ways } from './branching.ts';
import { asNumber, flags, inverse, isInt, type Leaves, type Open, settledTri, type Tri } from './open.ts';
import { has } from './sets.ts';
import { binding, conjunction } from './tree.ts';
import { all, atom, type Val } from './unit.ts';
import { certainly, each, within } from './within.ts';

/** The evaluation of conditions, numbers and sets while something is open. */
export function opening(leaves: Leaves): Open {
  const o: Open = {
    ...leaves,
    tri: (e) => tri(o, e),
    between: (e) => between(o, e),
    within: (e) => within(o, e),
  };
  return o;
}

function tri(o: Open, e: Expr): Tri {
  if (!o.depends(e)) {
    const exact = atom(o.s, o.s.lower.cond(o.s, e));
    return { must: exact, may: exact };
  }
  const known = o.test(e) ?? parts(o, e) ?? o.tried?.test(e) ?? compared(o, e) ?? branching(o, e);
  if (known === undefined) o.unknown(e);
  return known ?? { must: 'false', may: 'true' };
}

/** Conditions that are taken apart. */
function parts(o: Open, e: Expr): Tri | undefined {
  switch (e.e) {
    case 'not':
      return bindsOpen(o, e.of) ? undefined : inverse(o.tri(e.of));
    case 'logic':
      return bindsOpen(o, e.left) ? undefined : logic(o, e);
    case 'quant':
      return e.quant === 'some' || e.quant === 'no' || e.quant === 'all' ? quantified(o, e) : undefined;
    case 'member':
      return isMember(o, e);
    case 'empty':
      return isEmpty(o, e.of);
    default:
      return undefined;
  }
}

/** Whether a condition binds something that is open itself. */
const bindsOpen = (o: Open, e: Expr): boolean =>
  e.e === 'logic' ? bindsOpen(o, e.left) || bindsOpen(o, e.right) : binding(e) && o.depends(e);

function branching(o: Open, e: Expr): Tri | undefined {
  if (e.e === 'is') return o.depends(e.of) && !binding(e) && known(e.of.type) ? isPattern(o, e) : undefined;
  const out = ways(o, e);
  return out !== undefined && 'must' in out ? out : undefined;
}

const known = (type: Type): boolean => type.t === 'int' || type.t === 'bool';

function isPattern(o: Open, e: Extract<Expr, { e: 'is' }>): Tri {
  return settledTri(o.s, matches(e.pattern, o.between(e.of)));
}

/** The right side is not looked at where the left one decides. */
function logic(o: Open, e: Extract<Expr, { e: 'logic' }>): Tri {
  const left = o.tri(e.left);
  const out = flags(o.s, left.must, left.may);
  o.s.w.block(`if (${e.op === 'and' ? out.may : `!${out.must}`})`, () => {
    const right = o.tri(e.right);
    const glue = e.op === 'and' ? '&&' : '||';
    o.s.w.line(`${out.must} = ${out.must} ${glue} ${right.must}; ${out.may} = ${out.may} ${glue} ${right.may};`);
  });
  return out;
}

const not = (of: Expr): Expr => ({ e: 'not', of, type: bool, span: of.span });

/** What must hold of each member: for `all` that it is not meant, or is as it should be. */
function claim(e: Quantified & Expr, where: Expr | undefined): Expr {
  const none: Expr = { e: 'value', value: 1, type: bool, span: e.span };
  const body = e.body ?? none;
  if (e.quant !== 'all') return conjunction([where, e.body].filter((test) => test !== undefined)) ?? none;
  return where ? { e: 'logic', op: 'or', left: not(where), right: body, type: bool, span: e.span } : body;
}

/** Ends with the first member that decides. */
function quantified(o: Open, e: Quantified & Expr): Tri | undefined {
  const some = e.quant !== 'all';
  const out = flags(o.s, `${!some}`, `${!some}`);
  const label = o.s.unit.name('Q');
  let seen = true;
  const { first, rest } = certainly(o, e);
  o.s.w.block(`${label}:`, () => {
    seen = each(o, e.binders, first, (inside) => {
      const one = o.tri(claim(e, rest));
      const sure = (test: string) => (inside === 'true' ? test : `${inside} && ${test}`);
      if (some) {
        o.s.w.line(`if (${one.may}) ${out.may} = true;`);
        o.s.w.line(`if (${sure(one.must)}) { ${out.must} = true; break ${label}; }`);
      } else {
        o.s.w.line(`if (!${one.must}) ${out.must} = false;`);
        o.s.w.line(`if (${sure(`!${one.may}`)}) { ${out.may} = false; break ${label}; }`);
      }
    });
  });
  if (!seen) return undefined;
  return e.quant === 'no' ? inverse(out) : out;
}

function isMember(o: Open, e: Extract<Expr, { e: 'member' }>): Tri | undefined {
  if (o.depends(e.item) || e.set.type.t !== 'set') return undefined;
  const code = atom(o.s, o.s.lower.scalar(o.s, e.item));
  const set = o.within(e.set);
  if (set === undefined) return undefined;
  const inside = (words: Val) => atom(o.s, has(o.s, words, (e.set.type as { of: Type }).of, code));
  return { must: inside(set.certain), may: inside(set.possible) };
}

const nothing = (row: Val): string => `${all(row.n, (i) => row.at(i), ' | ')} === 0`;

function isEmpty(o: Open, of: Expr): Tri | undefined {
  const set = o.within(of);
  return set && { must: atom(o.s, nothing(set.possible)), may: atom(o.s, nothing(set.certain)) };
}

function compared(o: Open, e: Expr): Tri | undefined {
  if (e.e !== 'compare') return undefined;
  const { type } = e.left;
  if (type.t === 'set') return sameSets(o, e);
  if (!isInt(type) && type.t !== 'bool') return undefined;
  const side = (of: Expr) => (of.type.t === 'bool' ? asNumber(o.tri(of)) : o.between(of));
  const [a, b] = [side(e.left), side(e.right)];
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

/** Sets can be the same if what each has for certain the other may have. */
function sameSets(o: Open, e: Extract<Expr, { e: 'compare' }>): Tri | undefined {
  const [a, b] = [o.within(e.left), o.within(e.right)];
  if (a === undefined || b === undefined) return undefined;
  const part = (x: Val, y: Val) => all(x.n, (i) => `(${x.at(i)} & ~${y.at(i)}) === 0`, ' && ');
  const may = atom(o.s, `${part(a.certain, b.possible)} && ${part(b.certain, a.possible)}`);
  const must = atom(o.s, `${may} && ${part(a.possible, a.certain)} && ${part(b.possible, b.certain)}`);
  return e.op === '==' ? { must, may } : inverse({ must, may });
}
