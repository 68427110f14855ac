import { LANE_HEAD, LANE_RUN, TOGETHER } from '@sandtable/engine';
import { unreachable } from '@sandtable/model';
import type { Block, End, Flow, Item } from './blocks.ts';
import type { Frame } from './frames.ts';
import { isOver, type Jumps, jumpsOf } from './jumps.ts';
import { laneAt } from './lanes.ts';
import { itemAt, lengthAt } from './list.ts';
import { arms } from './pattern.ts';
import { placed } from './placed.ts';
import { requirements } from './requirements.ts';
import { charge, count, statement } from './stmt.ts';
import { loopOver } from './tree.ts';
import { elementOf, listType } from './types.ts';
import { assign, atom, cleared, lowest, memory, one, plus, type Scope, settle, UNROLLED, wordsOf } from './unit.ts';
import { isTakenAlone } from './weighed.ts';

/** What the machine of one procedure needs to know of the others. */
interface Machine {
  readonly s: Scope;
  readonly procedure: number;
  readonly frame: Frame;
  readonly frames: readonly (Frame | undefined)[];
  readonly blocks: readonly Block[];
  readonly jumps: Jumps;
}

export function machine(of: Omit<Machine, 'blocks' | 'jumps'>, { blocks }: Flow): void {
  const m = { ...of, blocks, jumps: jumpsOf(of.s, blocks) };
  m.s.w.line(`let pc = S[${m.frame.at}];`);
  m.s.w.block('P: for (;;) switch (pc)', () => {
    for (const group of m.jumps.cases)
      m.s.w.block(group.map((i) => `case ${i}:`).join(' '), () => oneBlock(m, group.at(-1) ?? 0));
    m.s.w.line('default: return false;');
  });
}

function oneBlock(m: Machine, index: number): void {
  const block = m.blocks[index];
  if (block === undefined) return;
  if (index === 0) requirements(m.s, m.procedure);
  for (const each of block.items) item(m, each);
  if (!isOver(block)) end(m, block.end);
}

/** A block that nothing else leads to follows in place of the jump. */
function go(m: Machine, index: number): void {
  const to = m.jumps.to(index);
  if (m.jumps.isInline(to)) oneBlock(m, to);
  else m.s.w.line(`pc = ${to}; continue P;`);
}

const goIf = (m: Machine, test: string, to: number): void => m.s.w.block(`if (${test})`, () => go(m, to));

function item(m: Machine, each: Item): void {
  const { s } = m;
  switch (each.i) {
    case 'plain':
      return statement(s, each.stmt, {
        returns: (value) => leave(m, value, each.outer),
        leave: 'return false;',
        breaks: () => leaveLoop(m, each),
      });
    case 'take':
      return take(m, each);
    case 'result':
      return result(m, each);
    case 'rest':
      return assign(s, s.cell(each.rest), settle(s, s.lower.words(s, loopOver(each.stmt))));
    case 'listed':
      return listed(m, each);
    case 'range':
      return range(m, each);
    case 'times':
      return s.w.line(`${s.cell(each.remaining).put(0, s.lower.scalar(s, each.times))};`);
    case 'phase':
      s.w.line(`${s.cell(each.old).put(0, phase(s))};`);
      return s.w.line(`${phase(s)} = ${s.unit.infos.phase(each.path)};`);
    case 'back':
      return s.w.line(`${phase(s)} = ${s.cell(each.old).at(0)};`);
    default:
      return unreachable(each);
  }
}

function leaveLoop(m: Machine, each: Extract<Item, { i: 'plain' }>): void {
  if (each.inner !== undefined) m.s.w.line(`${phase(m.s)} = ${m.s.cell(each.inner).at(0)};`);
  go(m, each.broken ?? 0);
}

const phase = (s: Scope): string => `S[${s.unit.plan.phase}]`;

/** Pops the frame, leaving zeros, and hands the result to the caller. */
function leave(m: Machine, value: Parameters<Scope['lower']['words']>[1] | undefined, outer: number | undefined): void {
  const { s, frame } = m;
  if (value !== undefined) giveResult(s, value);
  if (outer !== undefined) s.w.line(`${phase(s)} = ${s.cell(outer).at(0)};`);
  s.w.line(`S[6] = S[${frame.at + 1}];`);
  if (frame.size > 2 * UNROLLED) s.w.line(cleared('S', `${frame.at}`, frame.size));
  else s.w.line(Array.from({ length: frame.size }, (_, i) => `S[${frame.at + i}] = 0;`).join(' '));
  s.w.line('return true;');
}

