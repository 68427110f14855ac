import { hashPath } from '@sandtable/engine';
import type { Choice, Expr, Local, Model, Stmt, Type } from '@sandtable/model';
import { fixed, paramNames } from './call.ts';
import { picked } from './choice.ts';
import { lower } from './expr.ts';
import { type Flow, flowOf } from './flow.ts';
import { indexedFields } from './indexed.ts';
import { type Infos, infosOf, optionsOf } from './info.ts';
import { parts } from './live.ts';
import { type Frame, framesOf, machine } from './machine.ts';
import { menu } from './menu.ts';
import { layoutOf, planOf } from './plan.ts';
import { prelude } from './prelude.ts';
import { masksOf, ordinalsOf } from './sets.ts';
import { body as statements } from './stmt.ts';
import { assign, type Cell, memory, type Scope, scalars, UNROLLED, type Unit, wordsOf } from './unit.ts';
import { data, type Writer, writer } from './writer.ts';

export interface EmitOptions {
  /** With counters per statement. */
  readonly watched?: boolean;
  readonly digest?: string;
}

interface Whole extends Unit {
  readonly w: Writer;
  readonly frames: readonly (Frame | undefined)[];
  readonly size: number;
}

/** The ruleset as one JavaScript module; the same model gives the same bytes. */
export function emitJavaScript(model: Model, options: EmitOptions = {}): string {
  const infos = infosOf(model, options.digest ?? '');
  const plan = planOf(model, infos, indexedFields(model));
  const flows = model.procedures.map((p) => (p.asks ? flowOf(model, p) : undefined));
  const { frames, end } = framesOf(model, flows, plan.frames);
  const w = writer();
  const unit: Whole = { ...unitOf(model, infos, plan, options.watched === true), w, frames, size: end };
  const lines = w.capture(() => code(unit, flows));
  return assembled(unit, lines);
}

function unitOf(model: Model, infos: Infos, plan: Unit['plan'], watched: boolean): Unit {
  const tables = new Map<string, string>();
  let names = 0;
  let scratch = 0;
  const table = (values: readonly number[]): string => {
    const key = values.join();
    const name = tables.get(key) ?? `K${tables.size}`;
    tables.set(key, name);
    return name;
  };
  const take = (words: number) => {
    scratch += words;
    return scratch - words;
  };
  const name = (prefix: string) => {
    names += 1;
    return `${prefix}${names}`;
  };
  return {
    model,
    plan,
    infos,
    watched,
    table,
    tables,
    scratch: take,
    scratchSize: () => scratch,
    name,
    finishes: finishing(model),
    results: new Map(),
  };
}

function finishing(model: Model): readonly boolean[] {
  const memo = new Map<number, boolean>();
  const ends = (stmt: Stmt): boolean =>
    stmt.s === 'finish' || (stmt.s === 'call' && of(stmt.procedure)) || parts(stmt).some((list) => list.some(ends));
  const of = (i: number): boolean => {
    if (!memo.has(i)) {
      memo.set(i, false);
      memo.set(i, model.procedures[i]?.body.some(ends) === true);
    }
    return memo.get(i) === true;
  };
  return model.procedures.map((_, i) => of(i));
}

/** A scope whose locals are variables, but for those that `where` places elsewhere. */
function scope(
  unit: Whole,
  locals: readonly Local[],
  leave: string,
  where: (local: number) => Cell | undefined,
): Scope {
  const declared = new Set<string>();
  const more: Local[] = [...locals];
  const cells = new Map<number, Cell>();
  const typeOf = (local: number): Type => more[local]?.type ?? { t: 'bool' };
  const make = (local: number): Cell => where(local) ?? variable(unit, local, typeOf(local), declared);
  const cell = (local: number): Cell => {
    const known = cells.get(local) ?? make(local);
    cells.set(local, known);
    return known;
  };
  const extra = (type: Type) => more.push({ name: '', type }) - 1;
  return { unit, w: unit.w, lower, locals: more, cell, extra, typeOf, declared, leave };
}

function variable(unit: Unit, local: number, type: Type, declared: Set<string>): Cell {
  const n = wordsOf(type);
  if (n > UNROLLED) return memory('T', `${unit.scratch(n)}`, n);
  const names = paramNames(local, type);
  for (const name of names) declared.add(name);
  return scalars(names);
}

