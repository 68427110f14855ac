import { type Expr, partOffsets, sizeOf, unreachable } from '@sandtable/model';
import { arith, negate } from './arith.ts';
import { block, branch, is, logic, matched, otherwise } from './branch.ts';
import { call } from './call.ts';
import { checkCode, convertCode } from './convert.ts';
import { decided } from './decided.ts';
import { faultless } from './faultless.ts';
import { filter } from './filter.ts';
import { opened } from './flattened.ts';
import { cellAt, direction, distance, neighbours, opposite, toward } from './grid.ts';
import { concat, convertList, lengthAt, listed, nth, placedList } from './list.ts';
import { loop } from './loop.ts';
import { convertMap, distinct, keysOf, mapForm, sameMap, valueAt, withValue } from './map.ts';
import { isTest, measure, nothingIn, test } from './quant.ts';
import { joinField, partners } from './relation.ts';
import { ANY, reached, reachedCost, reaches } from './search-call.ts';
import { reachedPath } from './search-path.ts';
import { automated, seat } from './seats.ts';
import {
  collect,
  constant,
  convertWords,
  full,
  has,
  isEmpty,
  member,
  setItems,
  sizeOfSet,
  stretch,
  union,
} from './sets.ts';
import { field, setting, stateAt } from './store.ts';
import { isCode, isTestTag, isWords, type Of } from './tag-ways.ts';
import { elementOf } from './types.ts';
import { all, atom, type Lower, lowest, one, type Scope, UNROLLED, type Val, wordsOf } from './unit.ts';
import { slotsOf } from './words.ts';

/** The code of a value of one word. */
function scalar(s: Scope, e: Expr): string {
  if (isTestTag(e)) return `(${cond(s, e)} ? 1 : 0)`;
  if (isCode(e)) return code(s, e);
  if (e.e === 'value') return valueCode(s, e);
  if (e.type.t !== 'set' && e.e === 'convert') return convertCode(s, scalar(s, e.of), e.of.type, e.type);
  if (e.type.t !== 'set' && e.e === 'check') return checkCode(s, scalar(s, e.of), e.of.type, e.type, e.span);
  return words(s, e).at(0);
}

function code(s: Scope, e: Of<'code'>): string {
  switch (e.e) {
    case 'negate':
      return negate(s, e);
    case 'arith':
      return arith(s, e);
    case 'quant':
      return isTest(e) ? `(${test(s, e)} ? 1 : 0)` : measure(s, e);
    case 'size':
      return e.of.type.t === 'list' ? lengthAt(placedList(s, e.of)) : sizeOfSet(words(s, e.of));
    case 'rank':
      return lowest(e.of.type) === 0 ? scalar(s, e.of) : `(${scalar(s, e.of)} - ${lowest(e.of.type)})`;
    case 'otherwise':
      return otherwise(s, e);
    case 'tag':
      return tag(s, e);
    case 'distance':
      return distance(s, e);
    case 'toward':
      return toward(s, e);
    case 'direction':
      return direction(s, e);
    case 'cell':
      return cellAt(s, e);
    case 'seat':
      return seat(s, e.role);
    case 'mode':
      return 'S[4]';
    case 'searchCost':
      return reachedCost(s, e);
    default:
      return unreachable(e);
  }
}

/** Sets that are found member by member. */
const LOOPED: ReadonlySet<Expr['e']> = new Set<Expr['e']>(['call', 'filter', 'if']);

/** A condition: something to stand in `if`. */
function cond(s: Scope, e: Expr): string {
  if (isTestTag(e)) return tested(s, e);
  if (e.e === 'value') return Number(e.value) === 0 ? 'false' : 'true';
  if (e.e === 'quant') return isTest(e) ? test(s, e) : `(${measure(s, e)} !== 0)`;
  return `(${scalar(s, e)} !== 0)`;
}

function tested(s: Scope, e: Of<'test'>): string {
  switch (e.e) {
    case 'compare':
      return compare(s, e);
    case 'logic':
      return logic(s, e);
    case 'not':
      return `!${cond(s, e.of)}`;
    case 'member':
      return e.set.e === 'search' ? reaches(s, e.item, e.set) : member(s, e.item, e.set);
    case 'is':
      return is(s, e);
    case 'distinct':
      return distinct(s, e);
    case 'empty':
      if (e.of.type.t === 'list') return `(${lengthAt(placedList(s, e.of))} === 0)`;
      if (wordsOf(e.of.type) > UNROLLED && LOOPED.has(e.of.e) && faultless(s.unit, e.of)) return nothingIn(s, e.of);
      return `(${isEmpty(e.of.e === 'search' ? reached(s, e.of, ANY) : words(s, e.of))})`;
    case 'decided':
      return decided(s, e);
    case 'joined':
      return has(
        s,
        partners(s, e.relation, e.left),
        s.unit.model.relations[e.relation]?.right ?? e.right.type,
        atom(s, scalar(s, e.right)),
      );
    case 'opposite':
      return opposite(s, e);
    case 'seated':
      return `(${seat(s, e.role)} !== -1)`;
    case 'automated':
      return automated(s, e.role);
    default:
      return unreachable(e);
  }
}

