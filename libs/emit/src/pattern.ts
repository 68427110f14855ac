import { type Arm, type Expr, type Pattern, partOffsets, sizeOf, type Type } from '@sandtable/model';
import { convertCode } from './convert.ts';
import { atom, lowest, type Scope } from './unit.ts';

/** The test of a pattern; what it binds is written by `bind` once the test held. */
interface Matched {
  readonly test: string;
  readonly binds: readonly { readonly local: number; readonly code: string; readonly type: Type }[];
}

export function match(pattern: Pattern, code: string, type: Type): Matched {
  if (pattern.p === 'any') return { test: 'true', binds: bound(pattern.bind, code, type) };
  if (pattern.p === 'codes') {
    const tests = pattern.stretches.map(({ low, high }) =>
      low === high ? `(${code} === ${low})` : `(${code} >= ${low} && ${code} <= ${high})`,
    );
    return {
      test: tests.length === 1 ? (tests[0] ?? '') : `(${tests.join(' || ') || 'false'})`,
      binds: bound(pattern.bind, code, type),
    };
  }
  return tagged(pattern, code);
}

const bound = (local: number | undefined, code: string, type: Type) =>
  local === undefined ? [] : [{ local, code, type }];

/** The payload is in mixed radix, its last field varies fastest. */
function tagged(pattern: Extract<Pattern, { p: 'tag' }>, code: string): Matched {
  if (pattern.of.t !== 'union') return { test: 'false', binds: [] };
  const part = pattern.of.parts[pattern.part];
  const offset = partOffsets(pattern.of)[pattern.part] ?? 0;
  const payload = part?.p === 'tag' ? part.payload : [];
  const size = payload.reduce((n, field) => n * sizeOf(field.type), 1);
  let step = size;
  const inner = pattern.fields.map((field, i) => {
    const type = payload[i]?.type ?? { t: 'error' as const };
    step /= sizeOf(type);
    return match(field, `(((${code} - ${offset}) / ${step} | 0) % ${sizeOf(type)} + ${lowest(type)})`, type);
  });
  const own = size === 1 ? `(${code} === ${offset})` : `(${code} >= ${offset} && ${code} < ${offset + size})`;
  const tests = [own, ...inner.map((each) => each.test).filter((test) => test !== 'true')];
  return { test: `(${tests.join(' && ')})`, binds: inner.flatMap((each) => each.binds) };
}

export function bind(s: Scope, matched: Matched): void {
  for (const { local, code, type } of matched.binds) {
    const value = convertCode(s, code, type, s.typeOf(local));
    s.w.line(`${s.cell(local).put(0, value)};`);
  }
}

/** Tests arms in order and runs `body` for the first that fits; the body ends with leaving the labelled block. */
export function arms<Body>(
  s: Scope,
  subject: Expr,
  list: readonly Arm<Body>[],
  body: (arm: Arm<Body>, index: number) => void,
  none: () => void,
): void {
  const code = atom(s, s.lower.scalar(s, subject));
  const label = s.unit.name('M');
  const run = (arm: Arm<Body>, i: number) => {
    body(arm, i);
    s.w.line(`break ${label};`);
  };
  s.w.block(`${label}:`, () => {
    if (jumps(list)) return jump(s, code, list, run, none);
    list.forEach((arm, i) => {
      for (const each of alternatives(arm, code, subject.type)) armOf(s, each, arm.where, () => run(arm, i));
    });
    none();
  });
}

/** Fewer arms are tested as fast one after the other. */
const FEWEST_JUMPS = 4;
const MOST_CASES = 16;

/** Whether every arm is known by its codes alone; the last one may take all others. */
const jumps = (list: readonly Arm<unknown>[]): boolean =>
  list.length >= FEWEST_JUMPS &&
  list.every(({ where, patterns }, i) => where === undefined && (casesOf(patterns) || takesAll(list, i)));

const takesAll = (list: readonly Arm<unknown>[], i: number): boolean => {
  const [pattern, more] = list[i]?.patterns ?? [];
  return i === list.length - 1 && !more && pattern?.p === 'any' && pattern.bind === undefined;
};

/** The codes of patterns that bind nothing, if they are few. */
function casesOf(patterns: readonly Pattern[]): readonly number[] | undefined {
  const cases: number[] = [];
  for (const pattern of patterns) {
    if (pattern.p !== 'codes' || pattern.bind !== undefined) return undefined;
    for (const { low, high } of pattern.stretches) {
      if (cases.length + high - low >= MOST_CASES) return undefined;
      for (let code = low; code <= high; code += 1) cases.push(code);
    }
  }
  return cases;
}

/** A code that an earlier arm took is left to that. */
function jump<Body>(
  s: Scope,
  code: string,
  list: readonly Arm<Body>[],
  run: (arm: Arm<Body>, index: number) => void,
  none: () => void,
): void {
  const taken = new Set<number>();
  s.w.block(`switch (${code})`, () => {
    list.forEach((arm, i) => {
      const cases = (casesOf(arm.patterns) ?? []).filter((one) => !taken.has(one) && taken.add(one));
      if (takesAll(list, i)) s.w.block('default:', () => run(arm, i));
      else if (cases.length > 0) s.w.block(cases.map((one) => `case ${one}:`).join(' '), () => run(arm, i));
    });
  });
  if (!takesAll(list, list.length - 1)) none();
}

/** Patterns that bind nothing share one test. */
function alternatives<Body>(arm: Arm<Body>, code: string, type: Type): readonly Matched[] {
  const all = arm.patterns.map((pattern) => match(pattern, code, type));
  if (all.length < 2 || all.some((each) => each.binds.length > 0)) return all;
  return [{ test: `(${all.map((each) => each.test).join(' || ')})`, binds: [] }];
}

function armOf(s: Scope, matched: Matched, where: Expr | undefined, body: () => void): void {
  s.w.block(`if (${matched.test})`, () => {
    bind(s, matched);
    if (where === undefined) return body();
    const test = s.lower.cond(s, where);
    s.w.block(`if (${test})`, body);
  });
}
