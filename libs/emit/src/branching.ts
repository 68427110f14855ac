import { type Arm, type Expr, INT_MAX, INT_MIN, type Pattern, type Stmt, type Type } from '@sandtable/model';
import { type Between, flags, type Open, range, type Tri, type Within } from './open.ts';
import { bind, match } from './pattern.ts';
import { statement } from './stmt.ts';
import { assign, atom, fault, temp, type Val, wordsOf } from './unit.ts';

type Known = Tri | Between | Within;

/** The possible results of several ways, put together. */
interface Out {
  readonly known: Known;
  /** Adds what one way gives. */
  readonly join: (value: Expr) => void;
}

/** Expressions that go one way or another; all ways that may be gone are looked at. */
export function ways(o: Open, e: Expr): Known | undefined {
  if (e.e !== 'if' && e.e !== 'match' && e.e !== 'block') return undefined;
  const out = outOf(o, e.type);
  if (out === undefined) return undefined;
  if (e.e === 'if') either(o, e, out);
  else if (e.e === 'match') arms(o, e.subject, e.arms, e.span, (arm) => out.join(arm.body));
  else {
    const label = o.s.unit.name('B');
    o.s.w.block(`${label}:`, () => block(o, e.body, out, `break ${label};`));
  }
  return out.known;
}

function outOf(o: Open, type: Type): Out | undefined {
  const { s } = o;
  if (type.t === 'bool') {
    const known = flags(s, 'true', 'false');
    const join = (value: Expr) => {
      const { must, may } = o.tri(value);
      s.w.line(`${known.must} = ${known.must} && ${must}; ${known.may} = ${known.may} || ${may};`);
    };
    return { known, join };
  }
  if (type.t === 'int') {
    const known = range(s, `${INT_MAX}`, `${INT_MIN}`);
    const join = (value: Expr) => {
      const { low, high } = o.between(value);
      s.w.line(`${known.low} = Math.min(${known.low}, ${low}); ${known.high} = Math.max(${known.high}, ${high});`);
    };
    return { known, join };
  }
  return type.t === 'set' ? outOfSets(o, type) : undefined;
}

function outOfSets({ s, within, unknown }: Open, type: Type): Out {
  const n = wordsOf(type);
  const [certain, possible] = [temp(s, n), temp(s, n)];
  assign(s, certain, { n, at: () => '-1' });
  const join = (value: Expr) => {
    const set = within(value);
    if (set === undefined) return unknown(value);
    const joined = (a: Val, b: Val, sign: string): Val => ({ n, at: (i) => `${a.at(i)} ${sign} ${b.at(i)}` });
    assign(s, certain, joined(certain, set.certain, '&'));
    assign(s, possible, joined(possible, set.possible, '|'));
  };
  return { known: { certain, possible }, join };
}

function either(o: Open, e: Extract<Expr, { e: 'if' }>, { join }: Out): void {
  const { s } = o;
  if (!o.depends(e.test)) {
    const test = s.lower.cond(s, e.test);
    s.w.block(`if (${test})`, () => join(e.then));
    return s.w.block('else', () => join(e.else));
  }
  const test = o.tri(e.test);
  const must = atom(s, test.must);
  s.w.block(`if (${test.may})`, () => join(e.then));
  s.w.block(`if (!${must})`, () => join(e.else));
}

/** Whether a number may have a pattern that binds nothing. */
export function matches(pattern: Pattern, { low, high }: Between): Tri {
  if (pattern.p === 'any') return { must: 'true', may: 'true' };
  const stretches = pattern.p === 'codes' ? pattern.stretches : [];
  const some = (test: (low: number, high: number) => string): string =>
    `(${stretches.map((one) => test(one.low, one.high)).join(' || ') || 'false'})`;
  return {
    must: some((from, to) => `(${low} >= ${from} && ${high} <= ${to})`),
    may: some((from, to) => `(${high} >= ${from} && ${low} <= ${to})`),
  };
}

