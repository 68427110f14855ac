import {
  type Arm,
  bool,
  type Choice,
  type Expr,
  type Guard,
  type Local,
  type Model,
  optional,
  type Procedure,
  range,
  type Stmt,
  setOf,
  type Type,
} from '@sandtable/model';
import { emptyModel } from '@sandtable/testkit';

export const span = { file: 'test.sand', start: 0, end: 1 };
export const at = { span, cites: [], doc: '' };
export const kind = (k: number, name: string, size: number): Type => ({ t: 'kind', kind: k, name, size });
export const value = (type: Type, v: Extract<Expr, { e: 'value' }>['value']): Expr => ({
  e: 'value',
  value: v,
  type,
  span,
});
export const num = (n: number): Expr => value(range(n, n), n);
export const local = (l: number, type: Type): Expr => ({ e: 'local', local: l, type, span });
export const field = (f: number, of: Expr, type: Type): Expr => ({ e: 'field', field: f, of, type, span });
export const state = (s: number, type: Type, ...args: Expr[]): Expr => ({ e: 'state', state: s, args, type, span });
export const every = (type: Type): Expr => ({ e: 'every', type: setOf(type), span });
export const convert = (of: Expr, type: Type): Expr => ({ e: 'convert', of, type, span });
export const eq = (left: Expr, right: Expr): Expr => ({ e: 'compare', op: '==', left, right, type: bool, span });
export const less = (left: Expr, right: Expr): Expr => ({ e: 'compare', op: '<', left, right, type: bool, span });
export const not = (of: Expr): Expr => ({ e: 'not', of, type: bool, span });
export const and = (left: Expr, right: Expr): Expr => ({ e: 'logic', op: 'and', left, right, type: bool, span });
export const filter = (l: number, over: Expr, where: Expr): Expr => ({
  e: 'filter',
  binder: { local: l, over },
  where,
  type: over.type,
  span,
});
export const arith = (op: '+' | '-' | '*', left: Expr, right: Expr, type: Type): Expr => ({
  e: 'arith',
  op,
  left,
  right,
  type,
  span,
});
export const quant = (
  q: 'some' | 'no' | 'count' | 'first',
  l: number,
  over: Expr,
  where: Expr,
  type: Type = bool,
): Expr => ({ e: 'quant', quant: q, binders: [{ local: l, over }], where, body: undefined, prefer: [], type, span });
export const set = (l: number, v: Expr): Stmt => ({ s: 'set', place: { place: 'local', local: l }, value: v, span });
export const put = (f: number, of: Expr, v: Expr): Stmt => ({
  s: 'set',
  place: { place: 'field', field: f, of },
  value: v,
  span,
});
export const store = (st: number, v: Expr, ...args: Expr[]): Stmt => ({
  s: 'set',
  place: { place: 'state', state: st, args },
  value: v,
  span,
});
export const when = (test: Expr, then: Stmt[], other: Stmt[] = []): Stmt => ({
  s: 'if',
  test,
  then,
  else: other,
  span,
});
export const loop = (test: Expr, body: Stmt[]): Stmt => ({ s: 'while', test, body, span });
export const each = (l: number, over: Expr, body: Stmt[], where?: Expr, sortedBy?: Expr): Stmt => ({
  s: 'for',
  binder: { local: l, over },
  where,
  sortedBy,
  body,
  span,
});
export const call = (procedure: number, args: Expr[] = [], into?: number): Stmt => ({
  s: 'call',
  procedure,
  args,
  into,
  span,
});
export const choose = (choice: number): Stmt => ({ s: 'choose', choice, span });
export const procedure = (name: string, locals: Local[], body: Stmt[], more: Partial<Procedure> = {}): Procedure => ({
  name,
  params: 0,
  locals,
  result: undefined,
  requires: [],
  body,
  asks: true,
  at,
  ...more,
});
export const guard = (test: Expr, reason?: string): Guard => ({ test, reason });
export const arm = <B>(patterns: Arm<B>['patterns'], body: B): Arm<B> => ({ patterns, where: undefined, body });
export type Picked = Exclude<Choice, { form: 'menu' }>;
export const pick = (
  form: Picked['form'],
  path: string,
  by: Expr,
  element: Type,
  from: Expr,
  more: Partial<Picked>,
): Choice =>
  ({
    form,
    path,
    procedure: 0,
    by,
    at,
    element,
    from,
    candidate: 0,
    guards: [],
    such: [],
    low: undefined,
    high: undefined,
    result: 0,
    otherwise: undefined,
    ...more,
  }) as Choice;
export const locals = (...types: Type[]): Local[] => types.map((type, i) => ({ name: `l${i}`, type }));
export const maybe = optional;

export const model = (more: Partial<Model>): Model => ({ ...emptyModel, ...more });
export const members = (name: string, n: number) =>
  Array.from({ length: n }, (_, i) => ({ id: `${name}${i}`, at, provenance: [] }));
