import { entry, fork, type RunValue } from '@sandtable/eval';
import type { Expr, Local, Model, Type } from '@sandtable/model';
import { show } from '@sandtable/reference';
import { type Look, valueIn } from './look.ts';
import { type PlainValue, plainValue } from './plain-value.ts';

/**
 * What a condition speaks of, for whoever knows words for it. `value`: it is known by what it is. `name`: a thing of the rules,
 * of these values; the paths are those of its words, the best first. `cost` is that of a way. `join` joins two of them.
 */
export type Noun =
  | {
      readonly n: 'value';
      readonly value: PlainValue;
      /** Of what the rules keep under a name: the path of a word for that. */
      readonly path?: string;
    }
  | {
      readonly n: 'name';
      readonly name: string;
      readonly paths: readonly string[];
      readonly of: readonly PlainValue[];
    }
  | { readonly n: 'cost' }
  | { readonly n: 'distance'; readonly of: readonly PlainValue[] }
  | { readonly n: 'neighbors'; readonly of: readonly PlainValue[] }
  | { readonly n: 'join'; readonly op: string; readonly left: Noun; readonly right: Noun };

/** What an expression is called. */
export function nounOf(look: Look, expr: Expr): Noun {
  switch (expr.e) {
    case 'convert':
    case 'check':
    case 'size':
    case 'keys':
    case 'otherwise':
      return nounOf(look, expr.of);
    case 'local':
      return ofLocal(look, expr, entry<Local>(look.env.frame.locals, expr.local).name);
    case 'filter':
    case 'map':
      return nounOf(look, expr.binder.over);
    case 'collect':
    case 'quant':
      return expr.binders[0] ? nounOf(look, expr.binders[0].over) : valued(look, expr);
    case 'every':
      return everyOne(look, expr.type);
    case 'setop':
      return expr.op === '-' ? nounOf(look, expr.left) : valued(look, expr);
    case 'at':
    case 'nth':
      return withMore(nounOf(look, expr.of), ownersIn(look, [expr.e === 'at' ? expr.key : expr.index]));
    case 'distance':
      return { n: 'distance', of: ownersIn(look, [expr.left, expr.right]) };
    case 'neighbours':
      return { n: 'neighbors', of: ownersIn(look, [expr.of]) };
    case 'arith':
      return joinedBy(look, expr);
    case 'if':
      return nounOf(look, valueIn(look, expr.test) === 1 ? expr.then : expr.else);
    default:
      return declared(look, expr) ?? valued(look, expr);
  }
}

/** What the rules declare is called as they call it. */
function declared(look: Look, expr: Expr): Noun | undefined {
  const { model } = look.env;
  switch (expr.e) {
    case 'state': {
      const { name } = entry(model.states, expr.state);
      return named(name, [`state/${name}`], ownersIn(look, expr.args));
    }
    case 'setting': {
      const { sort, name } = entry(model.settings, expr.setting);
      return named(name, [`${sort}/${name}`]);
    }
    case 'field': {
      const { kind, name } = entry(model.fields, expr.field);
      // Where something lies is a field that nobody named.
      if (name.startsWith('$')) return nounOf(look, expr.of);
      const path = `${entry(model.kinds, kind).name}.${name}`;
      return named(name, [path, `field/${path}`], ownersIn(look, [expr.of]));
    }
    case 'call': {
      const { name } = entry(model.functions, expr.fn);
      return named(name, [`function/${name}`], ownersIn(look, expr.args));
    }
    case 'search':
    case 'searchPath':
    case 'searchCost': {
      const { name } = entry(model.searches, expr.search);
      return named(name, [`search/${name}`], ownersIn(look, expr.args));
    }
    case 'decided': {
      const fn = entry(entry(model.decisions, expr.block).decides, expr.decide);
      const { name } = entry(model.functions, fn);
      return named(name, [`function/${name}`], ownersIn(look, expr.args));
    }
    case 'partners': {
      const { name } = entry(model.relations, expr.relation);
      return named(name, [name, `relation/${name}`], ownersIn(look, [expr.of]));
    }
    case 'joined':
    case 'join': {
      const { name } = entry(model.relations, expr.relation);
      return named(name, [name, `relation/${name}`], ownersIn(look, [expr.left, expr.right]));
    }
    default:
      return undefined;
  }
}

/** The value of an expression as something that can be spoken of; nothing where it has none or is hidden. */
export function plainIn(look: Look, expr: Expr): PlainValue | undefined {
  if (look.hides(expr, look.known, look.env)) return undefined;
  const value = valueIn({ ...look, env: fork(look.env) }, expr);
  return value === undefined ? undefined : plainAs(look, expr.type, value);
}

function plainAs({ env: { model } }: Look, type: Type, value: RunValue): PlainValue {
  return type.t === 'error' || type.t === 'text' ? show(model, type, value) : plainValue(model, type, value);
}

const named = (name: string, paths: readonly string[], of: readonly PlainValue[] = []): Noun => ({
  n: 'name',
  name,
  paths,
  of,
});

const valued = (look: Look, expr: Expr): Noun => ({ n: 'value', value: plainIn(look, expr) ?? '?' });

/** A letter or two are no word. */
const LETTERS = 2;

/** Members are known by their names; what else is in a local is called as that is, or as the line that tells it says. */
function ofLocal(look: Look, expr: Expr, name: string): Noun {
  const value = plainIn(look, expr);
  const isKnown = typeof value === 'string' ? value !== 'none' : typeof value === 'number' && name.length <= LETTERS;
  return isKnown && value !== undefined
    ? { n: 'value', value, path: `local/${name}` }
    : named(name, localPaths(look.env.model, name));
}

/** Words of a local: those that a line of the log has for a value of that name. */
export const localPaths = ({ logs }: Model, name: string): readonly string[] => [
  `local/${name}`,
  ...logs.filter(({ names }) => names.includes(name)).map(({ path }) => `${path}/${name}`),
];

/** Whose something is: members and numbers; sets and truth values say little. */
const ownersIn = (look: Look, args: readonly Expr[]): readonly PlainValue[] =>
  args.flatMap((arg) => {
    const value = plainIn(look, arg);
    return typeof value === 'string' || typeof value === 'number' ? [value] : [];
  });

function everyOne({ env: { model } }: Look, type: Type): Noun {
  const of = type.t === 'set' || type.t === 'list' ? type.of : type;
  return of.t === 'kind' ? named(of.name, [`kind/${entry(model.kinds, of.kind).name}`]) : named('', []);
}

const withMore = (noun: Noun, more: readonly PlainValue[]): Noun =>
  noun.n === 'name' ? { ...noun, of: [...noun.of, ...more] } : noun;

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '·', div: ':' };

/** A number is only brought to the fractions of another, such as halves, which changes nothing about what it is. */
const isOfUnit = ({ op, left, right, type }: Extract<Expr, { e: 'arith' }>): boolean =>
  op === '*' &&
  type.t === 'int' &&
  left.type.t === 'int' &&
  right.type.t === 'int' &&
  type.den !== left.type.den * right.type.den;

function joinedBy(look: Look, expr: Extract<Expr, { e: 'arith' }>): Noun {
  if (isOfUnit(expr)) return nounOf(look, expr.left);
  const op = SIGNS[expr.op];
  if (op === undefined) return valued(look, expr);
  return { n: 'join', op, left: nounOf(look, expr.left), right: nounOf(look, expr.right) };
}