function giveResult(s: Scope, value: Parameters<Scope['lower']['words']>[1]): void {
  assign(s, memory('S', `${s.unit.plan.result}`, wordsOf(value.type)), s.lower.words(s, value));
}

function result(m: Machine, each: Extract<Item, { i: 'result' }>): void {
  const { s } = m;
  const type = s.unit.model.procedures[each.stmt.procedure]?.result;
  if (type === undefined) return;
  const from = memory('S', `${s.unit.plan.result}`, wordsOf(type));
  if (each.stmt.into !== undefined) assign(s, s.cell(each.stmt.into), from);
  s.w.line(cleared('S', `${s.unit.plan.result}`, from.n));
}

function take(m: Machine, each: Extract<Item, { i: 'take' }>): void {
  const { s } = m;
  const choice = s.unit.model.choices[each.choice];
  if (choice === undefined) return;
  if (each.mark !== undefined) s.w.line(`${s.cell(each.mark).put(0, choice.form === 'menu' ? 'A[0] + 1' : '1')};`);
  if (choice.form !== 'menu') {
    const result = s.cell(choice.result);
    return result.mem?.array === 'A' ? undefined : assign(s, result, memory('A', '0', result.n));
  }
  s.w.block('switch (A[0])', () => {
    choice.arms.forEach((arm, i) => {
      const params = arm.params.map((p, k) =>
        s.cell(p.local).put(0, lowest(p.element) === 0 ? `A[${k + 1}]` : `A[${k + 1}] + ${lowest(p.element)}`),
      );
      s.w.block(`case ${i}:`, () => {
        for (const code of params) s.w.line(`${code};`);
        go(m, each.arms[i] ?? 0);
      });
    });
  });
}

function listed(m: Machine, each: Extract<Item, { i: 'listed' }>): void {
  const { s } = m;
  assign(s, s.cell(each.list), s.lower.words(s, loopOver(each.stmt)));
  s.w.line(`${s.cell(each.next).put(0, '0')};`);
}

function range({ s }: Machine, { range: { low, high }, next, last }: Extract<Item, { i: 'range' }>): void {
  const first = atom(s, s.lower.scalar(s, low));
  s.w.line(`${s.cell(last).put(0, s.lower.scalar(s, high))};`);
  s.w.line(`${s.cell(next).put(0, first)};`);
}

function end(m: Machine, e: End): void {
  const { s } = m;
  switch (e.x) {
    case 'jump':
      return go(m, e.to);
    case 'branch':
      return branch(m, e);
    case 'arms':
      return arms(
        s,
        e.stmt.subject,
        e.stmt.arms,
        (_, i) => go(m, e.to[i] ?? 0),
        () => s.w.line(`fault(7, ${s.unit.infos.place(e.stmt.span)});`),
      );
    case 'next':
      return next(m, e);
    case 'nextListed':
      return nextListed(m, e);
    case 'nextNumber':
      return nextNumber(m, e);
    case 'again':
      charge(s, e.stmt);
      goIf(m, `${s.cell(e.remaining).at(0)} <= 0`, e.out);
      s.w.line(`${s.cell(e.remaining).put(0, `${s.cell(e.remaining).at(0)} - 1`)};`);
      return go(m, e.body);
    case 'ask':
      return ask(m, e);
    case 'call':
      return call(m, e);
    case 'together':
      return together(m, e);
    case 'barrier':
      return s.w.line(`S[${m.frame.at}] = ${e.resume}; return false;`);
    case 'leave':
      return leave(m, undefined, undefined);
    case 'took':
      return s.w.line('return false;');
    default:
      return unreachable(e);
  }
}

function branch(m: Machine, e: Extract<End, { x: 'branch' }>): void {
  const { s } = m;
  if (e.stmt.s === 'while') charge(s, e.stmt);
  count(s, e.stmt);
  const test = s.lower.cond(s, e.test);
  goIf(m, test, e.then);
  go(m, e.else);
}

/** Takes the lowest member out of the rest of the set. */
function next(m: Machine, e: Extract<End, { x: 'next' }>): void {
  const { s } = m;
  charge(s, e.stmt);
  const rest = s.cell(e.rest);
  const low = lowest(elementOf(e.stmt.binder.over.type));
  const from = (i: number | string, base: string) =>
    s.w.block(`if (${rest.at(i)} !== 0)`, () => {
      const w = atom(s, rest.at(i));
      s.w.line(`${s.cell(e.stmt.binder.local).put(0, `${base} + 31 - Math.clz32(${w} & -${w})`)};`);
      s.w.line(`${rest.put(i, `${w} & (${w} - 1)`)};`);
      go(m, e.body);
    });
  const k = s.unit.name('k');
  if (rest.n > UNROLLED)
    s.w.block(`for (let ${k} = 0; ${k} < ${rest.n}; ++${k})`, () => from(k, `(${k} << 5) + ${low}`));
  else for (let i = 0; i < rest.n; i += 1) from(i, `${32 * i + low}`);
  go(m, e.out);
}

