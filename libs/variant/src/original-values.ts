import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Expr, Name, Pattern, PolicyDecl, Preference } from '@sandtable/syntax';
import { exchange, originalIn, replacingName, withoutOriginal } from './rewrite.ts';
import type { Work } from './work.ts';

type Part = PolicyDecl['parts'][number];
type Line = Part['lines'][number];
type Call = Extract<Expr, { node: 'apply' }>;

/** What `original(…)` in a line means: a line of the base, if it says anything where the line applies. */
type Meant = Line | undefined;

/**
 * A line in which `original(…)` stands for what the line of the base with the same number says of its arguments: in a
 * condition whether it takes them, as a criterion all of its criteria, and inside of one the value of the criterion in
 * the same place. Where the base says nothing, it takes nothing and prefers nothing.
 */
export function withValues(line: Line, meant: Meant): Line {
  if (originalIn(line) === undefined) return line;
  const where = line.where && inPlace(line.where, (call) => takes(meant, call));
  return { ...line, where, prefer: line.prefer.flatMap((one, at) => criterion(one, at, meant)) };
}

/** The line of the base that a line of a patch goes by: that with its number, and of several the one with its arm. */
export function lineLike({ number, pattern }: Line, lines: readonly Line[]): Meant {
  const same = lines.filter((line) => line.number === number);
  return same.find((line) => armOf(line.pattern) === armOf(pattern)) ?? same[0];
}

const armOf = (pattern: Pattern): string => (pattern.node === 'namePattern' ? pattern.name.text : pattern.node);

/** Whether the base can answer all calls of `original` in a line; a finding says what it cannot. */
export function checkValues({ findings }: Pick<Work, 'findings'>, line: Line, base: readonly Line[]): boolean {
  const wrong = [
    ...callsIn(line.where).map((call) => wrongWith(call, line, base)),
    ...line.prefer.flatMap((one, at) => callsIn(one.by).map((call) => wrongWith(call, line, base, at))),
  ].filter((one) => one !== undefined);
  findings.push(...wrong);
  return wrong.length === 0;
}

function wrongWith(call: Call, line: Line, base: readonly Line[], at?: number): Diagnostic | undefined {
  const tell = (wrong: string, fields: Diagnostic['fields'] = {}) =>
    finding('policy/original', call.span, { wrong, number: line.number, ...fields });
  const meant = lineLike(line, base);
  if (meant === undefined) return tell('line');
  const expected = partsOf(meant.pattern, call).length;
  if (call.args.length !== expected) return tell('arguments', { expected, found: call.args.length });
  const isMissing = at !== undefined && !isWhole(line.prefer[at], call) && meant.prefer[at] === undefined;
  return isMissing ? tell('criterion', { place: at + 1 }) : undefined;
}

function callsIn(root: Expr | undefined): readonly Call[] {
  const call = originalIn(root) as Call | undefined;
  if (call === undefined) return [];
  return [call, ...callsIn(exchange(root, call, { node: 'missing', span: call.span }))];
}

/** Every call in its turn, the outermost first, is exchanged for what it means. */
function inPlace(root: Expr, meaning: (call: Call) => Expr): Expr {
  const call = originalIn(root) as Call | undefined;
  return call === undefined ? root : inPlace(exchange(root, call, meaning(call)), meaning);
}

const isWhole = (one: Preference | undefined, call: Expr): boolean => one?.most === undefined && one?.by === call;

function criterion(own: Preference, at: number, meant: Meant): readonly Preference[] {
  const call = originalIn(own.by) as Call | undefined;
  if (call === undefined) return [own];
  if (meant === undefined) return [];
  if (isWhole(own, call)) return meant.prefer.map((one) => ({ ...one, by: worthOf(meant, call, one) }));
  const base = meant.prefer[at];
  return base === undefined ? [] : [{ ...own, by: inPlace(own.by, (each) => worthOf(meant, each, base)) }];
}

/** Whether a line takes what is given to it. */
function takes(meant: Meant, call: Call): Expr {
  const { span } = call;
  if (meant === undefined) return { node: 'bool', value: false, span };
  const { tests, given } = handed(meant.pattern, call);
  const all = meant.where === undefined ? tests : [...tests, given(meant.where)];
  return allOf(all) ?? { node: 'bool', value: true, span };
}

/** What a criterion says of what is given to it; where the pattern does not match, nothing. */
function worthOf(meant: Line, call: Call, { by, most }: Preference): Expr {
  const { span } = call;
  const { tests, given } = handed(meant.pattern, call);
  const test = allOf(tests);
  if (test === undefined) return { node: 'paren', inner: given(by), span };
  const none: Expr =
    most === undefined ? { node: 'bool', value: false, span } : { node: 'number', value: 0, over: 1, span };
  return { node: 'paren', inner: { node: 'ifExpr', test, then: given(by), else: none, span }, span };
}

const allOf = (tests: readonly Expr[]): Expr | undefined =>
  tests.reduce<Expr | undefined>(
    (left, right) => (left ? { node: 'binary', op: 'and', left, right, span: left.span } : right),
    undefined,
  );

interface Handed {
  /** What the arguments have to be for the pattern. */
  readonly tests: readonly Expr[];
  /** What becomes of an expression of the line. */
  readonly given: (expr: Expr) => Expr;
}

/** Hands arguments to the pattern of a line; what it takes out of them gets names that rules cannot write. */
function handed(pattern: Pattern, call: Call): Handed {
  const tests: Expr[] = [];
  const names: (readonly [string, Expr])[] = [];
  const named = (name: Name): Name => {
    const own = { ...name, text: `original ${call.span.start} ${name.text}` };
    names.push([name.text, { node: 'name', name: own, span: call.span }]);
    return own;
  };
  for (const [i, part] of partsOf(pattern, call).entries()) {
    const of = call.args[i]?.value;
    if (of === undefined) continue;
    const whole = wholeName(part, part !== pattern);
    if (whole !== undefined) names.push([whole.text, of]);
    if (part.node === 'anyPattern' || (whole !== undefined && part.node === 'namePattern')) continue;
    tests.push({ node: 'is', of, negated: false, pattern: renamed(part, part !== pattern, named), span: call.span });
  }
  return {
    tests,
    given: (expr) => names.reduce((one, [name, by]) => replacingName(one, name, by), withoutOriginal(expr)),
  };
}

/** An arm takes its parameters apart; anything else is one value. */
function partsOf(pattern: Pattern, { args }: Call): readonly Pattern[] {
  if (pattern.node !== 'namePattern') return [pattern];
  return pattern.args ?? (args.length === 0 ? [] : [pattern]);
}

/** The name of all that a pattern is put to. In parentheses a lone name is one. */
function wholeName(pattern: Pattern, inside: boolean): Name | undefined {
  if (pattern.node === 'bindPattern') return pattern.name;
  return inside && pattern.node === 'namePattern' && pattern.args === undefined ? pattern.name : undefined;
}

function renamed(pattern: Pattern, inside: boolean, named: (name: Name) => Name): Pattern {
  if (pattern.node === 'bindPattern') return { ...pattern, name: { ...pattern.name, text: '_' } };
  if (pattern.node !== 'namePattern') return pattern;
  if (pattern.args === undefined) return inside ? { ...pattern, name: named(pattern.name) } : pattern;
  return { ...pattern, args: pattern.args.map((arg) => nested(arg, named)) };
}

function nested(pattern: Pattern, named: (name: Name) => Name): Pattern {
  return pattern.node === 'bindPattern' ? { ...pattern, name: named(pattern.name) } : renamed(pattern, true, named);
}