function define(unit: Whole, head: string, s: Scope, own: readonly string[], body: () => void): void {
  const lines = unit.w.capture(body);
  const names = [...s.declared].filter((name) => !own.includes(name));
  unit.w.block(head, () => {
    if (names.length > 0) unit.w.line(`let ${names.map((name) => `${name} = 0`).join(', ')};`);
    unit.w.lines(lines);
  });
}

function code(unit: Whole, flows: readonly (Flow | undefined)[]): void {
  const { model } = unit;
  for (const field of unit.plan.indexes.keys()) indexed(unit, field);
  model.chances.forEach((_, i) => rollOf(unit, i));
  model.functions.forEach((f, i) => {
    called(unit, `f${i}`, f.locals, f.params, f.result, (s, give) => give(s.lower, f.body, s));
  });
  model.procedures.forEach((_, i) => {
    const flow = flows[i];
    if (flow !== undefined) return asking(unit, flow, i);
    procedure(unit, i);
  });
  watchers(unit);
  model.choices.forEach((choice, i) => choiceOf(unit, flows, choice, i));
  stepping(unit, flows);
  start(unit);
}

type Give = (low: Scope['lower'], value: Expr, s: Scope) => void;

/** A plain function with parameters and a result. */
function called(
  unit: Whole,
  name: string,
  locals: readonly Local[],
  params: number,
  result: Type | undefined,
  body: (s: Scope, give: Give) => void,
): void {
  const own = locals.slice(0, params).flatMap((local, i) => paramNames(i, local.type));
  const where = (local: number) =>
    local < params && wordsOf(locals[local]?.type ?? { t: 'bool' }) > UNROLLED
      ? fixed(unit, `${name}/${local}`, wordsOf(locals[local]?.type ?? { t: 'bool' }))
      : undefined;
  const s = scope(unit, locals, 'return 0;', where);
  const n = result === undefined ? 1 : wordsOf(result);
  const give: Give = (low, value) => {
    const val = low.words(s, value);
    if (n === 1) return unit.w.line(`return ${val.at(0)};`);
    assign(s, fixed(unit, name, n), val);
    unit.w.line('return 0;');
  };
  define(unit, `function ${name}(${['S', ...own].join(', ')})`, s, own, () => body(s, give));
}

function procedure(unit: Whole, i: number): void {
  const p = unit.model.procedures[i];
  if (p === undefined) return;
  if (p.result !== undefined && wordsOf(p.result) > 1) fixed(unit, `p${i}`, wordsOf(p.result));
  called(unit, `p${i}`, p.locals, p.params, p.result, (s, give) => {
    for (const { test } of p.requires) {
      const holds = s.lower.cond(s, test);
      unit.w.line(`if (!${holds}) fault(6, ${unit.infos.place(test.span)});`);
    }
    statements(s, p.body, {
      returns: (value) => (value === undefined ? unit.w.line('return 0;') : give(s.lower, value, s)),
      leave: 'return 0;',
    });
    unit.w.line('return 0;');
  });
}

function framed(unit: Whole, i: number, locals: readonly Local[], own: ReadonlySet<number>): Scope {
  const frame = unit.frames[i];
  const where = (local: number): Cell | undefined => {
    const at = own.has(local) ? undefined : frame?.slots.get(local);
    return at === undefined ? undefined : memory('S', `${at}`, wordsOf(locals[local]?.type ?? { t: 'bool' }));
  };
  return scope(unit, locals, 'return false;', where);
}

function asking(unit: Whole, flow: Flow, i: number): void {
  const frame = unit.frames[i];
  if (frame === undefined) return;
  const s = framed(unit, i, flow.locals, new Set());
  define(unit, `function run${i}(S)`, s, [], () => machine({ s, procedure: i, frame, frames: unit.frames }, flow));
}

function choiceOf(unit: Whole, flows: readonly (Flow | undefined)[], choice: Choice, i: number): void {
  const locals = flows[choice.procedure]?.locals ?? [];
  const own = new Set(
    choice.form === 'menu'
      ? choice.arms.flatMap((arm) => arm.params.map((p) => p.local))
      : [choice.candidate, choice.result],
  );
  const open = (head: string, _: Choice, body: (s: Scope) => void) => {
    const s = framed(unit, choice.procedure, locals, own);
    define(unit, head, s, [], () => body(s));
  };
  const at = unit.frames[choice.procedure]?.at ?? 0;
  if (choice.form === 'menu') menu(open, choice, i, at);
  else picked(open, choice, i, at);
}