/** Ends that are no longer needed are zero, so that positions after the loop are equal. */
function nextNumber(m: Machine, e: Extract<End, { x: 'nextNumber' }>): void {
  const { s } = m;
  charge(s, e.stmt);
  const [next, last] = [s.cell(e.next), s.cell(e.last)];
  s.w.block(`if (${next.at(0)} > ${last.at(0)})`, () => {
    s.w.line(`${next.put(0, '0')}; ${last.put(0, '0')};`);
    go(m, e.out);
  });
  s.w.line(`${s.cell(e.stmt.binder.local).put(0, next.at(0))};`);
  s.w.line(`${next.put(0, `${next.at(0)} + 1`)};`);
  go(m, e.body);
}

function nextListed(m: Machine, e: Extract<End, { x: 'nextListed' }>): void {
  const { s } = m;
  charge(s, e.stmt);
  const k = s.cell(e.next);
  const type = listType(s.typeOf(e.list));
  const at = placed(s, s.cell(e.list), type);
  goIf(m, `${k.at(0)} >= ${lengthAt(at)}`, e.out);
  assign(s, s.cell(e.stmt.binder.local), itemAt(at, type, k.at(0)));
  s.w.line(`${k.put(0, `${k.at(0)} + 1`)};`);
  go(m, e.body);
}

function ask(m: Machine, e: Extract<End, { x: 'ask' }>): void {
  const { s } = m;
  const choice = s.unit.model.choices[e.choice];
  count(s, e.stmt);
  s.w.line(`S[${m.frame.at}] = ${e.resume};`);
  if (choice !== undefined && choice.form !== 'menu' && isTakenAlone(s.unit.model, choice))
    s.w.block(`if (ask${e.choice}())`, () => {
      s.w.line(`if (left === 0 || fresh !== ${e.choice} || found !== 1) return false;`);
      s.w.line(`alone(${lowest(choice.element)});`);
      go(m, e.resume);
    });
  else s.w.line(`if (ask${e.choice}()) return false;`);
  if (choice === undefined || choice.form === 'menu' || choice.otherwise === undefined)
    return s.w.line('return false;');
  assign(s, s.cell(choice.result), settle(s, s.lower.words(s, choice.otherwise)));
  go(m, e.done);
}

function call(m: Machine, e: Extract<End, { x: 'call' }>): void {
  const { s } = m;
  const called = m.frames[e.stmt.procedure];
  if (called === undefined) return;
  count(s, e.stmt);
  const values = e.stmt.args.map((arg) => settle(s, s.lower.words(s, arg)));
  values.forEach((value, i) => assign(s, memory('S', `${called.slots.get(i) ?? 0}`, value.n), value));
  s.w.line(`S[${called.at}] = 0; S[${called.at + 1}] = ${m.procedure + 1};`);
  s.w.line(`S[${m.frame.at}] = ${e.resume}; S[6] = ${e.stmt.procedure + 1}; return true;`);
}

/** Writes the frame of each lane to where it is kept, and leaves the rest to the driver. */
function together(m: Machine, e: Extract<End, { x: 'together' }>): void {
  const { s } = m;
  const { binder, where, procedure, args } = e.stmt;
  const opened = m.frames[procedure];
  const at = laneAt(s.unit, procedure);
  if (opened === undefined || at === undefined) return;
  count(s, e.stmt);
  s.lower.loop(s, binder.local, binder.over, undefined, () => {
    const open = () => {
      const role = s.cell(binder.local).at(0);
      const lane = atom(s, at.of(role));
      const values = [one(role), ...args.map((arg) => s.lower.words(s, arg))];
      s.w.line(`S[${lane}] = ${LANE_RUN}; S[${plus(lane, LANE_HEAD + 1)}] = ${m.procedure + 1};`);
      values.forEach((value, i) => {
        const slot = LANE_HEAD + (opened.slots.get(i) ?? 0) - opened.at;
        assign(s, memory('S', plus(lane, slot), value.n), value);
      });
    };
    if (where === undefined) return open();
    const test = s.lower.cond(s, where);
    s.w.block(`if (${test})`, open);
  });
  s.w.line(`S[${m.frame.at}] = ${e.resume}; S[${TOGETHER}] = ${at.block + 1}; S[6] = ${at.open}; return true;`);
}
