import { type Decisions, reachOf, sizeOf, type Type } from '@sandtable/model';
import type { Answers } from '../answers.ts';
import { fromOrdinal } from '../convert.ts';
import { type Env, entry, makeFrame } from '../env.ts';
import { Fault, noted } from '../fault.ts';
import { joinDigits, splitDigits } from '../radix.ts';
import type { Asking } from './asking.ts';
import { evaluateOpen } from './evaluate.ts';
import { asBetween, type Between, point } from './open.ts';
import { closedPart } from './part.ts';

/** One question: a decision with its arguments, by a number of its own. */
interface Instance {
  readonly decide: number;
  readonly tuple: number;
}
interface Solving {
  readonly env: Env;
  readonly block: Decisions;
  readonly instances: readonly Instance[];
  readonly number: readonly ReadonlyMap<number, number>[];
  /** What is known, by the number of the instance. */
  readonly answers: Map<number, boolean>;
  readonly ask: (at: number, answers: ReadonlyMap<number, boolean>) => Looked;
}
/** What an equation says, and which open answers it looked at; `fault` where that can't be known. */
interface Looked {
  readonly value: Between | 'fault';
  readonly reads: ReadonlySet<number>;
}

/** Finds all answers of a block, plainly: every equation is evaluated again until nothing new comes out. */
export function solve(env: Env, index: number): Answers {
  const s = solving(env, index);
  for (;;) {
    const open = settle(s, s.instances.keys(), s.answers);
    if (open === undefined) throw new Error('an equation contradicts what it says');
    if (open.size === 0) break;
    const part = closedPart(open, () => env.world.turn?.(s.block.at.span));
    const [only, other] = solutions(s, part, new Map(), 2);
    if (only !== undefined && other === undefined) for (const [at, answer] of only) s.answers.set(at, answer);
    else untie(s, part);
  }
  return s.block.decides.map((_, decide) => {
    const holding = s.instances.filter((one, at) => one.decide === decide && s.answers.get(at));
    return new Set(holding.map(({ tuple }) => tuple));
  });
}

function solving(env: Env, index: number): Solving {
  const block = entry(env.model.decisions, index);
  const instances = block.decides.flatMap((fn, decide) => tuplesOf(env, fn).map((tuple) => ({ decide, tuple })));
  const number = block.decides.map(
    (_, decide) => new Map(instances.flatMap((one, at) => (one.decide === decide ? [[one.tuple, at] as const] : []))),
  );
  const ask = asker(env, block, instances, number);
  return { env, block, instances, number, answers: new Map(), ask };
}

const paramsOf = ({ model }: Env, fn: number) => {
  const { locals, params } = entry(model.functions, fn);
  return locals.slice(0, params).map(({ type }) => type);
};

/** All combinations of arguments that are asked about: nothing is asked about members of pools that are not there. */
function tuplesOf(env: Env, fn: number): readonly number[] {
  const params = paramsOf(env, fn);
  const sizes = params.map(sizeOf);
  const all = Array.from({ length: sizes.reduce((n, size) => n * size, 1) }, (_, tuple) => tuple);
  return all.filter((tuple) => splitDigits(sizes, tuple).every((digit, i) => isThere(env, params[i], digit)));
}

function isThere({ model, world }: Env, type: Type | undefined, member: number): boolean {
  const pool = type?.t === 'kind' ? model.kinds[type.kind]?.pool : undefined;
  return pool === undefined || world.field(pool.live, member) === 1;
}

