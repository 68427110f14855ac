import { finding } from '@sandtable/diagnostics';
import {
  type Child,
  type Choice,
  type Example,
  type Expectation,
  type Expr,
  expressionsIn,
  MOST_IN_SET,
  type Policy,
  sizeOf,
  type Visit,
  type Watcher,
  walkAll,
} from '@sandtable/model';
import { nodeOf } from './calls.ts';
import { gathered, isWide } from './gathered.ts';
import type { World } from './world.ts';

interface Bodies {
  readonly watchers: ReadonlyMap<unknown, Watcher>;
  readonly policies: ReadonlyMap<unknown, Policy>;
  readonly expectations: ReadonlyMap<unknown, Expectation>;
  readonly examples: ReadonlyMap<unknown, Example>;
}

/**
 * While rules run, a set has a bit for each value of its type. Loops over a range, and tests whether a number is in one,
 * need only its ends, so these may be as far apart as numbers go, except in conditions on a whole answer.
 */
export function checkWideSets(world: World, bodies: Bodies): void {
  const rules = rulesOf(world, bodies);
  const checks = checksOf(bodies);
  if ([...rules, ...checks].some((body) => gathered(body).wide)) reportWide(world, rules, checks);
}

function reportWide(world: World, rules: readonly Child[], checks: readonly Child[]): void {
  const ends = new Set<Expr>();
  const reported = new Set<string>();
  const report = (e: Expr): boolean => {
    const { file, start, end } = e.span;
    const place = `${file} ${start} ${end}`;
    if (isWide(e) && !reported.has(place)) world.findings.push(tooWide(e));
    if (isWide(e)) reported.add(place);
    return !isWide(e);
  };
  const visit =
    (isRun: boolean): Visit<boolean> =>
    (sort, node) => {
      if (sort === 'stmt' && node.s === 'for' && node.where === undefined && node.sortedBy === undefined)
        ends.add(node.binder.over);
      if (sort === 'expr') for (const each of readByEnds(node)) ends.add(each);
      return sort !== 'expr' || isRange(node, ends) || (!isRun && !isListed(node)) || report(node);
    };
  walkAll(rules, visit(true));
  walkAll(checks, visit(false));
  for (const e of world.choices.flatMap(onWhole)) if (ends.has(e)) report(e);
}

/** What is part of the module: all that rules come to. */
function rulesOf({ funcs, explored, procs, choices }: World, { watchers, policies }: Bodies): readonly Child[] {
  const open: Child[] = [
    ...procs.flatMap((body) => (body === undefined ? [] : [nodeOf(body)])),
    ...choices.map((choice): Child => ['choice', choice]),
    ...[...watchers.values()].map((watcher): Child => ['watcher', watcher]),
    ...[...policies.values()].map((policy): Child => ['policy', policy]),
  ];
  const found = new Map(open.map((root) => [root[1], root]));
  for (let root = open.pop(); root !== undefined; root = open.pop())
    for (const { to: sort, index } of gathered(root).calls) {
      const to = sort === 'function' ? funcs[index] : sort === 'search' ? explored[index] : undefined;
      if (to === undefined || found.has(to)) continue;
      found.set(to, nodeOf(to));
      open.push(nodeOf(to));
    }
  return [...found.values()];
}

/** What only the interpreter evaluates, whose sets are lists of what is in them. */
const checksOf = ({ expectations, examples }: Bodies): readonly Child[] => [
  ...[...expectations.values()].map((one): Child => ['expectation', one]),
  ...[...examples.values()].map((one): Child => ['example', one]),
];

/** Sets that have all values of their type, or nearly all. */
const isListed = ({ e }: Expr): boolean => e === 'stretch' || e === 'every';

/** Sets of which an expression reads one number after the other, or compares a number with them. */
function readByEnds(e: Expr): readonly Expr[] {
  if (e.e === 'quant' || e.e === 'collect') return e.binders.map(({ over }) => over);
  if (e.e === 'filter') return [e.binder.over];
  return e.e === 'member' ? [e.set] : [];
}

const isRange = (e: Expr, ends: ReadonlySet<Expr>): boolean =>
  (e.e === 'stretch' || e.e === 'every' || e.e === 'set') && ends.has(e);

/** All that the conditions on a whole answer consist of: they are solved with sets. */
const onWhole = (choice: Choice): readonly Expr[] =>
  choice.form === 'menu'
    ? []
    : [...choice.such, ...(choice.wishes ?? [])].flatMap(({ test }) => expressionsIn('expr', test));

function tooWide({ type, span }: Expr) {
  const size = type.t === 'set' ? sizeOf(type.of) : 0;
  return finding('type/wide-set', span, { size: Number.isFinite(size) ? size : '∞', limit: MOST_IN_SET });
}
