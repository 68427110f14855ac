import { type Env, entry, type Frame } from '@sandtable/eval';
import { type Expr, expressionsIn, type Stmt } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type Claim, claimsOf } from '../claims.ts';
import { explain } from '../explain.ts';
import { nothingHidden } from '../hides.ts';
import { isTrue, lookAt } from '../look.ts';
import { localPaths, type Noun } from '../noun.ts';
import { type Account, isMade } from './account.ts';
import { accountOf, reckoning } from './account-of.ts';
import { type Tracer, tracer } from './tracer.ts';

/** How a line of the log came about: the numbers in it, what had to be so, and what followed from these numbers. */
export interface Story {
  readonly at: Span;
  readonly values: readonly Reckoned[];
  readonly tests: readonly Claim[];
  readonly after: readonly Followed[];
}
/** A number by its name, and how it was reckoned. */
export interface Reckoned {
  readonly noun: Noun;
  readonly account: Account;
}
/** A test behind the line that looked at its numbers, and the lines that were written because of it. */
export interface Followed {
  readonly claims: readonly Claim[];
  readonly lines: readonly Line[];
}
interface Line {
  readonly path: string;
  /** Which time it was written in this decision, from 0. */
  readonly nth: number;
}

/** Looks on at a match and tells the stories of what was written and rolled in the decision that was made last. */
export interface Stories {
  begin(): void;
  begins(env: Env, stmt: Stmt): void;
  ends(env: Env, stmt: Stmt): void;
  inLane: Tracer['inLane'];
  finished(): ReadonlyMap<string, Story>;
}

export const storyKey = (path: string, nth: number): string => `${nth} ${path}`;

type If = Extract<Stmt, { s: 'if' }>;
interface Open {
  readonly env: Env;
  readonly stmt: Stmt;
  readonly followed: { readonly lines: Line[] } | undefined;
}
interface Draft {
  readonly story: Omit<Story, 'after'> & { readonly after: (Omit<Followed, 'lines'> & { readonly lines: Line[] })[] };
  readonly locals: Set<number>;
}

/** The number of conditions around a line that are shown, and of tests behind it. */
const AROUND = 3;
const BEHIND = 4;
/** Of callers so many may have the conditions. */
const CALLERS = 2;

export function stories(): Stories {
  const traced = tracer();
  const stacks = new Map<object | undefined, Open[]>([[undefined, []]]);
  let lane: object | undefined;
  let telling = nothingYet();
  const stack = (): Open[] => stacks.get(lane) ?? [];
  return {
    finished: () => telling.finished,
    begin() {
      telling = nothingYet();
    },
    inLane(next, anew) {
      lane = next;
      if (next !== undefined && (anew || !stacks.has(next))) stacks.set(next, []);
      traced.inLane(next, anew);
    },
    begins(env, stmt) {
      traced.begins(env, stmt);
      stack().push({ env, stmt, followed: follow(telling, env, stmt) });
      if (stmt.s !== 'log') return;
      const { path, names } = entry(env.model.logs, stmt.log);
      const values = stmt.args.flatMap((arg, i) => reckonedBy(traced, env, arg, names[i], path));
      const locals = stmt.args.flatMap(localsIn).filter((one) => isNumber(env, one));
      write(telling, traced, stack(), { env, at: stmt.span, path, values, locals });
    },
    ends(env, stmt) {
      stack().pop();
      traced.ends(env, stmt);
      if (stmt.s !== 'roll') return;
      const { path } = entry(env.model.chances, stmt.chance);
      const values = numberOf(traced, env, stmt.into);
      write(telling, traced, stack(), { env, at: stmt.span, path, values, locals: [stmt.into] });
    },
  };
}

/** The stories of a decision so far: by line, by the locals of those who wrote them, and how often each was written. */
interface Telling {
  readonly finished: Map<string, Story>;
  readonly drafts: Map<Frame, Draft[]>;
  readonly counts: Map<string, number>;
}
const nothingYet = (): Telling => ({ finished: new Map(), drafts: new Map(), counts: new Map() });

/** A line that was written: with which numbers, of which locals. */
interface Wrote {
  readonly env: Env;
  readonly at: Span;
  readonly path: string;
  readonly values: readonly Reckoned[];
  readonly locals: readonly number[];
}

