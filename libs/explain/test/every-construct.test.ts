import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@sandtable/compiler';
import { type Env, entry, Fault, fork, fromOrdinal, makeFrame } from '@sandtable/eval';
import {
  boundBy,
  type Child,
  type Expr,
  eachChild,
  expressionsIn,
  exprTags,
  type Func,
  type Model,
  type Stmt,
  sizeOf,
  statementsIn,
  stmtTags,
  type Type,
  walk,
} from '@sandtable/model';
import { runExample, start } from '@sandtable/reference';
import { shownRules } from '@sandtable/testkit';
import { beforeAll, expect, test } from 'vitest';
import { accountOf, reckoning } from '../src/account/account-of.ts';
import { explain } from '../src/explain.ts';
import { nothingHidden } from '../src/hides.ts';
import { recorder } from '../src/index.ts';
import { lookAt } from '../src/look.ts';

/** What the pages of the language show has one of every construct, and each of them is run and explained here. */
const folder = join(import.meta.dirname, '../../../docs/reference/language');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const models = shownRules(
  Object.fromEntries(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')])),
).flatMap((files) => compile(files).model ?? []);

/** Tags of what the reference has run, and of what was explained there. */
const ran = new Set<Stmt['s']>();
const explained = new Set<Expr['e']>();

beforeAll(() => {
  for (const model of models) goThrough(model);
});

test('every statement is run by the reference and kept step by step', () => {
  expect(stmtTags.filter((tag) => !ran.has(tag))).toEqual([]);
});

test('every expression is evaluated by the reference and explained', () => {
  expect(exprTags.filter((tag) => !explained.has(tag))).toEqual([]);
});

/** Runs the examples, begins a match, and looks at functions and expectations in the position there. */
function goThrough(model: Model): void {
  for (const example of model.examples) expect(runExample(model, example, watching(model))).toEqual({ ok: true });
  const options = model.settings.map(() => 0);
  const { root } = start(model, { seed: 1, layout: 0, options }, watching(model));
  for (const func of model.functions) inFunction(root, func);
  for (const { locals, test } of model.expectations) look(root.enter(makeFrame(locals)), test);
  for (const { procedure, then } of model.examples)
    for (const one of then) look(root.enter(makeFrame(entry(model.procedures, procedure).locals)), one);
}

function watching(model: Model) {
  const watcher = recorder(model);
  watcher.begin(undefined, 0);
  watcher.probe = (env, node) => {
    if (!('s' in node)) return;
    ran.add(node.s);
    eachChild('stmt', node, (...child) => inStatement(env, ...child));
  };
  return watcher;
}

/** Looks at the expressions of a statement, but not of the statements in it. */
function inStatement(env: Env, ...[sort, node]: Child): void {
  if (sort === 'expr') look(env, node);
  else if (sort !== 'stmt' && sort !== 'stmtArm') eachChild(sort, node, (...child) => inStatement(env, ...child));
}

/** Looks at the body of a function, with the first value of each parameter. */
function inFunction(root: Env, { params, locals, body }: Func): void {
  const types = locals.slice(0, params).map(({ type }) => type);
  if (types.some((type) => sizeOf(type) === 0)) return;
  const frame = makeFrame(locals);
  for (const [i, type] of types.entries()) frame.values[i] = first(type);
  look(root.enter(frame), body);
  for (const { s } of statementsIn('expr', body)) ran.add(s);
}

const first = (type: Type) => (type.t === 'set' || type.t === 'list' || type.t === 'map' ? [] : fromOrdinal(type, 0));

/** Evaluates and explains an expression, unless it reads a local of what stands around it that has no value there. */
function look(env: Env, expr: Expr): void {
  const { values } = env.frame;
  const all = expressionsIn('expr', expr);
  const bound = boundIn(expr);
  if (all.some((one) => one.e === 'local' && values[one.local] === undefined && !bound.has(one.local))) return;
  evaluate(fork(env), expr);
  explain(lookAt(fork(env), nothingHidden), expr);
  accountOf(reckoning(fork(env), new Map()), expr);
  for (const { e } of all) explained.add(e);
}

function boundIn(expr: Expr): ReadonlySet<number | undefined> {
  const bound = new Set<number | undefined>();
  walk('expr', expr, (sort, node) => void bound.add(boundBy(sort, node)));
  return bound;
}

function evaluate(env: Env, expr: Expr): void {
  try {
    env.value(expr);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
  }
}
