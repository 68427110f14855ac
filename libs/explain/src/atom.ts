import { fork } from '@sandtable/eval';
import type { Expr, Pattern, Quantified, Type } from '@sandtable/model';
import { codeAt, partOffsets, sizeOf } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Look } from './look.ts';
import { type Noun, nounOf, plainIn } from './noun.ts';
import { type PlainValue, plainValue } from './plain-value.ts';

/** What an atom can claim about one thing: that it is so much, the same, in a pile, among others, there, a stop on a way. */
export type Saying =
  | 'equal'
  | 'lies'
  | 'least'
  | 'most'
  | 'in'
  | 'empty'
  | 'none'
  | 'there'
  | 'joined'
  | 'stop'
  | 'true';

/** What a condition without parts says when it is true. */
export interface Atom {
  readonly says: Saying;
  readonly what: Noun;
  /** What that is; absent where the noun says so itself, or where it is hidden. */
  readonly has?: PlainValue | undefined;
  /** What it is compared with. */
  readonly than?: Noun | undefined;
  readonly thanHas?: PlainValue | undefined;
  /** The rules say it the other way: `!=` is `equal` that is not to be. */
  readonly negative: boolean;
}

/** The claim of an expression that is true or false, as long as it isn't a condition made of conditions. */
export function atomOf(look: Look, expr: Expr): Atom | undefined {
  if (expr.type.t !== 'bool') return undefined;
  switch (expr.e) {
    case 'not':
      return turned(look, expr);
    case 'compare':
      return compared(look, expr);
    case 'member':
      return { ...pair(look, expr.item, expr.set), says: 'in', negative: false };
    case 'empty':
      return { says: 'empty', what: nounOf(look, expr.of), has: plainIn(look, expr.of), negative: false };
    case 'is':
      return matched(look, expr);
    case 'joined':
      return { says: 'joined', what: nounOf(look, expr), negative: false };
    case 'quant':
      return anyOf(look, expr);
    case 'field':
      return { says: isUnnamed(look, expr.field) ? 'there' : 'true', what: nounOf(look, expr), negative: false };
    case 'state':
    case 'setting':
    case 'call':
    case 'local':
    case 'decided':
    case 'at':
      return { says: 'true', what: nounOf(look, expr), negative: false };
    default:
      return undefined;
  }
}

/** What nobody named says whether a thing that comes and goes is there. */
const isUnnamed = ({ env }: Look, field: number): boolean => env.model.fields[field]?.name.startsWith('$') === true;

/** That there is one at all to be tried, which is all that is known where there is none. */
function anyOf(look: Look, { quant, binders: [binder] }: Quantified): Atom | undefined {
  if ((quant !== 'some' && quant !== 'no') || binder === undefined) return undefined;
  const { over } = binder;
  return { says: 'empty', what: nounOf(look, over), has: plainIn(look, over), negative: quant === 'some' };
}

/** What is written as one, such as `is not empty`. */
function turned(look: Look, { of, span }: Extract<Expr, { e: 'not' }>): Atom | undefined {
  const inner = isSame(of.span, span) ? atomOf(look, of) : undefined;
  return inner && { ...inner, negative: !inner.negative };
}

type Compare = Extract<Expr, { e: 'compare' }>;

const SAYS = {
  '==': ['equal', false],
  '!=': ['equal', true],
  '>=': ['least', false],
  '<': ['least', true],
  '<=': ['most', false],
  '>': ['most', true],
} as const;
/** The same seen from the other side. */
const TURNED = { '==': '==', '!=': '!=', '>=': '<=', '<=': '>=', '<': '>', '>': '<' } as const;

/** What is written as a value stands behind what it is compared with. */
function compared(look: Look, { op, left, right }: Compare): Atom {
  const turns = isWritten(left) && !isWritten(right);
  const [says, negative] = SAYS[turns ? TURNED[op] : op];
  const both = turns ? pair(look, right, left) : pair(look, left, right);
  return { ...both, says: says === 'equal' && isPlaced(look, turns ? right : left) ? 'lies' : says, negative };
}

/** Whether an expression is the pile in which a member lies. */
const isPlaced = ({ env }: Look, expr: Expr): boolean =>
  expr.e === 'convert' || expr.e === 'check'
    ? isPlaced({ env } as Look, expr.of)
    : expr.e === 'field' && env.model.piles.some(({ field }) => field === expr.field);

const isWritten = (expr: Expr): boolean =>
  expr.e === 'value' || ((expr.e === 'convert' || expr.e === 'check') && isWritten(expr.of));

const pair = (look: Look, what: Expr, than: Expr) => ({
  what: nounOf(look, what),
  has: plainIn(look, what),
  than: nounOf(look, than),
  thanHas: plainIn(look, than),
});

/** Whether two stand at one place of the rules. */
export const isSame = (a: Span, b: Span): boolean => a.file === b.file && a.start === b.start && a.end === b.end;

/** More values of a pattern are not counted up. */
const COUNTED = 6;

function matched(look: Look, { of, pattern }: Extract<Expr, { e: 'is' }>): Atom | undefined {
  const common = { what: nounOf(look, of), has: plainIn(look, of) };
  const codes = codesOf(pattern, of.type);
  if (codes === undefined) return undefined;
  const all = sizeOf(of.type);
  const hasNone = of.type.t === 'union' && of.type.parts[0]?.p === 'none';
  if (hasNone && codes.size === 1 && codes.has(0)) return { ...common, says: 'none', negative: false };
  if (hasNone && codes.size === all - 1 && !codes.has(0)) return { ...common, says: 'none', negative: true };
  if (codes.size > COUNTED) return undefined;
  const { model } = fork(look.env);
  const values = [...codes].map((code) => plainValue(model, of.type, code)).map(String);
  const than: PlainValue = values.length === 1 ? (values[0] ?? '') : values;
  return { ...common, says: values.length === 1 ? 'equal' : 'in', than: { n: 'value', value: than }, negative: false };
}

/** More values than these are not looked through. */
const MANY = 4096;

function codesOf(pattern: Pattern, type: Type): ReadonlySet<number> | undefined {
  if (pattern.p === 'any' || type.t === 'set' || type.t === 'list' || type.t === 'map' || sizeOf(type) > MANY)
    return undefined;
  const codes = Array.from({ length: sizeOf(type) }, (_, ordinal) => codeAt(type, ordinal));
  if (pattern.p === 'codes')
    return new Set(codes.filter((code) => pattern.stretches.some(({ low, high }) => low <= code && code <= high)));
  if (type.t !== 'union' || pattern.fields.some((one) => one.p !== 'any')) return undefined;
  const [offsets, part] = [partOffsets(type), type.parts[pattern.part]];
  if (part?.p !== 'tag') return undefined;
  const first = offsets[pattern.part] ?? 0;
  const next = offsets[pattern.part + 1] ?? sizeOf(type);
  return new Set(codes.filter((code) => first <= code && code < next));
}