/** Watchers run at every rest; true where one has ended the match. */
function watchers(unit: Whole): void {
  unit.model.watchers.forEach((watcher, i) => {
    const s = scope(unit, watcher.locals, 'return;', () => undefined);
    define(unit, `function watch${i}(S)`, s, [], () => {
      const test = s.lower.cond(s, watcher.test);
      unit.w.block(`if (${test})`, () =>
        statements(s, watcher.body, { returns: () => unit.w.line('return;'), leave: 'return;' }),
      );
    });
  });
  unit.w.block('function rest(S)', () => {
    unit.model.watchers.forEach((_, i) => unit.w.line(`watch${i}(S); if (S[0] !== 0) return true;`));
    unit.w.line('return false;');
  });
}

/** Keeps the members per value, and which values are taken, while a field changes. */
function indexed(unit: Whole, field: number): void {
  const index = unit.plan.indexes.get(field);
  const at = unit.plan.fields[field]?.at ?? 0;
  if (index === undefined) return;
  const { w } = unit;
  const n = index.words;
  const row = (code: string) => `${index.at} + ${n === 1 ? code : `${code} * ${n}`}`;
  const bit = n === 1 ? 'm' : '(m & 31)';
  const word = (code: string) => `S[${row(code)}${n === 1 ? '' : ' + (m >> 5)'}]`;
  w.block(`function x${field}(S, m, to)`, () => {
    w.line(`const old = S[${at} + m];`);
    w.line('if (old === to) return;');
    w.line(`${word('old')} &= ~(1 << ${bit});`);
    const rest = Array.from({ length: n }, (_, i) => `S[${row('old')} + ${i}]`).join(' | ');
    w.line(`if ((${rest}) === 0) S[${index.taken} + (old >> 5)] &= ~(1 << (old & 31));`);
    w.line(`${word('to')} |= 1 << ${bit};`);
    w.line(`S[${index.taken} + (to >> 5)] |= 1 << (to & 31);`);
    w.line(`S[${at} + m] = to;`);
  });
}

function rollOf(unit: Whole, i: number): void {
  const chance = unit.model.chances[i];
  const die = unit.model.dice[chance?.die ?? 0];
  if (chance === undefined || die === undefined) return;
  unit.w.block(`function roll${i}(S)`, () => {
    const at = unit.plan.chances + i;
    unit.w.line(
      `const face = ${unit.table(die.faces)}[engine.chance(S[3], ${hashPath(chance.path)}, S[${at}]++, 0, ${die.faces.length})];`,
    );
    unit.w.line(`if (E.enabled) E.log(${-1 - i}, face);`);
    unit.w.line('return face;');
  });
}

function stepping(unit: Whole, flows: readonly (Flow | undefined)[]): void {
  const { w, model } = unit;
  w.block('function step(S)', () => {
    w.block('switch (S[6])', () => {
      flows.forEach((flow, i) => flow !== undefined && w.line(`case ${i + 1}: return run${i}(S);`));
      if (unit.frames[model.play] === undefined) w.line(`case -1: S[6] = 0; p${model.play}(S); return false;`);
      w.line('default: return false;');
    });
  });
  const each = (name: string, head: string, call: (choice: Choice, i: number) => string, other: string) =>
    w.block(`function ${name}(${head})`, () => {
      w.line('budget = 2000000;');
      w.block('switch (S[11])', () => {
        model.choices.forEach((choice, i) => w.line(`case ${i}: return ${call(choice, i)};`));
        w.line(`default: return ${other};`);
      });
    });
  const menu = (choice: Choice, yes: string, no: string) => (choice.form === 'menu' ? yes : no);
  each('candidates', 'S, depth, out', (c, i) => menu(c, `c${i}(S, depth, out)`, `c${i}(S, out)`), '0');
  each('offered', 'S, out', (_, i) => `o${i}(S, out)`, '0');
  each(
    'reasons',
    'S, depth, ordinal, out',
    (c, i) => menu(c, `r${i}(S, depth, ordinal, out)`, `r${i}(S, ordinal, out)`),
    '0',
  );
  each('bounds', 'S, out', (c, i) => (c.form === 'some' ? `b${i}(S, out)` : 'undefined'), 'undefined');
  each('validate', 'S', (_, i) => `v${i}(S)`, '-1');
  each('counted', 'S', (_, i) => `n${i}(S)`, '0');
  each('sample', 'S, random', (_, i) => `d${i}(S, random)`, 'undefined');
}

