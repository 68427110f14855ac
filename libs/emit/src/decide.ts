import { type Decisions, type Expr, type Func, isOpen, type Reach, reachOf, sizeOf, type Type } from '@sandtable/model';
import { fixed, paramNames, passed, tupleOf } from './call.ts';
import { constant, head, int, out, text, unread } from './code.ts';
import { readsOf } from './keep.ts';
import { overBits } from './loop.ts';
import type { Between, Leaves, Open, Tri, Within } from './open.ts';
import { define, scope } from './scope.ts';
import { writeSearch } from './search.ts';
import { opening } from './tri.ts';
import { elementOf } from './types.ts';
import { addFunction, assign, atom, inMemory, lowest, memory, one, type Scope, settle, temp, wordsOf } from './unit.ts';
import type { Whole } from './whole.ts';

/**
 * Blocks of decisions. Each function that comes to an answer of its block is written a second time, over answers that may
 * be open; the engine solves the block with these, and everybody else looks up the result.
 */
export function decisions(unit: Whole): void {
  for (const [b, block] of unit.model.decisions.entries()) {
    const own: Own = { unit, b, block, reach: reachOf(unit.model, block), called: new Set(), searched: new Set() };
    noteBlock(own);
    solver(own);
    answers(own);
    evaluation(own);
    writeCalled(own);
  }
  if (unit.model.decisions.length > 0) unit.items.push(text('let YH = 0;'));
}

function noteBlock({ unit, b, block }: Own): void {
  const [first] = block.decides;
  const at = unit.model.functions[first ?? -1]?.at.span;
  if (at) unit.plans.push({ at, plan: { is: 'memo-decisions', reads: readsOf(unit, unit.memos.blocks[b] ?? 0) } });
}

/** Writing one may call others, so both lists grow on the way. */
function writeCalled(own: Own): void {
  for (let [fns, searches] = [0, 0]; ; ) {
    const [fn, search] = [[...own.called][fns], [...own.searched][searches]];
    if (fn !== undefined) {
      opened(own, fn);
      fns += 1;
    } else if (search !== undefined) {
      explored(own, search);
      searches += 1;
    } else return;
  }
}

interface Own {
  readonly unit: Whole;
  readonly b: number;
  readonly block: Decisions;
  readonly reach: Reach;
  /** Functions of which the second version is called; grows while they are written. */
  readonly called: Set<number>;
  readonly searched: Set<number>;
}

const funcOf = ({ unit }: Own, fn: number): Func => {
  const f = unit.model.functions[fn];
  if (f === undefined) throw new Error(`the model has no function ${fn}`);
  return f;
};

const sizesOf = (own: Own): readonly number[] =>
  own.block.decides.map((fn) => {
    const { locals, params } = funcOf(own, fn);
    return locals.slice(0, params).reduce((n, { type }) => n * sizeOf(type), 1);
  });

/** The number of the first instance of each decision. */
const startsOf = (own: Own): readonly number[] => {
  const sizes = sizesOf(own);
  return sizes.map((_, i) => sizes.slice(0, i).reduce((sum, n) => sum + n, 0));
};

function solver(own: Own): void {
  const { unit, b, block } = own;
  const circle = block.circle.map(({ when, decide = -1, set, value }) => ({
    when,
    decide,
    set: set === 'all' ? -1 : set,
    value,
  }));
  const shape = JSON.stringify({ sizes: sizesOf(own), circle });
  unit.items.push(
    constant(`D${b}`, `engine.decider(${shape}, { list: instances${b}, evaluate: equation${b} })`),
    text(`const DK${b} = D${b}.known; let DG${b} = 0;`),
  );
  addFunction(unit, head(`open${b}`, [int('at')], 'number'), () => {
    unit.w.line(`const known = DK${b}[at];`);
    unit.w.line(`if (known === 2) D${b}.open(at);`);
    unit.w.line('return known;');
  });
  addFunction(unit, head(`instances${b}`, [unread, out], 'number'), () => {
    unit.w.line('let n = 0;');
    block.decides.forEach((fn, i) => listed(unit, funcOf(own, fn), startsOf(own)[i] ?? 0));
    unit.w.line('return n;');
  });
}

