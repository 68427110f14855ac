import { type Expr, isRecord, sizeOf, type Type } from '@sandtable/model';
import { convertCode } from './convert.ts';
import { arms, bind, match } from './pattern.ts';
import { body } from './stmt.ts';
import { assign, atom, type Cell, fault, lowest, one, room, type Scope, temp, type Val, wordsOf } from './unit.ts';

/** The right side may need statements of its own, which must not run where the left side decides. */
export function logic(s: Scope, e: Extract<Expr, { e: 'logic' }>): string {
  const left = s.lower.cond(s, e.left);
  let right = '';
  const lines = s.w.capture(() => {
    right = s.lower.cond(s, e.right);
  });
  if (lines.length === 0) {
    s.w.lines(lines);
    return `(${left} ${e.op === 'and' ? '&&' : '||'} ${right})`;
  }
  const name = s.unit.name('b');
  s.w.line(`let ${name} = ${left};`);
  s.w.block(`if (${e.op === 'and' ? '' : '!'}${name})`, () => {
    s.w.lines(lines);
    s.w.line(`${name} = ${right};`);
  });
  return name;
}

export function is(s: Scope, e: Extract<Expr, { e: 'is' }>): string {
  const found = match(e.pattern, atom(s, s.lower.scalar(s, e.of)), e.of.type);
  if (found.binds.length === 0) return found.test;
  if (found.test === 'true') {
    bind(s, found);
    return found.test;
  }
  const name = s.unit.name('b');
  s.w.line(`const ${name} = ${found.test};`);
  s.w.block(`if (${name})`, () => bind(s, found));
  return name;
}

/** A value that every way writes as a whole. */
function choice(s: Scope, type: Type, fill: (out: Cell) => void): Val {
  const out = room(s, wordsOf(type));
  fill(out);
  return out;
}

export function branch(s: Scope, e: Extract<Expr, { e: 'if' }>): Val {
  const test = s.lower.cond(s, e.test);
  if (test === 'true') return s.lower.words(s, e.then);
  if (wordsOf(e.type) === 1) {
    const short = ternary(s, test, e);
    if (short !== undefined) return one(short);
  }
  return choice(s, e.type, (out) => {
    s.w.block(`if (${test})`, () => assign(s, out, s.lower.words(s, e.then)));
    s.w.block('else', () => assign(s, out, s.lower.words(s, e.else)));
  });
}

function ternary(s: Scope, test: string, e: Extract<Expr, { e: 'if' }>): string | undefined {
  let code = '';
  const lines = s.w.capture(() => {
    code = `(${test} ? ${s.lower.scalar(s, e.then)} : ${s.lower.scalar(s, e.else)})`;
  });
  if (lines.length > 0) return undefined;
  s.w.lines(lines);
  return code;
}

export function matched(s: Scope, e: Extract<Expr, { e: 'match' }>): Val {
  const part = partOf(s, e);
  if (part !== undefined) return one(part);
  const out = (to: Cell) =>
    arms(
      s,
      e.subject,
      e.arms,
      (arm) => assign(s, to, s.lower.words(s, arm.body)),
      () => s.w.line(`${fault(s, 7, e.span)};`),
    );
  return choice(s, e.type, out);
}

/** One part of a record, as arithmetic on its code: the parts are in mixed radix, the last varying fastest. */
function partOf(s: Scope, { subject, arms: [arm, more] }: Extract<Expr, { e: 'match' }>): string | undefined {
  const [pattern, other] = arm?.patterns ?? [];
  if (more || other || arm?.where || pattern?.p !== 'tag' || !isRecord(subject.type)) return undefined;
  const { fields, of } = pattern;
  const [part] = of.t === 'union' ? of.parts : [];
  const local = arm?.body.e === 'local' ? arm.body.local : -1;
  const index = fields.findIndex((field) => field.p === 'any' && field.bind === local);
  const type = part?.p === 'tag' ? part.payload[index]?.type : undefined;
  if (index < 0 || type === undefined || !fields.every((field) => field.p === 'any')) return undefined;
  const payload = part?.p === 'tag' ? part.payload : [];
  const step = payload.slice(index + 1).reduce((n, field) => n * sizeOf(field.type), 1);
  const code = s.lower.scalar(s, subject);
  const above = step === 1 ? code : `(${code} / ${step} | 0)`;
  const digit = index === 0 ? above : `${step === 1 ? `(${above})` : above} % ${sizeOf(type)}`;
  return lowest(type) === 0 ? `(${digit})` : `(${digit} + ${lowest(type)})`;
}

/** A block inside of an expression leaves through a label. */
export function block(s: Scope, e: Extract<Expr, { e: 'block' }>): Val {
  const label = s.unit.name('B');
  const out = temp(s, wordsOf(e.type));
  s.w.block(`${label}:`, () =>
    body(s, e.body, {
      returns: (value) => {
        if (value !== undefined) assign(s, out, s.lower.words(s, value));
        s.w.line(`break ${label};`);
      },
      leave: `break ${label};`,
    }),
  );
  return out;
}

export function otherwise(s: Scope, e: Extract<Expr, { e: 'otherwise' }>): string {
  const x = atom(s, s.lower.scalar(s, e.of));
  const some = convertCode(s, x, e.of.type, e.type);
  let or = '';
  const lines = s.w.capture(() => {
    or = s.lower.scalar(s, e.or);
  });
  if (lines.length === 0) {
    s.w.lines(lines);
    return `(${x} !== 0 ? ${some} : ${or})`;
  }
  const out = temp(s, 1);
  s.w.block(`if (${x} !== 0)`, () => s.w.line(`${out.put(0, some)};`));
  s.w.block('else', () => {
    s.w.lines(lines);
    s.w.line(`${out.put(0, or)};`);
  });
  return out.at(0);
}