/** Any value as words; the only way for sets. */
function words(s: Scope, e: Expr): Val {
  if (isWords(e)) return read(s, e);
  if (e.type.t === 'map') return map(s, e);
  if (e.type.t === 'list') return list(s, e);
  return e.type.t === 'set' ? set(s, e) : one(scalar(s, e));
}

function read(s: Scope, e: Of<'words'>): Val {
  switch (e.e) {
    case 'value':
      return e.type.t === 'set' || e.type.t === 'map' || e.type.t === 'list'
        ? constant(s, slotsOf(e.type, e.value, s.unit.infos.text))
        : one(valueCode(s, e));
    case 'local':
      return s.cell(e.local);
    case 'state':
      return stateAt(s, e.state, e.args);
    case 'setting':
      return setting(s, e.setting);
    case 'field':
      return field(s, e.field, scalar(s, e.of));
    case 'call':
      return calledWords(s, e);
    case 'at':
      return valueAt(s, e);
    case 'nth':
      return nth(s, e);
    case 'join':
      return joinField(s, e);
    case 'if':
      return branch(s, e);
    case 'match':
      return matched(s, e);
    case 'block':
      return block(s, e);
    default:
      return unreachable(e);
  }
}

function map(s: Scope, e: Expr): Val {
  if (e.e === 'map') return mapForm(s, e);
  if (e.e === 'with') return withValue(s, e);
  if (e.e === 'convert' || e.e === 'check') return convertMap(s, e);
  throw new Error(`cannot emit ${e.e} as a map`);
}

function list(s: Scope, e: Expr): Val {
  if (e.e === 'list') return listed(s, e);
  if (e.e === 'concat') return concat(s, e);
  if (e.e === 'searchPath') return reachedPath(s, e);
  if (e.e === 'collect') return collect(s, e);
  if (e.e === 'with') return withValue(s, e);
  if (e.e === 'convert' || e.e === 'check') return convertList(s, e);
  throw new Error(`cannot emit ${e.e} as a list`);
}

/** Sets of several words come back through memory, so short functions that only combine sets stand in place. */
function calledWords(s: Scope, e: Extract<Expr, { e: 'call' }>): Val {
  const open = e.type.t === 'set' && wordsOf(e.type) > 1 ? opened(s, e) : e;
  return open.e === 'call' ? call(s, open.fn, open.args) : words(s, open);
}

function set(s: Scope, e: Expr): Val {
  switch (e.e) {
    case 'convert':
    case 'check':
      return convertWords(s, e);
    case 'keys':
      return keysOf(s, e);
    case 'setop':
      return union(s, e);
    case 'set':
      return setItems(s, e);
    case 'every':
      return constant(s, full(elementOf(e.type)));
    case 'stretch':
      return stretch(s, e);
    case 'filter':
      return filter(s, e);
    case 'collect':
      return collect(s, e);
    case 'partners':
      return partners(s, e.relation, e.of);
    case 'neighbours':
      return neighbours(s, e.of);
    case 'search':
      return reached(s, e);
    default:
      throw new Error(`cannot emit ${e.e} as a set`);
  }
}

function valueCode(s: Scope, e: Extract<Expr, { e: 'value' }>): string {
  return typeof e.value === 'string' ? `${s.unit.infos.text(e.value)}` : `${Number(e.value)}`;
}

const operators = { '==': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function compare(s: Scope, e: Extract<Expr, { e: 'compare' }>): string {
  if (e.left.type.t === 'map' || e.left.type.t === 'list') {
    const same = sameMap(s, words(s, e.left), words(s, e.right), e.left.type);
    return e.op === '==' ? same : `!${same}`;
  }
  if (e.left.type.t !== 'set') {
    const left = scalar(s, e.left);
    return `(${left} ${operators[e.op]} ${scalar(s, e.right)})`;
  }
  const [a, b] = [words(s, e.left), words(s, e.right)];
  return all(a.n, (i) => `${a.at(i)} ${operators[e.op]} ${b.at(i)}`, e.op === '!=' ? ' || ' : ' && ');
}

function tag(s: Scope, e: Extract<Expr, { e: 'tag' }>): string {
  if (e.type.t !== 'union') return '0';
  const part = e.type.parts[e.part];
  const payload = part?.p === 'tag' ? part.payload : [];
  const offset = `${partOffsets(e.type)[e.part] ?? 0}`;
  if (payload.length === 0) return offset;
  const radix = (sum: string, arg: Expr, i: number) => {
    const type = payload[i]?.type ?? arg.type;
    const own = lowest(type) === 0 ? scalar(s, arg) : `${scalar(s, arg)} - ${lowest(type)}`;
    return sum === '' ? own : `(${sum}) * ${sizeOf(type)} + ${own}`;
  };
  return `(${offset} + ${e.args.reduce(radix, '')})`;
}

export const lower: Lower = { scalar, cond, words, loop };