/** Loops over all arguments; nothing is asked about members of pools that are not there. */
function listed({ w, model, plan }: Whole, { locals, params }: Func, start: number): void {
  const level = (i: number, sum: string): void => {
    const type = locals[i]?.type;
    if (i === params || type === undefined) return w.line(`out[n++] = ${start} + ${sum};`);
    const live = type.t === 'kind' ? model.kinds[type.kind]?.pool?.live : undefined;
    const at = live === undefined ? undefined : plan.fields[live]?.at;
    const k = `k${i}`;
    w.block(`for (let ${k} = 0; ${k} < ${sizeOf(type)}; ++${k})`, () => {
      if (at !== undefined) w.line(`if ((S[${at} + (${k} >> 5)] >>> (${k} & 31) & 1) === 0) continue;`);
      level(i + 1, i === 0 ? k : `(${sum}) * ${sizeOf(type)} + ${k}`);
    });
  };
  level(0, '0');
}

/** Looks an answer up, in a block that is solved when it is first asked for. */
function answers({ unit, b, block }: Own): void {
  const g = unit.memos.blocks[b];
  addFunction(unit, head(`decided${b}`, [int('at')], 'boolean'), () => {
    const { w } = unit;
    w.line(`if (!MF${g}) look${g}();`);
    w.block(`if (DG${b} !== MG${g})`, () => {
      w.line(`DG${b} = 0;`);
      w.line(`if (!D${b}.solve(S)) fault(10, ${unit.infos.place(block.at.span)});`);
      w.line(`DG${b} = MG${g};`);
    });
    w.line(`return DK${b}[at] === 3;`);
  });
}

/** What the equation of an instance says. A fault says nothing while an answer is open. */
function evaluation(own: Own): void {
  const { unit, b, block } = own;
  const { w } = unit;
  const starts = startsOf(own);
  addFunction(unit, head(`equation${b}`, [unread, int('at')], 'number'), () => {
    w.line(`if (--budget < 0) fault(1, ${unit.infos.place(block.at.span)});`);
    const cases = () =>
      starts.toReversed().forEach((start, k) => {
        const i = starts.length - 1 - k;
        const fn = block.equations[i] ?? -1;
        own.called.add(fn);
        const call = `return equal${fn}(${codesOf(funcOf(own, fn), `(at - ${start})`).join(', ')});`;
        w.line(i === 0 ? call : `if (at >= ${start}) ${call}`);
      });
    w.block('try', cases);
    w.block('catch (error)', () => {
      w.line(`if (error !== FAULT || faultCode === 1) throw error;`);
      w.line(`if (D${b}.board.reads > 0) { D${b}.openAll(); return 2; }`);
      w.line(`if (D${b}.board.assuming) return 1;`);
      w.line('throw error;');
    });
  });
}

/** The arguments of a tuple in mixed radix. */
function codesOf({ locals, params }: Func, tuple: string): readonly string[] {
  let step = 1;
  return locals
    .slice(0, params)
    .toReversed()
    .map(({ type }, i) => {
      const rest = step === 1 ? tuple : `(${tuple} / ${step} | 0)`;
      step *= sizeOf(type);
      const low = lowest(type) === 0 ? '' : ` + ${lowest(type)}`;
      return `${i === params - 1 ? rest : `${rest} % ${sizeOf(type)}`}${low}`;
    })
    .toReversed();
}

/** The second version: 0, 2 or 3 for a truth value; a number gives its low end and `YH`; a set lies in memory. */
function opened(own: Own, fn: number): void {
  const { unit } = own;
  const f = funcOf(own, fn);
  const name = `equal${fn}`;
  const typeOf = (local: number): Type => f.locals[local]?.type ?? { t: 'bool' };
  const params = f.locals.slice(0, f.params).flatMap((local, i) => paramNames(i, local.type));
  const s = scope(unit, f.locals, 'return 0;', (local) =>
    local < f.params && inMemory(typeOf(local)) ? fixed(unit, `${name}/${local}`, wordsOf(typeOf(local))) : undefined,
  );
  define(unit, head(name, params.map(int), 'number'), s, () => give(own, opening(leavesOf(own, s)), f, name));
}

