import type { Span } from '@sandtable/text';
import type { Askers, Choice, Guard, MenuArm, Wishes, WishShape } from './choice.ts';
import type { CircleLine, Decisions, Func, Procedure, Routine, Search, SearchStep } from './code.ts';
import type { Arm, Binder, Expr, Local, Many, Pattern, PileAt, Place, Quantified, Stmt, Value } from './expr.ts';
import type { Chance, Ending, Example, Expectation, Label, Model, Notation, Seats, Setting, Watcher } from './model.ts';
import type { Policy, PolicyLine, PolicyPart } from './policy.ts';
import type { Provenance, Source } from './source.ts';
import type { Audience, Die, Field, Kind, Pile, Relation, State } from './things.ts';
import type { Type } from './type.ts';

/** Everything in a model that holds expressions or statements, or is held by one and has parts of its own. */
export interface Nodes {
  readonly expr: Expr;
  readonly stmt: Stmt;
  readonly binder: Binder;
  readonly exprArm: Arm<Expr>;
  readonly stmtArm: Arm<readonly Stmt[]>;
  readonly pattern: Pattern;
  readonly place: Place;
  readonly many: Many;
  readonly pileAt: PileAt;
  readonly preference: Quantified['prefer'][number];
  readonly wishes: Wishes;
  readonly wishShape: WishShape;
  readonly guard: Guard;
  readonly choice: Choice;
  readonly askers: Askers;
  readonly menuArm: MenuArm;
  readonly menuParam: MenuArm['params'][number];
  readonly func: Func;
  readonly search: Search;
  readonly searchStep: SearchStep;
  readonly procedure: Procedure;
  readonly watcher: Watcher;
  readonly policy: Policy;
  readonly policyPart: PolicyPart;
  readonly policyLine: PolicyLine;
  readonly audience: Audience;
  readonly field: Field;
  readonly state: State;
  readonly pile: Pile;
  readonly chance: Chance;
  readonly expectation: Expectation;
  readonly example: Example;
  readonly exampleAnswer: Example['answers'][number];
  readonly assigned: NonNullable<Example['answers'][number]['assigned']>;
  readonly ending: Ending;
  readonly model: Model;
}
export type Sort = keyof Nodes;

/** Objects of a model that hold no expressions. */
type Leaf =
  | Value
  | Type
  | Span
  | Local
  | Source
  | Provenance
  | Kind
  | Relation
  | Die
  | Setting
  | Seats
  | Label
  | Notation
  | Routine
  | Decisions
  | CircleLine
  | Model['types'][number]
  | Model['logs'][number]
  | NonNullable<Example['options']>[number]
  | NonNullable<PolicyPart['each']>
  | NonNullable<Procedure['lane']>
  | Extract<Pattern, { p: 'codes' }>['stretches'][number];

/** More than one sort may fit by its fields alone; then the sort of the field decides, so these are asked for first. */
type Closest = 'wishes' | 'policyPart' | 'policyLine' | 'menuParam';
type Fitting<T, S extends Sort> = { [K in S]: T extends Nodes[K] ? K : never }[S];
type SortOf<T> = [T] extends [never]
  ? never
  : T extends string | number | boolean | undefined
    ? never
    : T extends Fitted
      ? [Fitting<T, Closest>] extends [never]
        ? Fitting<T, Sort>
        : Fitting<T, Closest>
      : T extends Leaf
        ? never
        : T extends readonly (infer Item)[]
          ? SortOf<Item>
          : 'not listed in Nodes';
type Fitted = Nodes[Sort];

/** The fields of a node that hold other nodes, alone or in lists, with the sorts of these. */
type Row<N> = { readonly [K in keyof N as [SortOf<N[K]>] extends [never] ? never : K]-?: SortOf<N[K]> };
/** A row per tag of a union of nodes. */
type Rows<N, Key extends keyof N> = {
  readonly [Tag in N[Key] & string]: Row<Extract<N, { readonly [K in Key]: Tag }>>;
};

export const exprs: Rows<Expr, 'e'> = {
  value: {},
  local: {},
  state: { args: 'expr' },
  setting: {},
  field: { of: 'expr' },
  call: { args: 'expr' },
  convert: { of: 'expr' },
  check: { of: 'expr' },
  not: { of: 'expr' },
  negate: { of: 'expr' },
  arith: { left: 'expr', right: 'expr' },
  compare: { left: 'expr', right: 'expr' },
  logic: { left: 'expr', right: 'expr' },
  setop: { left: 'expr', right: 'expr' },
  member: { item: 'expr', set: 'expr' },
  set: { items: 'expr' },
  list: { items: 'expr' },
  concat: { left: 'expr', right: 'expr' },
  nth: { of: 'expr', index: 'expr' },
  every: {},
  stretch: { low: 'expr', high: 'expr' },
  filter: { binder: 'binder', where: 'expr' },
  collect: { binders: 'binder', where: 'expr', item: 'expr', sortedBy: 'expr' },
  quant: { binders: 'binder', where: 'expr', body: 'expr', prefer: 'preference' },
  map: { binder: 'binder', where: 'expr', body: 'expr' },
  at: { of: 'expr', key: 'expr' },
  with: { of: 'expr', key: 'expr', value: 'expr' },
  keys: { of: 'expr' },
  distinct: { of: 'expr' },
  size: { of: 'expr' },
  rank: { of: 'expr' },
  empty: { of: 'expr' },
  if: { test: 'expr', then: 'expr', else: 'expr' },
  match: { subject: 'expr', arms: 'exprArm' },
  is: { of: 'expr', pattern: 'pattern' },
  otherwise: { of: 'expr', or: 'expr' },
  tag: { args: 'expr' },
  partners: { of: 'expr' },
  joined: { left: 'expr', right: 'expr' },
  join: { left: 'expr', right: 'expr' },
  neighbours: { of: 'expr' },
  distance: { left: 'expr', right: 'expr' },
  toward: { of: 'expr', step: 'expr' },
  direction: { left: 'expr', right: 'expr' },
  opposite: { left: 'expr', of: 'expr', right: 'expr' },
  cell: { column: 'expr', row: 'expr' },
  seat: { role: 'expr' },
  seated: { role: 'expr' },
  automated: { role: 'expr' },
  mode: {},
  search: { args: 'expr' },
  searchCost: { args: 'expr', of: 'expr' },
  searchPath: { args: 'expr', of: 'expr' },
  decided: { args: 'expr' },
  block: { body: 'stmt' },
};

