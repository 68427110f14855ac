import { finding } from '@sandtable/diagnostics';
import {
  answerType,
  bool,
  type Choice,
  cellType,
  type Expr,
  errorType,
  mapOf,
  type Picked,
  type Policy,
  type PolicyLine,
  type PolicyPart,
  type Type,
} from '@sandtable/model';
import type * as syntax from '@sandtable/syntax';
import type { Body } from '../body.ts';
import { renaming } from '../fixes.ts';
import { seesLocals, usesLabel, usesType } from '../uses.ts';
import type { World } from '../world.ts';
import { newBody, newCtx } from './body.ts';
import { type Ctx, type Facts, noFacts, report } from './ctx.ts';
import { deps } from './functions.ts';
import { labelled } from './labels.ts';
import { near } from './near.ts';
import { checkPattern, type Matched } from './patterns.ts';
import { checkPreference } from './quantors.ts';
import { learn, newLocal, within } from './scope.ts';

type Part = syntax.PolicyDecl['parts'][number];
type Line = Part['lines'][number];

/** A policy ranks what is offered at questions; it looks from where they are put. */
export function checkPolicy(world: World, decl: syntax.PolicyDecl): Policy {
  const role = world.kinds[world.roleKind];
  usesType(world, decl.role);
  if (role === undefined || role.name !== decl.role.text)
    world.findings.push(
      finding('policy/role', decl.role.span, { name: decl.role.text, expected: role?.name ?? 'none' }),
    );
  const parts = decl.parts.flatMap((part) => checkPart(world, decl.name.text, part));
  return { name: decl.name.text, parts, at: { span: decl.span, cites: [], doc: decl.doc } };
}

function checkPart(world: World, name: string, part: Part): readonly PolicyPart[] {
  const choice = labelled(part.at.text, world.choices);
  const asked = choice && world.asked.get(choice.path);
  if (choice === undefined || asked === undefined) return unknownQuestion(world, part.at);
  usesLabel(world, part.at, choice.path);
  // The locals of a policy stand behind those of the procedure, as if its conditions were guards of the question.
  const body: Body = { ...newBody(name, choice.procedure), locals: asked.body.locals, sight: [new Map(asked.sight)] };
  const each = eachOf(body, choice);
  seesLocals(world, body, asked.body, each?.as ?? new Map());
  const ctx = newCtx(world, body, deps(world), { pure: true });
  const where = part.where && ctx.test(part.where);
  const lines = within(ctx, where?.yes ?? noFacts, () =>
    part.lines.map((line) => within(ctx, noFacts, () => checkLine(ctx, choice, line))),
  );
  const own = each && { key: each.key, sofar: each.sofar };
  return [{ choice: world.choices.indexOf(choice), where: where?.expr, each: own, lines, ties: part.ties ?? 'first' }];
}

function unknownQuestion(world: World, { text, span }: syntax.Path): readonly [] {
  const close = near(
    text,
    world.choices.map(({ path }) => path),
  );
  const fixes = renaming(span, text, close[0]);
  world.findings.push(finding('policy/choice', span, { path: text, near: close.join(', ') }, { fixes }));
  return [];
}

interface Each {
  readonly key: number;
  readonly sofar: number;
  /** Which locals of the question they stand for. */
  readonly as: ReadonlyMap<number, number>;
}

/** The key and the label of an assignment: here the label stands for what is assigned so far. */
function eachOf(body: Body, choice: Choice): Each | undefined {
  if (choice.form === 'menu' || choice.each === undefined) return undefined;
  const whole = answerType(choice);
  const keyType = body.locals[choice.each.local]?.type ?? errorType;
  const type = whole.t === 'map' ? mapOf(whole.key, whole.value, true) : errorType;
  const key = add(body, body.locals[choice.each.local]?.name ?? '_', keyType);
  const sofar = add(body, choice.path.slice(choice.path.indexOf('/') + 1), type);
  return {
    key,
    sofar,
    as: new Map([
      [key, choice.each.local],
      [sofar, choice.result],
    ]),
  };
}

