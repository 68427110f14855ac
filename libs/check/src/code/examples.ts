import {
  type Choice,
  cellType,
  type Ending,
  type Example,
  type Expr,
  errorType,
  type Stmt,
  type Type,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import { policyOf } from '../declare/globals.ts';
import { inserting, renaming } from '../fixes.ts';
import { usesLabel } from '../uses.ts';
import type { World } from '../world.ts';
import { newBody, newCtx } from './body.ts';
import { typed } from './coerce.ts';
import { type Ctx, report } from './ctx.ts';
import { freshProcedure } from './fresh.ts';
import { deps } from './functions.ts';
import { labelled } from './labels.ts';
import { unknown } from './names.ts';
import { near } from './near.ts';
import { premisesOf } from './premises.ts';
import { roleOf } from './procedures.ts';
import { calledAt } from './rhs.ts';
import { checkRoles } from './roles.ts';
import { checkStmts } from './statements.ts';

type Given = Example['answers'][number];

/** Checked after all procedures, because answers are typed by their questions. */
export function checkExample(world: World, decl: syntax.ExampleDecl): Example {
  const procedure = freshProcedure(world);
  const name = `example/${decl.name}`;
  const ctx = newCtx(world, newBody(name, procedure), deps(world), { pure: false });
  // `given` and `run` share one frame with `then`, which sees their names.
  const { rest, options, seats } = premisesOf(ctx, decl.given?.stmts ?? []);
  const body = [...(decl.given ? checkStmts(ctx, { ...decl.given, stmts: rest }) : []), ...checkRun(ctx, decl.run)];
  const answers = decl.answers.flatMap((answer) => checkAnswer(ctx, answer));
  const endings = decl.endings.map((ending) => checkEnding(ctx, ending));
  const then = decl.then.map((test) => ctx.test(test).expr);
  const at = { span: decl.span, cites: [], doc: decl.doc };
  world.procs[procedure] = {
    name,
    params: 0,
    locals: ctx.body.locals,
    result: undefined,
    requires: [],
    body,
    asks: true,
    at,
  };
  const whole = runsPlay(ctx, decl.run) ? ({ whole: true } as const) : {};
  return { name: decl.name, options, seats, procedure, ...whole, answers, endings, then, at };
}

function checkEnding(ctx: Ctx, ending: syntax.Ending): Ending {
  const { result, span } = ending;
  return result === 'on'
    ? { result, span }
    : { result, by: checkRoles(ctx, ending.by), because: ending.because?.text, span };
}

/** `run play()` is the match itself, where no procedure has that name. */
const runsPlay = ({ world }: Ctx, run: syntax.Expr): boolean =>
  run.node === 'apply' &&
  run.callee.node === 'name' &&
  run.callee.name.text === 'play' &&
  run.args.length === 0 &&
  !world.procedures.has('play');

function checkRun(ctx: Ctx, run: syntax.Expr): readonly Stmt[] {
  if (runsPlay(ctx, run)) return [];
  const called = calledAt(ctx, run);
  if (called !== undefined) return called.stmts(undefined);
  const value = ctx.expr(run, undefined);
  if (run.node !== 'apply' && value.type.t !== 'error') report(ctx, 'call/no-effect', run.span);
  return [];
}

/** Every value of the list is one answer, in the order in which its label is asked. */
function checkAnswer(ctx: Ctx, answer: syntax.Answer): readonly Given[] {
  const { what, path, span, because } = answer;
  const by = answer.by && typed(ctx, answer.by, roleOf(ctx.world));
  const policy = answer.policy && policyOf(ctx.world, answer.policy);
  const base = { what, policy, path: path.text, by, because, span };
  if (what === 'draw' || what === 'random')
    return picks(ctx, answer, what).map((given) => ({ ...base, ...given, arm: undefined }));
  if (what === 'roll') return rolled(ctx, answer).map((given) => ({ ...base, ...given, arm: undefined }));
  const choice = labelled(path.text, ctx.world.choices);
  if (choice === undefined) return unknownPath(ctx, path, ctx.world.choices);
  usesLabel(ctx.world, path, choice.path);
  const given = choice.form !== 'menu' && choice.each ? assigned(ctx, choice, answer) : undefined;
  return (given ? [given] : answer.values.flatMap((value) => chosen(ctx, choice, value))).map((given) => ({
    ...base,
    path: choice.path,
    ...given,
  }));
}

function unknownPath(ctx: Ctx, path: syntax.Path, known: readonly { readonly path: string }[]): readonly [] {
  const word = answeredBy(ctx, path.text);
  if (word !== undefined) {
    const fixes = [inserting({ ...path.span, end: path.span.start }, `${word} `)];
    report(ctx, 'example/label', path.span, { path: path.text, near: `${word} ${path.text}` }, { fixes });
    return [];
  }
  const paths = known.map((other) => other.path);
  // A label alone will do where only one procedure has it.
  const alike = paths.filter((other) => other.endsWith(`/${path.text}`));
  const close = alike.length > 0 ? alike : near(path.text, paths);
  const fixes = renaming(path.span, path.text, close[0]);
  report(ctx, 'example/label', path.span, { path: path.text, near: close.join(', ') }, { fixes });
  return [];
}

const ANSWERED_BY = { die: 'roll', draw: 'draw', pick: 'random' } as const;

/** The word before an answer of chance, where that is what the path leads to. */
function answeredBy({ world }: Ctx, path: string): string | undefined {
  const chance = labelled(path, world.chances);
  return chance !== undefined && chance.sort in ANSWERED_BY && !labelled(path, world.choices)
    ? ANSWERED_BY[chance.sort as keyof typeof ANSWERED_BY]
    : undefined;
}

function rolled(
  ctx: Ctx,
  { path, values, others }: syntax.Answer,
): readonly Pick<Given, 'path' | 'values' | 'assigned' | 'others'>[] {
  const dice = ctx.world.chances.flatMap((one) => (one.sort === 'die' ? [one] : []));
  const chance = labelled(path.text, dice);
  if (chance === undefined) return unknownPath(ctx, path, dice);
  usesLabel(ctx.world, path, chance.path);
  const face = [...ctx.world.dice.values()].find(({ index }) => index === chance.die)?.type ?? errorType;
  const isKeyed = others !== undefined || values.some(({ node }) => node === 'tuple');
  if (chance.each === undefined || !isKeyed)
    return values.map((value) => ({ path: chance.path, values: [typed(ctx, value, face)] }));
  const { cells, keys } = pairsIn(ctx, values, chance.each);
  const faces = cells.map((cell) => typed(ctx, cell, face));
  return [
    { path: chance.path, values: faces, assigned: { keys: keys ?? [] }, others: others && typed(ctx, others, face) },
  ];
}

/** Of a single draw or pick a member, of several a set. */
function picks(
  ctx: Ctx,
  { path, values }: syntax.Answer,
  what: 'draw' | 'random',
): readonly Pick<Given, 'path' | 'values'>[] {
  const { chances } = ctx.world;
  const found = chances.flatMap((one) => (one.sort === (what === 'draw' ? 'draw' : 'pick') ? [one] : []));
  const chance = labelled(path.text, found);
  if (chance === undefined) return unknownPath(ctx, path, found);
  usesLabel(ctx.world, path, chance.path);
  return values.map((value) => ({ path: chance.path, values: [typed(ctx, value, chance.result)] }));
}

type Picked = Pick<Given, 'values' | 'arm'>;

function chosen(ctx: Ctx, choice: Choice, value: syntax.Expr): readonly Picked[] {
  if (choice.form === 'menu') return picked(ctx, choice.arms, value);
  return [{ values: [typed(ctx, value, cellType(choice))], arm: undefined }];
}

/** A whole line answers one assignment: `(a1, f1), (a2, none)` in any order, or the values alone in the order of keys. */
function assigned(
  ctx: Ctx,
  choice: Plain,
  { values, others }: syntax.Answer,
): Picked & Pick<Given, 'assigned' | 'others'> {
  const type = choice.each?.over.type;
  const { cells, keys } = pairsIn(ctx, values, type?.t === 'set' ? type.of : errorType);
  const cell = cellType(choice);
  return {
    arm: undefined,
    values: cells.map((value) => typed(ctx, value, cell)),
    assigned: { keys: others ? (keys ?? []) : keys },
    others: others && typed(ctx, others, cell),
  };
}

/** Pairs of keys and what they take; without pairs there are no keys, and all values are cells. */
function pairsIn(
  ctx: Ctx,
  values: readonly syntax.Expr[],
  key: Type,
): { readonly cells: readonly syntax.Expr[]; readonly keys: readonly Expr[] | undefined } {
  const pairs = values.flatMap((value) => (value.node === 'tuple' ? [value.items] : []));
  const [first] = values;
  if (pairs.length === 0) return { cells: values, keys: undefined };
  if ((pairs.length < values.length || pairs.some((pair) => pair.length !== 2)) && first)
    report(ctx, 'example/pairs', first.span);
  return {
    cells: pairs.flatMap(([, value]) => value ?? []),
    keys: pairs.flatMap(([name]) => (name ? [typed(ctx, name, key)] : [])),
  };
}

type Plain = Choice & { readonly element: Type; readonly form: 'one' | 'optional' | 'some' | 'order' };

/** `arm` or `arm(a, b)`. */
function picked(ctx: Ctx, arms: (Choice & { readonly form: 'menu' })['arms'], value: syntax.Expr): readonly Picked[] {
  const callee = value.node === 'apply' ? value.callee : value;
  if (callee.node !== 'name') {
    if (value.node !== 'missing')
      report(ctx, 'example/arm', value.span, { arms: arms.map(({ name }) => name).join(', ') });
    return [];
  }
  const arm = arms.findIndex((candidate) => candidate.name === callee.name.text);
  const params = arms[arm]?.params;
  if (params === undefined) {
    unknown(
      ctx,
      callee.name,
      arms.map((candidate) => candidate.name),
    );
    return [];
  }
  const args = value.node === 'apply' ? value.args : [];
  if (args.length !== params.length)
    report(ctx, 'call/arguments', value.span, { name: callee.name.text, expected: params.length, found: args.length });
  return [{ arm, values: args.map((arg, i) => typed(ctx, arg.value, params[i]?.element ?? errorType)) }];
}