export const stmts: Rows<Stmt, 's'> = {
  set: { place: 'place', value: 'expr' },
  if: { test: 'expr', then: 'stmt', else: 'stmt' },
  match: { subject: 'expr', arms: 'stmtArm' },
  for: { binder: 'binder', where: 'expr', sortedBy: 'expr', body: 'stmt' },
  while: { test: 'expr', body: 'stmt' },
  repeat: { times: 'expr', body: 'stmt' },
  break: {},
  label: { body: 'stmt' },
  return: { value: 'expr' },
  log: { args: 'expr', seen: 'expr' },
  finish: { by: 'expr' },
  call: { args: 'expr' },
  create: {},
  choose: {},
  menu: { bodies: 'stmt' },
  together: { binder: 'binder', where: 'expr', args: 'expr' },
  barrier: {},
  roll: { each: 'expr', times: 'expr' },
  pick: { from: 'expr', many: 'many', each: 'binder' },
  draw: { from: 'pileAt', count: 'expr', to: 'pileAt' },
  put: { what: 'expr', to: 'pileAt' },
  shuffle: { pile: 'pileAt' },
  reveal: { what: 'expr', members: 'expr', to: 'expr' },
  conceal: { members: 'expr' },
};

export const patterns: Rows<Pattern, 'p'> = { any: {}, codes: {}, tag: { fields: 'pattern' } };
export const places: Rows<Place, 'place'> = { local: {}, state: { args: 'expr' }, field: { of: 'expr' } };
export const manys: Rows<Many, 'many'> = {
  one: {},
  count: { count: 'expr' },
  some: {},
  drawn: { least: 'expr', most: 'expr' },
};
export const wishShapes: Rows<WishShape, 'shape'> = {
  cover: { key: 'binder', where: 'expr' },
  member: {},
  other: {},
};
type Picking = Exclude<Choice, { form: 'menu' }>;
export const choices: { readonly picking: Row<Picking>; readonly menu: Row<Exclude<Choice, Picking>> } = {
  picking: {
    by: 'expr',
    askers: 'askers',
    informed: 'expr',
    from: 'expr',
    guards: 'guard',
    such: 'guard',
    each: 'binder',
    offered: 'expr',
    wishes: 'wishes',
    low: 'expr',
    high: 'expr',
    otherwise: 'expr',
  },
  menu: { by: 'expr', askers: 'askers', informed: 'expr', arms: 'menuArm' },
};
export const endings: { readonly on: Row<Extract<Ending, { result: 'on' }>>; readonly ended: Row<Ended> } = {
  on: {},
  ended: { by: 'expr' },
};
type Ended = Exclude<Ending, { result: 'on' }>;

/** Nodes without tags. */
export const others: { readonly [S in Exclude<Sort, Tagged>]: Row<Nodes[S]> } = {
  binder: { over: 'expr' },
  exprArm: { patterns: 'pattern', where: 'expr', body: 'expr' },
  stmtArm: { patterns: 'pattern', where: 'expr', body: 'stmt' },
  pileAt: { code: 'expr' },
  preference: { by: 'expr' },
  wishes: { binder: 'binder', test: 'expr', shape: 'wishShape' },
  guard: { test: 'expr' },
  askers: { among: 'expr' },
  menuArm: { guards: 'guard', params: 'menuParam' },
  menuParam: { from: 'expr', guards: 'guard' },
  func: { body: 'expr' },
  search: { from: 'expr', limit: 'expr', steps: 'searchStep', ends: 'guard' },
  searchStep: { binder: 'binder', guards: 'guard', cost: 'expr', to: 'expr', stop: 'expr' },
  procedure: { requires: 'guard', body: 'stmt' },
  watcher: { test: 'expr', body: 'stmt' },
  policy: { parts: 'policyPart' },
  policyPart: { where: 'expr', lines: 'policyLine' },
  policyLine: { test: 'expr', prefer: 'preference' },
  audience: { roles: 'expr' },
  field: { seen: 'audience' },
  state: { seen: 'audience' },
  pile: { seen: 'audience' },
  chance: { by: 'expr' },
  expectation: { test: 'expr' },
  example: { answers: 'exampleAnswer', endings: 'ending', then: 'expr' },
  exampleAnswer: { by: 'expr', values: 'expr', assigned: 'assigned', others: 'expr' },
  assigned: { keys: 'expr' },
  model: {
    fields: 'field',
    piles: 'pile',
    states: 'state',
    functions: 'func',
    searches: 'search',
    procedures: 'procedure',
    policies: 'policy',
    watchers: 'watcher',
    choices: 'choice',
    chances: 'chance',
    expectations: 'expectation',
    examples: 'example',
  },
};
type Tagged = 'expr' | 'stmt' | 'pattern' | 'place' | 'many' | 'wishShape' | 'choice' | 'ending';

export const exprTags = Object.keys(exprs) as readonly Expr['e'][];
export const stmtTags = Object.keys(stmts) as readonly Stmt['s'][];