/** What a match begins with, before the options. */
function initial(unit: Whole): number[] {
  const S = Array.from({ length: unit.plan.frames }, () => 0);
  const write = (at: number, type: Type, value: Parameters<typeof ordinalsOf>[0]): void => {
    const words = type.t === 'set' ? masksOf(ordinalsOf(value), wordsOf(type)) : [Number(value ?? 0)];
    for (const [i, word] of words.entries()) S[at + i] = word;
  };
  unit.model.fields.forEach((field, f) => {
    const stored = unit.plan.fields[f];
    if (stored === undefined) return;
    if (stored.bits)
      return masksOf(
        field.values.flatMap((v, m) => (v === 1 ? [m] : [])),
        Math.ceil(stored.count / 32),
      ).forEach((word, i) => {
        S[stored.at + i] = word;
      });
    field.values.forEach((value, m) => write(stored.at + m * stored.words, field.type, value));
    begin(unit, S, f, field.values.map(Number));
  });
  unit.model.states.forEach((state, i) => {
    const stored = unit.plan.states[i];
    for (let k = 0; stored !== undefined && k < stored.count; k += 1)
      write(stored.at + k * stored.words, state.type, state.initial);
  });
  S[unit.plan.phase] = -1;
  S[1] = -1;
  return S;
}

function begin(unit: Whole, S: number[], field: number, values: readonly number[]): void {
  const index = unit.plan.indexes.get(field);
  if (index === undefined) return;
  const set = (at: number, bit: number) => {
    S[at + (bit >> 5)] = (S[at + (bit >> 5)] ?? 0) | (1 << (bit & 31));
  };
  values.forEach((value, m) => {
    set(index.at + value * index.words, m);
    set(index.taken, value);
  });
}

function start(unit: Whole): void {
  const { w, model } = unit;
  const at = optionsOf(model).map(
    (option) => unit.plan.options[model.settings.findIndex((s) => s.name === option.name)] ?? 0,
  );
  w.line(`const BEGIN = Int32Array.from(${data(initial(unit))});`);
  w.block('function start(S, seed, seats, options)', () => {
    w.line('S.fill(0);');
    w.line('S.set(BEGIN);');
    w.line('S[3] = seed; S[4] = seats;');
    at.forEach((slot, i) => w.line(`S[${slot}] = options[${i}];`));
    w.line('budget = 2000000;');
    const frame = unit.frames[model.play];
    if (frame === undefined) return plainPlay(unit);
    w.line(`S[6] = ${model.play + 1};`);
    w.line('drive(S);');
  });
}

/** Play that never asks runs as the first step of the driver. */
function plainPlay(unit: Whole): void {
  unit.w.line(`S[6] = -1;`);
  unit.w.line('drive(S);');
}

function assembled(unit: Whole, lines: readonly string[]): string {
  const out = writer();
  const largest = Math.max(64, ...unit.model.kinds.map((kind) => Math.ceil(kind.members.length / 32)));
  const text = prelude
    .replaceAll('ANSWER', `${largest}`)
    .replaceAll('WORDS', `${largest}`)
    .replaceAll('SCRATCH', `${unit.scratchSize()}`);
  out.block(
    'export const create = (engine) =>',
    () => {
      out.line(`const info = ${data(unit.infos.info())};`);
      out.line(`const layout = ${data(layoutOf(unit.plan, unit.size))};`);
      out.line(`const V = ${unit.watched ? 'new Int32Array(info.counted.length)' : 'undefined'};`);
      for (const [values, name] of unit.tables) out.line(`const ${name} = Int32Array.of(${values});`);
      for (const line of text.trimEnd().split('\n')) out.line(line.slice(2));
      for (const line of lines) out.line(line);
      out.line(
        'return { info, layout, answer: A, start, candidates, offered, reasons, bounds, validate, count: counted, sample, decide, events: E, coverage: V };',
      );
    },
    '};',
  );
  return out.text().replaceAll('FRAMES, SIZE', `${unit.plan.frames}, ${unit.size}`);
}