function write({ finished, drafts, counts }: Telling, traced: Tracer, open: readonly Open[], wrote: Wrote): void {
  const { env, at, path, values, locals } = wrote;
  const nth = counts.get(path) ?? 0;
  counts.set(path, nth + 1);
  for (const { followed } of open) followed?.lines.push({ path, nth });
  const around = conditions(open, env.frame);
  const more = around.flatMap(({ env: of, stmt }) => numbersIn(traced, of, stmt.test));
  const story = { at, values: unlessTwice([...values, ...more]), tests: around.flatMap(factsOf), after: [] };
  finished.set(storyKey(path, nth), story);
  drafts.set(env.frame, [...(drafts.get(env.frame) ?? []), { story, locals: new Set(locals) }]);
}

/** A test that uses what was shown belongs to that story, and so does its result. */
function follow({ drafts }: Telling, env: Env, stmt: Stmt): Open['followed'] {
  const own = drafts.get(env.frame) ?? [];
  if (stmt.s === 'set' && stmt.place.place === 'local') {
    const read = localsIn(stmt.value);
    for (const { locals } of own) if (read.some((one) => locals.has(one))) locals.add(stmt.place.local);
  }
  if (stmt.s !== 'if' || own.length === 0) return undefined;
  const read = localsIn(stmt.test);
  const draft = own.findLast(({ locals, story }) => story.after.length < BEHIND && read.some((one) => locals.has(one)));
  if (draft === undefined) return undefined;
  const claims = factsOf({ env, stmt, isThen: isTrue(lookAt(env, nothingHidden), stmt.test) });
  if (claims.length === 0) return undefined;
  const followed = { claims, lines: [] };
  draft.story.after.push(followed);
  return followed;
}

const isNumber = ({ frame }: Env, local: number): boolean => frame.locals[local]?.type.t === 'int';

/** A number in a line of the log: called by its name there. */
function reckonedBy(traced: Tracer, env: Env, arg: Expr, name: string | undefined, path: string): readonly Reckoned[] {
  if (arg.type.t !== 'int') return [];
  const account = accountOf(reckoning(env, traced.originsOf(env.frame)), arg);
  if (!isMade(account)) return [];
  const own: Noun = { n: 'name', name: name ?? '', paths: [`${path}/${name}`], of: [] };
  return [{ noun: name === undefined ? (account.noun ?? own) : own, account }];
}

/** The numbers that a test looks at, where it is known how they were reckoned. */
const numbersIn = (traced: Tracer, env: Env, test: Expr): readonly Reckoned[] =>
  [...new Set(localsIn(test))].flatMap((local) => numberOf(traced, env, local));

function numberOf(traced: Tracer, env: Env, local: number): readonly Reckoned[] {
  const account = traced.originsOf(env.frame).get(local);
  const name = env.frame.locals[local]?.name ?? '';
  if (account === undefined || typeof account.value !== 'number' || !isMade(account)) return [];
  // A die is called as it is where it was rolled.
  const more = account.dice && account.how === 'dice' && account.noun?.n === 'name' ? account.noun.paths : [];
  return [{ noun: { n: 'name', name, paths: [...more, ...localPaths(env.model, name)], of: [] }, account }];
}

/** A number is reckoned once, under the name it has in the line. */
const unlessTwice = (values: readonly Reckoned[]): readonly Reckoned[] =>
  [...new Map(values.toReversed().map((one) => [JSON.stringify(one.account.at), one])).values()].toReversed();

interface Around {
  readonly env: Env;
  readonly stmt: If;
  readonly isThen: boolean;
}

/** The innermost conditions around what runs now, of its procedure and of those that called it. */
function conditions(open: readonly Open[], frame: Frame): readonly Around[] {
  const frames = [...new Set([frame, ...open.map(({ env }) => env.frame).toReversed()])].slice(0, CALLERS + 1);
  return open
    .flatMap(({ env, stmt }, i): readonly Around[] => {
      const inner = open[i + 1]?.stmt;
      if (stmt.s !== 'if' || inner === undefined || !frames.includes(env.frame)) return [];
      return [{ env, stmt, isThen: stmt.then.includes(inner) }];
    })
    .slice(-AROUND);
}

/** What a test came to; nothing where it would come to something else by now. */
function factsOf({ env, stmt, isThen }: Around): readonly Claim[] {
  const part = explain(lookAt(env, nothingHidden), stmt.test);
  return part.truth === isThen ? claimsOf(part, isThen) : [];
}

/** The locals that an expression reads. */
const localsIn = (expr: Expr): readonly number[] =>
  expressionsIn('expr', expr).flatMap((one) => (one.e === 'local' ? [one.local] : []));