/** Runs `body` for every arm that may be meant, up to the first that surely is, and then `sure`. */
function arms<Body>(
  o: Open,
  subject: Expr,
  list: readonly Arm<Body>[],
  span: Expr['span'],
  body: (arm: Arm<Body>) => void,
  sure?: string,
): void {
  const { s } = o;
  const label = s.unit.name('M');
  const seen = s.unit.name('n');
  const leave = sure ?? `break ${label};`;
  s.w.block(`${label}:`, () => {
    s.w.line(`let ${seen} = 0;`);
    const between = o.depends(subject) ? settled(o, subject) : undefined;
    const code = between === undefined ? atom(s, s.lower.scalar(s, subject)) : '';
    const run = (arm: Arm<Body>, must: string) => {
      s.w.line(`${seen} = 1;`);
      body(arm);
      s.w.line(must === 'true' ? leave : `if (${must}) ${leave}`);
    };
    for (const arm of list)
      for (const pattern of arm.patterns) {
        if (between === undefined) {
          const found = match(pattern, code, subject.type);
          s.w.block(`if (${found.test})`, () => {
            bind(s, found);
            guarded(o, arm.where, 'true', (must) => run(arm, must));
          });
        } else {
          const fits = matches(pattern, between);
          s.w.block(`if (${fits.may})`, () => guarded(o, arm.where, fits.must, (must) => run(arm, must)));
        }
      }
    s.w.line(`if (${seen} === 0) ${fault(s, 7, span)};`);
  });
}

function settled(o: Open, e: Expr): Between {
  const { low, high } = o.between(e);
  return { low: atom(o.s, low), high: atom(o.s, high) };
}

function guarded(o: Open, where: Expr | undefined, fits: string, body: (must: string) => void): void {
  if (where === undefined) return body(fits);
  const test = o.tri(where);
  const must = fits === 'true' ? test.must : `${fits} && ${test.must}`;
  o.s.w.block(`if (${test.may})`, () => body(must));
}

/** Statements of a function; where it is open which way it goes, what stands behind is written for each way. */
function block(o: Open, body: readonly Stmt[], out: Out, leave: string): void {
  for (const [i, stmt] of body.entries()) {
    const rest = body.slice(i + 1);
    if (stmt.s === 'if' && o.depends(stmt.test)) return splitIf(o, stmt, rest, out, leave);
    if (stmt.s === 'match' && stmt.arms.some(({ where }) => where && o.depends(where)))
      return splitMatch(o, stmt, rest, out, leave);
    plain(o, stmt, out, leave);
  }
}

function plain(o: Open, stmt: Stmt, out: Out, leave: string): void {
  const { s } = o;
  const give = (value: Expr | undefined) => {
    if (value !== undefined) out.join(value);
    s.w.line(leave);
  };
  if (stmt.s === 'return') return give(stmt.value);
  if (!o.depends(stmt)) return statement(s, stmt, { returns: give, leave });
  if (stmt.s === 'set' && stmt.place.place === 'local') return hold(o, stmt.place.local, stmt.value);
  if (stmt.s === 'match') return arms(o, stmt.subject, stmt.arms, stmt.span, (arm) => block(o, arm.body, out, leave));
  if (stmt.s !== 'if') throw new Error(`cannot emit ${stmt.s} where answers are open`);
  const test = s.lower.cond(s, stmt.test);
  s.w.block(`if (${test})`, () => block(o, stmt.then, out, leave));
  s.w.block('else', () => block(o, stmt.else, out, leave));
}

type Split<Node extends Stmt['s']> = Extract<Stmt, { s: Node }>;

function splitIf(o: Open, stmt: Split<'if'>, rest: readonly Stmt[], out: Out, leave: string): void {
  const { s } = o;
  const test = o.tri(stmt.test);
  const must = atom(s, test.must);
  const label = s.unit.name('B');
  s.w.block(`if (${test.may}) ${label}:`, () => block(o, [...stmt.then, ...rest], out, `break ${label};`));
  s.w.line(`if (${must}) ${leave}`);
  block(o, [...stmt.else, ...rest], out, leave);
}

function splitMatch(o: Open, stmt: Split<'match'>, rest: readonly Stmt[], out: Out, leave: string): void {
  const { s } = o;
  const run = (arm: Arm<readonly Stmt[]>) => {
    const label = s.unit.name('B');
    s.w.block(`${label}:`, () => block(o, [...arm.body, ...rest], out, `break ${label};`));
  };
  arms(o, stmt.subject, stmt.arms, stmt.span, run, leave);
  s.w.line(leave);
}

/** A local that depends on what is open is kept as what is known of it. */
function hold({ s, held, tri, between, within, unknown }: Open, local: number, value: Expr): void {
  if (value.type.t === 'set') {
    const set = within(value);
    if (set === undefined) return unknown(value);
    held.set(local, set);
  } else if (value.type.t === 'bool') {
    const { must, may } = tri(value);
    held.set(local, { must: atom(s, must), may: atom(s, may) });
  } else {
    const { low, high } = between(value);
    held.set(local, { low: atom(s, low), high: atom(s, high) });
  }
}