function give({ unit }: Own, o: Open, f: Func, name: string): void {
  const { w } = unit;
  if (f.result.t === 'bool') {
    const { must, may } = o.tri(f.body);
    return w.line(`return ${must} ? 3 : ${may} ? 2 : 0;`);
  }
  if (f.result.t === 'int') {
    const { low, high } = o.between(f.body);
    return w.line(`YH = ${high}; return ${low};`);
  }
  const set = o.within(f.body);
  const n = wordsOf(f.result);
  const { mem } = fixed(unit, name, 2 * n);
  if (set === undefined || mem === undefined) throw new Error(`${name} gives nothing`);
  assign(o.s, memory(mem.array, mem.base, n), set.certain);
  assign(o.s, memory(mem.array, `${Number(mem.base) + n}`, n), set.possible);
  w.line('return 0;');
}

/** What is open are the answers of the block, and what its functions make of them. */
function leavesOf(own: Own, s: Scope): Leaves {
  const held: Leaves['held'] = new Map();
  const kept = (e: Expr) => (e.e === 'local' ? held.get(e.local) : undefined);
  return {
    s,
    held,
    careful: true,
    depends: (node) => isOpen(own.reach, node, new Set(held.keys())),
    test: (e) => (e.e === 'call' ? asked(own, s, e) : (kept(e) as Tri | undefined)),
    number: (e) => (e.e === 'call' ? numberOf(own, s, e) : (kept(e) as Between | undefined)),
    set: (e) =>
      e.e === 'call' ? setOf(own, s, e) : e.e === 'search' ? searched(own, s, e) : (kept(e) as Within | undefined),
    unknown: (e) => {
      throw new Error(`${e.e} cannot be open`);
    },
  };
}

type Call = Extract<Expr, { e: 'call' }>;

function asked(own: Own, s: Scope, e: Call): Tri {
  const at = own.block.decides.indexOf(e.fn);
  const code =
    at < 0 ? called(own, s, e) : `open${own.b}(${startsOf(own)[at] ?? 0} + ${tupleOf(s, e.args, funcOf(own, e.fn))})`;
  const known = atom(s, code);
  return { must: `(${known} === 3)`, may: `(${known} !== 0)` };
}

function called(own: Own, s: Scope, { fn, args }: Call): string {
  own.called.add(fn);
  return `equal${fn}(${passed(s, `equal${fn}`, args, funcOf(own, fn).locals)})`;
}

function numberOf(own: Own, s: Scope, e: Call): Between {
  const low = atom(s, called(own, s, e));
  return { low, high: atom(s, '+YH') };
}

function setOf(own: Own, s: Scope, e: Call): Within {
  s.w.line(`${called(own, s, e)};`);
  const n = wordsOf(e.type);
  const { mem } = fixed(s.unit, `equal${e.fn}`, 2 * n);
  const copy = (from: number) => {
    const cell = temp(s, n);
    assign(s, cell, memory(mem?.array ?? '', `${Number(mem?.base) + from}`, n));
    return cell;
  };
  return { certain: copy(0), possible: copy(n) };
}

const names = (search: number, sure: boolean) => ({
  run: `${sure ? 'surely' : 'perhaps'}${search}`,
  states: `${sure ? 'sure' : 'open'}States${search}`,
  costs: `${sure ? 'sure' : 'open'}Costs${search}`,
});

/** A search is made over the steps that there are for certain, and again over all that there may be. */
function explored(own: Own, search: number): void {
  for (const sure of [true, false])
    writeSearch(own.unit, search, names(search, sure), (s) => {
      const o = opening(leavesOf(own, s));
      return {
        test: (e) => o.tri(e)[sure ? 'must' : 'may'],
        stops: (e) => o.tri(e)[sure ? 'may' : 'must'],
        loop: ({ local, over }, body) => {
          const set = o.depends(over) ? o.within(over) : undefined;
          if (set === undefined) return s.lower.loop(s, local, over, undefined, body);
          overBits(s, s.cell(local), elementOf(over.type), settle(s, sure ? set.certain : set.possible), body);
        },
        apart: (_, tests) => ({ same: [], own: tests }),
      };
    });
}

function searched(own: Own, s: Scope, e: Extract<Expr, { e: 'search' }>): Within {
  own.searched.add(e.search);
  const n = wordsOf(e.type);
  const locals = own.unit.model.searches[e.search]?.locals ?? [];
  const run = (sure: boolean) => {
    const { run: name } = names(e.search, sure);
    const code = `${name}(${passed(s, name, e.args, locals)})`;
    if (n === 1) return one(atom(s, code));
    s.w.line(`${code};`);
    const cell = temp(s, n);
    assign(s, cell, fixed(s.unit, name, n));
    return cell;
  };
  return { certain: run(true), possible: run(false) };
}