function asker(env: Env, block: Decisions, instances: readonly Instance[], number: Solving['number']): Solving['ask'] {
  const reach = reachOf(env.model, block);
  return (at, answers) => {
    const { decide, tuple } = entry(instances, at);
    const equation = entry(env.model.functions, entry(block.equations, decide));
    const params = paramsOf(env, entry(block.equations, decide));
    const digits = splitDigits(params.map(sizeOf), tuple);
    const args = params.map((type, i) => fromOrdinal(type, digits[i] ?? 0));
    const reads = new Set<number>();
    const answer: Asking['answer'] = (other, ordinals) => {
      const sizes = paramsOf(env, entry(block.decides, other)).map(sizeOf);
      const asked = number[other]?.get(joinDigits(sizes, [...ordinals]));
      if (asked === undefined) return point(0);
      const known = answers.get(asked);
      if (known !== undefined) return point(Number(known));
      reads.add(asked);
      return { low: 0, high: 1 };
    };
    const own = env.enter(makeFrame(equation.locals, args));
    const asking = { env: own, reach, decides: block.decides, answer, locals: new Map(), value: evaluateOpen };
    const value = careful(own, reads, () => asBetween(evaluateOpen(asking, equation.body)));
    return value === 'open' ? { value: { low: 0, high: 1 }, reads: openOnes(instances, answers) } : { value, reads };
  };
}

const openOnes = (instances: readonly Instance[], answers: ReadonlyMap<number, boolean>): ReadonlySet<number> =>
  new Set([...instances.keys()].filter((at) => !answers.has(at)));

/** While answers are open a fault says nothing yet, and depends on everything that is open. */
function careful(env: Env, reads: ReadonlySet<number>, look: () => Between): Between | 'fault' | 'open' {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof Fault) || error.fault === 'budget') throw noted(error, env.frame);
    if (reads.size > 0) return 'open';
    noted(error, env.frame);
    pending = error;
    return 'fault';
  }
}

/** The fault that was met last. */
let pending: Fault | undefined;

/**
 * Answers what can be answered, until nothing changes; what is left, with what each of it looks at. Undefined where an
 * equation says something else than what is assumed, or cannot say anything.
 */
function settle(
  s: Solving,
  among: Iterable<number>,
  answers: Map<number, boolean>,
  assumed: ReadonlyMap<number, boolean> | undefined = undefined,
): ReadonlyMap<number, ReadonlySet<number>> | undefined {
  const list = [...among];
  for (let changed = true; changed; ) {
    changed = false;
    const open = new Map<number, ReadonlySet<number>>();
    for (const at of list) {
      const before = answers.get(at);
      if (before !== undefined && assumed === undefined) continue;
      const { value, reads } = s.ask(at, answers);
      if (value === 'fault') {
        if (assumed === undefined) throw pending;
        return undefined;
      }
      if (value.low !== value.high) open.set(at, reads);
      else if (before === undefined) {
        answers.set(at, value.low === 1);
        changed = true;
      } else if (before !== (value.low === 1)) return undefined;
    }
    if (!changed) return open;
  }
  return new Map();
}

/** Consistent answers of a part, up to so many: what is assumed has to come out. */
function solutions(
  s: Solving,
  part: readonly number[],
  assumed: ReadonlyMap<number, boolean>,
  most: number,
): readonly ReadonlyMap<number, boolean>[] {
  const answers = new Map([...s.answers, ...assumed]);
  const open = settle(s, part, answers, assumed);
  if (open === undefined) return [];
  const next = part.find((at) => !answers.has(at));
  if (next === undefined) return open.size > 0 ? [] : [new Map(part.map((at) => [at, answers.get(at) === true]))];
  const found: ReadonlyMap<number, boolean>[] = [];
  for (const answer of [true, false])
    if (found.length < most)
      found.push(...solutions(s, part, new Map([...assumed, [next, answer]]), most - found.length));
  return found;
}

/** The first line that fits says how what depends on each other is to be answered. */
function untie({ block, instances, answers }: Solving, part: readonly number[]): void {
  const has = (at: number, decide: number): boolean => entry(instances, at).decide === decide;
  for (const { when, decide = -1, set, value } of block.circle) {
    const fits =
      when === 'else' || (when === 'some' ? part.some((at) => has(at, decide)) : part.every((at) => has(at, decide)));
    const meant = part.filter((at) => set === 'all' || has(at, set));
    if (!fits || meant.length === 0) continue;
    for (const at of meant) answers.set(at, value);
    return;
  }
  throw new Fault('circle', block.at.span);
}
