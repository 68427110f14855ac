import {
  errorType,
  INT_MAX,
  INT_MIN,
  type IntType,
  type ListType,
  listOf,
  type MapType,
  mapOf,
  optional,
  type Part,
  range,
  samePart,
  sameType,
  setOf,
  type Type,
} from '@sandtable/model';

/** How surely a value of one type is a value of another. `partly`: some alternatives are, others cannot be. */
type Fit = 'proved' | 'maybe' | 'partly' | 'never';

/** Any type as a list of alternatives. */
export const partsOf = (type: Type): readonly Part[] => (type.t === 'union' ? type.parts : [{ p: 'type', type }]);

export function fitOf(from: Type, to: Type): Fit {
  if (from.t === 'error' || to.t === 'error' || sameType(from, to)) return 'proved';
  if (from.t === 'set' && to.t === 'set') return fitOf(from.of, to.of);
  if (from.t === 'map' && to.t === 'map') return fitMap(from, to);
  if (from.t === 'list' && to.t === 'list') return fitList(from, to);
  const fits = partsOf(from).map((part) => fitPart(part, partsOf(to)));
  if (fits.every((f) => f === 'proved')) return 'proved';
  if (fits.every((f) => f === 'never')) return 'never';
  return fits.some((f) => f === 'never' || f === 'partly') ? 'partly' : 'maybe';
}

/** Maps fit value by value; keys that may be missing are looked for at run time where none may be. */
function fitMap(from: MapType, to: MapType): Fit {
  if (!sameType(from.key, to.key)) return 'never';
  const values = fitOf(from.value, to.value);
  return values === 'proved' && from.partial && !to.partial ? 'maybe' : values;
}

/** Lists fit item by item; how many there are is counted at run time where too many are possible. */
function fitList(from: ListType, to: ListType): Fit {
  if (from.max === 0) return 'proved';
  const items = from.of.t === 'int' && to.of.t === 'int' && from.of.den !== to.of.den ? 'never' : fitOf(from.of, to.of);
  return items === 'proved' && from.max > to.max ? 'maybe' : items;
}

function fitPart(part: Part, targets: readonly Part[]): Fit {
  if (targets.some((target) => samePart(part, target))) return 'proved';
  if (part.p !== 'type') return 'never';
  const { type } = part;
  if (type.t === 'set') return fitOne(targets, (target) => (target.t === 'set' ? fitOf(type, target) : 'never'));
  return type.t === 'int'
    ? fitOne(targets, (target) => (target.t === 'int' ? fitInt(type, target) : 'never'))
    : 'never';
}

function fitOne(targets: readonly Part[], judge: (target: Type) => Fit): Fit {
  const fits = targets.map((target) => (target.p === 'type' ? judge(target.type) : 'never'));
  return fits.find((f) => f === 'proved') ?? fits.find((f) => f !== 'never') ?? 'never';
}

function fitInt(from: IntType, to: IntType): Fit {
  if (to.den % from.den !== 0) return 'never';
  const { min, max } = scaled(from, to.den);
  if (min >= to.min && max <= to.max) return 'proved';
  return min <= to.max && max >= to.min ? 'maybe' : 'never';
}

export const clamp = (n: number): number => Math.max(INT_MIN, Math.min(INT_MAX, n));

export function scaled(type: IntType, den: number): IntType {
  const k = den / type.den;
  return range(clamp(type.min * k), clamp(type.max * k), den);
}

/** Ends for any numbers: denominators that are multiplied many times are no longer finite. */
export function gcd(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

/** The smallest range that holds both. */
function hull(a: IntType, b: IntType): IntType {
  const den = lcm(a.den, b.den);
  const x = scaled(a, den);
  const y = scaled(b, den);
  return range(Math.min(x.min, y.min), Math.max(x.max, y.max), den);
}

const isNone = (type: Type): boolean => type.t === 'union' && type.parts.length === 1 && type.parts[0]?.p === 'none';

/** The one type that holds the values of both, if there is one that needs no new union. */
export function join(a: Type, b: Type): Type | undefined {
  if (a.t === 'error' || b.t === 'error') return errorType;
  if (a.t === 'int' && b.t === 'int') return hull(a, b);
  if (a.t === 'set' && b.t === 'set') return joinSets(a.of, b.of);
  if (a.t === 'map' && b.t === 'map') return joinMaps(a, b);
  if (a.t === 'list' && b.t === 'list') return joinLists(a, b);
  if (fitOf(a, b) === 'proved') return b;
  if (fitOf(b, a) === 'proved') return a;
  if (isNone(a)) return optional(b);
  if (isNone(b)) return optional(a);
  return joinUnions(a, b);
}

function joinSets(a: Type, b: Type): Type | undefined {
  const of = join(a, b);
  return of && setOf(of);
}

function joinMaps(a: MapType, b: MapType): Type | undefined {
  const value = sameType(a.key, b.key) ? join(a.value, b.value) : undefined;
  return value && mapOf(a.key, value, a.partial || b.partial);
}

function joinLists(a: ListType, b: ListType): Type | undefined {
  const of = a.max === 0 ? b.of : b.max === 0 ? a.of : join(a.of, b.of);
  return of && listOf(of, Math.max(a.max, b.max));
}

/** Unions that differ in `none` or in the range of their number only. */
function joinUnions(a: Type, b: Type): Type | undefined {
  if (a.t !== 'union' && b.t !== 'union') return undefined;
  const wider = widen(optionalLike(a, b), b) ?? widen(optionalLike(b, a), a);
  return wider;
}

const hasNone = (type: Type): boolean => type.t === 'union' && type.parts.some((part) => part.p === 'none');
const optionalLike = (type: Type, like: Type): Type => (hasNone(like) ? optional(type) : type);

/** `to` with its number widened until it holds `from`. */
function widen(to: Type, from: Type): Type | undefined {
  const number = partsOf(from).find((part) => part.p === 'type' && part.type.t === 'int');
  const wide: Type =
    to.t === 'union' ? { t: 'union', name: to.name, parts: to.parts.map((part) => widenPart(part, number)) } : to;
  return fitOf(from, wide) === 'proved' ? wide : undefined;
}

function widenPart(part: Part, number: Part | undefined): Part {
  if (part.p !== 'type' || number?.p !== 'type' || part.type.t !== 'int' || number.type.t !== 'int') return part;
  return { p: 'type', type: hull(part.type, number.type) };
}

/** A union of these alternatives, or the type itself if there is only one. */
export function fromParts(parts: readonly Part[]): Type {
  const [only] = parts;
  return parts.length === 1 && only?.p === 'type' ? only.type : { t: 'union', name: undefined, parts };
}
