import { chooseArm, entry, makeFrame, type RunValue, run } from '@sandtable/eval';
import type { Expr, Stmt } from '@sandtable/model';
import { atomOf, isSame } from './atom.ts';
import { isTrue, type Look, lookAt, valueIn, within } from './look.ts';
import { nounOf, plainIn } from './noun.ts';
import { decisive, leaf, type Part, skipped } from './part.ts';
import { isPlain, partsIn } from './parts-in.ts';
import { quantified } from './quantified.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** An expression with its parts, as the reference looks at it. */
export function explain(look: Look, expr: Expr): Part {
  if (expr.e === 'convert' || expr.e === 'check') return { ...explain(look, expr.of), value: leaf(look, expr).value };
  const own = leaf(look, expr);
  look.room.remaining -= 1;
  if (own.is === 'unknown' && !isOpened(expr)) return own;
  const said = own.is === 'value' ? { atom: atomOf(look, expr), how: howOf(expr) } : { how: howOf(expr) };
  if (look.room.remaining <= 0) return { ...own, ...said };
  return { ...own, ...said, parts: partsOf(look, expr).flatMap((part) => unlessSame(own, part)) };
}

/** What is written as one is described by its atom, which is turned already. */
function howOf(expr: Expr): Part['how'] {
  if (expr.e === 'not') return isSame(expr.span, expr.of.span) ? undefined : 'turned';
  if (expr.e === 'quant') return expr.quant === 'no' ? 'none' : 'some';
  return expr.e === 'logic' ? 'logic' : expr.e === 'call' ? 'call' : undefined;
}

/** What is written as one (`is not empty`) is shown as one. */
const unlessSame = ({ span }: Part, part: Part): readonly Part[] =>
  isSame(span, part.span) && part.of === '' ? part.parts : [part];

/** Of what is unknown as a whole some parts may be known. */
const isOpened = ({ e }: Expr): boolean => e === 'logic' || e === 'not';

function partsOf(look: Look, expr: Expr): readonly Part[] {
  switch (expr.e) {
    case 'logic':
      return logic(look, expr);
    case 'not':
      return [decisive(explain(look, expr.of))];
    case 'call':
      return call(look, expr);
    case 'if':
      return branches(look, expr);
    case 'match':
      return arm(look, expr);
    case 'quant':
    case 'filter':
    case 'collect':
    case 'map':
      return quantified(look, expr, explain);
    case 'block':
      return block(look, expr.body).parts;
    case 'field':
      return expr.of.e === 'local' ? [] : partsIn(expr).map((part) => explain(look, part));
    default:
      return partsIn(expr).map((part) => explain(look, part));
  }
}

/**
 * Operands in order, up to the one that decides. What is unknown leaves open what comes behind it: that is evaluated.
 */
function logic(look: Look, expr: Of<'logic'>): readonly Part[] {
  const decides = expr.op === 'or';
  const operands = chain(expr, expr.op);
  let settled = false;
  const parts = operands.map((operand) => {
    if (settled) return skipped(operand);
    const part = explain(look, operand);
    const isIt = part.is === 'value' && part.truth === decides;
    settled = isIt || part.is === 'fault';
    return isIt ? decisive(part) : part;
  });
  // Where none decides all of them do.
  return settled || expr.op === 'and' ? parts : parts.map(decisive);
}

const chain = (expr: Expr, op: 'and' | 'or'): readonly Expr[] =>
  expr.e === 'logic' && expr.op === op ? [...chain(expr.left, op), ...chain(expr.right, op)] : [expr];

/** What a function was given, and its body. */
function call(look: Look, expr: Of<'call'>): readonly Part[] {
  const args = expr.args.filter((arg) => !isPlain(arg)).map((arg) => explain(look, arg));
  const inner = calledWith(look, expr);
  if (inner === undefined) return args;
  const { body } = entry(look.env.model.functions, expr.fn);
  return [...args, decisive(body.e === 'block' ? block(inner, body.body) : explain(inner, body))];
}

/** A look into the body of a function that is called; nothing in there is hidden from who may see the call. */
export function calledWith(look: Look, expr: Of<'call'>): Look | undefined {
  const { locals } = entry(look.env.model.functions, expr.fn);
  const values = expr.args.map((arg) => valueIn(look, arg));
  if (values.includes(undefined)) return undefined;
  return { ...look, env: look.env.enter(makeFrame(locals, values as RunValue[])), known: 'all' };
}

function branches(look: Look, expr: Of<'if'>): readonly Part[] {
  const taken = isTrue(look, expr.test) ? expr.then : expr.else;
  return [explain(look, expr.test), decisive(explain(look, taken))];
}

function arm(look: Look, expr: Of<'match'>): readonly Part[] {
  const subject = subjectOf(look, expr.subject);
  const value = valueIn(look, expr.subject);
  const inner = within(look);
  const chosen = value === undefined ? undefined : chooseArm(inner.env, expr.arms, expr.subject.type, value);
  return chosen ? [subject, decisive(explain(inner, chosen.body))] : [subject];
}

/** What the arms of a `match` are about, with what it is. */
export function subjectOf(look: Look, subject: Expr): Part {
  const than = { n: 'value', value: plainIn(look, subject) ?? '?' } as const;
  const said = { says: 'equal', what: nounOf(look, subject), has: than.value, than, negative: false } as const;
  return { ...explain(look, subject), atom: said };
}

/** The number of tests that are shown for a body with statements: the last ones. */
const TESTS = 12;

/** The tests on the way to what a body gives back, and that. */
function block(look: Look, body: readonly Stmt[]): Part {
  const inner = within(look);
  const met: Part[] = [];
  let last: Part | undefined;
  const begins = (_: unknown, stmt: Stmt): void => {
    const at = (): Look => ({ ...lookAt(inner.env, inner.hides, inner.known), room: look.room });
    if (stmt.s === 'if' && look.room.remaining > 0) met.push(explain(at(), stmt.test));
    if (stmt.s === 'return' && stmt.value) last = explain(at(), stmt.value);
  };
  runPure(inner, body, begins);
  const span = body[0]?.span ?? { file: '', start: 0, end: 0 };
  const parts = [...met.slice(-TESTS), ...(last ? [decisive(last)] : [])];
  return { span, is: 'value', value: '', decisive: false, of: '', ...last, parts };
}

/** Runs a body that only looks; its runtime errors are reported where it is called. */
export function runPure({ env }: Look, body: readonly Stmt[], begins: (env: unknown, stmt: Stmt) => void): void {
  const never = (): never => {
    throw new TypeError('a function only looks');
  };
  try {
    run(env, body, { perform: never, store: never, onlooker: { begins, ends: () => undefined } }).next();
  } catch {
    // The call has no value, and that is what is shown.
  }
}