function add({ locals, sight }: Body, name: string, type: Type): number {
  const local = locals.push({ name, type }) - 1;
  sight.at(-1)?.set(name, { local, type, mutable: false });
  return local;
}

function checkLine(ctx: Ctx, choice: Choice, line: Line): PolicyLine {
  const subject = choice.form === 'menu' ? armOf(ctx, choice, line.pattern) : oneOf(ctx, choice, line.pattern);
  learn(ctx, subject.binds);
  const where = line.where && ctx.test(line.where);
  if (where !== undefined) learn(ctx, where.yes);
  const tests = [...subject.tests, ...(where === undefined ? [] : [where.expr])];
  return {
    number: line.number,
    arm: subject.arm,
    values: subject.values,
    test: tests.reduce<Expr | undefined>(both, undefined),
    prefer: line.prefer.map((preference) => checkPreference(ctx, preference)),
  };
}

const both = (left: Expr | undefined, right: Expr): Expr =>
  left === undefined ? right : { e: 'logic', op: 'and', left, right, type: bool, span: right.span };

/** What a line looks at, with the patterns on it as conditions. */
interface Subject {
  readonly arm: number | undefined;
  readonly values: readonly number[];
  readonly tests: readonly Expr[];
  readonly binds: Facts;
}

function oneOf(ctx: Ctx, choice: Picked, pattern: syntax.Pattern): Subject {
  const type = choice.form === 'some' || choice.form === 'order' ? choice.element : cellType(choice);
  return { arm: undefined, ...taken(ctx, [type], [pattern], false) };
}

/** `arm(a, b)`: a name in the parentheses binds, as in patterns of tags. */
function armOf(ctx: Ctx, choice: Extract<Choice, { form: 'menu' }>, pattern: syntax.Pattern): Subject {
  const none = { arm: -1, values: [], tests: [], binds: noFacts };
  if (pattern.node !== 'namePattern') {
    if (pattern.node !== 'missing') report(ctx, 'policy/arm', pattern.span, { arms: names(choice) });
    return none;
  }
  const { name, args } = pattern;
  const arm = choice.arms.findIndex((one) => one.name === name.text);
  const types = choice.arms[arm]?.params.map(({ element }) => element) ?? [];
  if (arm < 0) {
    const close = near(
      name.text,
      choice.arms.map((one) => one.name),
    );
    report(
      ctx,
      'policy/arm',
      name.span,
      { name: name.text, arms: names(choice) },
      { fixes: renaming(name.span, name.text, close[0]) },
    );
  } else if (args !== undefined && args.length !== types.length)
    report(ctx, 'call/arguments', pattern.span, { name: name.text, expected: types.length, found: args.length });
  const filled = arm < 0 ? (args ?? []).map(() => errorType) : types;
  return { arm, ...taken(ctx, filled, args ?? [], true) };
}

const names = (choice: Extract<Choice, { form: 'menu' }>): string => choice.arms.map(({ name }) => name).join(', ');

function taken(
  ctx: Ctx,
  types: readonly Type[],
  patterns: readonly syntax.Pattern[],
  inside: boolean,
): Omit<Subject, 'arm'> {
  const values = types.map((type) => newLocal(ctx, '_', type));
  const matched = types.map((type, i) => patterns[i] && checkPattern(ctx, patterns[i], type, inside));
  const tests = matched.flatMap((one, i) => {
    const [local, type, span] = [values[i], types[i], patterns[i]?.span];
    if (one === undefined || local === undefined || type === undefined || span === undefined || isFree(one)) return [];
    const of: Expr = { e: 'local', local, type, span };
    return [{ e: 'is', of, pattern: one.pattern, type: bool, span } as const];
  });
  return { values, tests, binds: new Map(matched.flatMap((one) => [...(one?.binds ?? [])])) };
}

const isFree = ({ pattern }: Matched): boolean => pattern.p === 'any' && pattern.bind === undefined;
