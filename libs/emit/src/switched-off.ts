import { bool, type Expr, expressionsBelow, type Model, type Picked, type Quantified } from '@sandtable/model';
import { faultless } from './faultless.ts';
import type { Unit } from './unit.ts';

/**
 * Where conditions on a whole answer are about an option: a condition on options alone which says that they hold,
 * whatever the answer is. Undefined if none is known.
 */
export function switchedOff(unit: Unit, { such }: Picked): Expr | undefined {
  if (unit.watched || such.length === 0 || !such.every(({ test }) => faultless(unit, test))) return undefined;
  return such.map(({ test }) => when(unit.model, test, true)).reduce(both);
}

type Known = Expr | undefined;

/** What suffices for a condition to be as `wanted`. */
function when(model: Model, e: Expr, wanted: boolean): Known {
  if (e.type.t === 'bool' && ofSettings(e)) return wanted ? e : not(e);
  switch (e.e) {
    case 'not':
      return when(model, e.of, !wanted);
    case 'logic': {
      const join = (e.op === 'or') === wanted ? either : both;
      return join(when(model, e.left, wanted), when(model, e.right, wanted));
    }
    case 'empty':
      return wanted ? without(model, e.of) : undefined;
    case 'quant':
      return quantified(model, e, wanted);
    case 'call':
      return bodyOf(model, e.fn, (body) => when(model, body, wanted));
    default:
      return undefined;
  }
}

/** Nobody is looked at, or nobody passes. */
function quantified(model: Model, { quant, binders, where, body }: Quantified, wanted: boolean): Known {
  if (quant !== 'some' && quant !== 'no' && quant !== 'all') return undefined;
  if ((quant === 'some') === wanted) return undefined;
  const nobody = [...binders.map(({ over }) => without(model, over)), where && when(model, where, false)];
  return [...nobody, body && when(model, body, quant === 'all')].reduce(either, undefined);
}

/** What suffices for a set to be empty. */
function without(model: Model, e: Expr): Known {
  switch (e.e) {
    case 'filter':
      return either(without(model, e.binder.over), when(model, e.where, false));
    case 'collect':
      return [...e.binders.map(({ over }) => without(model, over)), e.where && when(model, e.where, false)].reduce(
        either,
      );
    case 'setop':
      if (e.op === '-') return without(model, e.left);
      return (e.op === '&' ? either : both)(without(model, e.left), without(model, e.right));
    case 'convert':
      return without(model, e.of);
    case 'call':
      return bodyOf(model, e.fn, (body) => without(model, body));
    default:
      return undefined;
  }
}

/** Conditions on options read no parameters, so those of a body are those of its calls. */
const bodyOf = ({ functions }: Model, fn: number, look: (body: Expr) => Known): Known => {
  const body = functions[fn]?.body;
  return body && look(body);
};

const PARTS: ReadonlySet<Expr['e']> = new Set(['setting', 'value', 'compare', 'logic', 'not', 'convert']);

const ofSettings = (e: Expr): boolean =>
  PARTS.has(e.e) && (e.e === 'setting' || e.e === 'value' || expressionsBelow('expr', e).every(ofSettings));

const not = (of: Expr): Expr => ({ e: 'not', of, type: bool, span: of.span });

const both = (left: Known, right: Known): Known => left && right && logic('and', left, right);
const either = (left: Known, right: Known): Known => (left && right ? logic('or', left, right) : (left ?? right));

const logic = (op: 'and' | 'or', left: Expr, right: Expr): Expr => ({
  e: 'logic',
  op,
  left,
  right,
  type: bool,
  span: left.span,
});
