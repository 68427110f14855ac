import type { PolicyShape, RankedChoice } from '@sandtable/engine';
import {
  answerType,
  type Choice,
  cellType,
  type Model,
  type PolicyLine,
  type PolicyPart,
  setOf,
  sizeOf,
  type Type,
} from '@sandtable/model';
import { REFILL } from './budget.ts';
import { constant, type Head, head, int, random, unread, words } from './code.ts';
import { factsIn } from './facts.ts';
import { entering } from './memo.ts';
import { shownAs } from './own-position.ts';
import { policyLocals } from './policy-locals.ts';
import { looking } from './scope.ts';
import { addFunction, lowest, type Scope, wordsOf } from './unit.ts';
import type { Whole } from './whole.ts';

/** Parts and lines of all policies are numbered in their order. */
export function policies(unit: Whole): void {
  const { model, w } = unit;
  if (model.policies.length === 0) return;
  const parts = model.policies.flatMap((policy) => policy.parts);
  const lines = parts.flatMap((part) => part.lines.map((line) => ({ part, line })));
  for (const [i, part] of parts.entries()) applies(unit, part, i);
  for (const [i, { part, line }] of lines.entries()) fits(unit, part, line, i);
  const each = (first: Head, n: number, call: (i: number) => string) =>
    addFunction(unit, first, () => {
      w.block('switch (which)', () => {
        for (let i = 0; i < n; i += 1) w.line(`case ${i}: return ${call(i)};`);
        w.line('default: return false;');
      });
    });
  each(head('policyApplies', [unread, int('which')], 'boolean'), parts.length, (i) => `pa${i}()`);
  each(head('policyFits', [unread, int('which'), ...RANKED], 'boolean'), lines.length, (i) => `pl${i}(values, merits)`);
  const entries = ['candidates', 'bounds', 'keys', 'validate'].map((name) => `${name}: ${shownAs(name)}`);
  const rules = `applies: policyApplies, fits: policyFits, ${entries.join(', ')}`;
  unit.items.push(constant('POLICIES', `engine.policies(${JSON.stringify(shapeOf(model))}, A, { ${rules} })`));
  addFunction(unit, head('policy', [int('which'), random], 'boolean'), () => {
    w.lines([REFILL, ...entering(unit.memos)]);
    w.block('try', () => w.line('return POLICIES(S, S[11], which, random);'));
    w.line('catch (error) { if (error !== FAULT) throw error; return false; }');
  });
}

/** Codes of what is ranked, and where its merits go. */
const RANKED = [words('values'), words('merits')];

function applies(unit: Whole, part: PolicyPart, i: number): void {
  const { where } = part;
  inFrame(unit, head(`pa${i}`, [], 'boolean'), part, (s) =>
    s.w.line(`return ${where === undefined ? 'true' : s.lower.cond(s, where)};`),
  );
}

function inFrame(unit: Whole, first: Head, part: PolicyPart, body: (s: Scope) => void): void {
  const procedure = unit.model.choices[part.choice]?.procedure ?? 0;
  looking(unit, first, procedure, new Set(policyLocals(part)), body);
}

function fits(unit: Whole, part: PolicyPart, line: PolicyLine, i: number): void {
  inFrame(unit, head(`pl${i}`, RANKED, 'boolean'), part, (s) => {
    for (const [k, local] of line.values.entries()) s.w.line(`${s.cell(local).put(0, `values[${k}]`)};`);
    if (part.each) assigned(s, part.each, line);
    if (line.test !== undefined) {
      const holds = s.lower.cond(s, line.test);
      s.w.line(`if (!${holds}) return false;`);
    }
    for (const [k, { most, by }] of line.prefer.entries())
      s.w.line(`merits[${k}] = ${most ? '' : '-'}(${s.lower.scalar(s, by)});`);
    s.w.line('return true;');
  });
}

/** The key, and the map of what was assigned so far: the answer, and which of its keys have their turn behind them. */
function assigned(s: Scope, { key, sofar }: NonNullable<PolicyPart['each']>, line: PolicyLine): void {
  s.w.line(`${s.cell(key).put(0, 'values[1]')};`);
  if (!factsIn(s.unit.model, [['policyLine', line]]).reads.has(sofar)) return;
  const type = s.typeOf(sofar);
  if (type.t !== 'map') return;
  const cell = s.cell(sofar);
  const n = sizeOf(type.key) * wordsOf(type.value);
  const copy = (from: string, to: number, count: number, at: string): void =>
    s.w.line(`for (let k = 0; k < ${count}; ++k) ${cell.put(to === 0 ? 'k' : `${to} + k`, `${from}[${at}k]`)};`);
  copy('A', 0, n, '');
  copy('values', n, wordsOf(setOf(type.key)), '2 + ');
}

function shapeOf(model: Model): PolicyShape {
  const [parts, lines] = [counter(), counter()];
  const spoken = new Set(model.policies.flatMap((policy) => policy.parts.map(({ choice }) => choice)));
  const choices = [...spoken].flatMap((i) => (model.choices[i] ? [[i, model.choices[i]] as const] : []));
  return {
    policies: model.policies.map((policy) =>
      policy.parts.map((part) => ({
        part: parts(),
        choice: part.choice,
        random: part.ties === 'random',
        lines: part.lines.map(({ arm, prefer }) => ({ line: lines(), arm: arm ?? -1, merits: prefer.length })),
      })),
    ),
    choices: Object.fromEntries(choices.map(([i, choice]) => [i, ranked(choice)])),
    words: Math.max(1, ...choices.flatMap(([, choice]) => sizesOf(choice).map((size) => Math.ceil((size + 1) / 32)))),
    deepest: Math.max(
      2,
      ...choices.flatMap(([, choice]) =>
        choice.form === 'menu' ? choice.arms.map(({ params }) => params.length) : [],
      ),
    ),
  };
}

const counter = (): (() => number) => {
  let next = 0;
  return () => next++;
};

function ranked(choice: Choice): RankedChoice {
  if (choice.form === 'menu')
    return { form: 'menu', lows: choice.arms.map(({ params }) => params.map(({ element }) => lowest(element))) };
  const whole = answerType(choice);
  const own: Type = choice.form === 'some' || choice.form === 'order' ? choice.element : cellType(choice);
  const each =
    whole.t === 'map' ? { keys: sizeOf(whole.key), low: lowest(whole.key), partial: whole.partial } : undefined;
  return { form: choice.form, low: lowest(own), words: wordsOf(setOf(own)), each };
}

/** How many arms, candidates and keys there are. */
function sizesOf(choice: Choice): readonly number[] {
  if (choice.form === 'menu')
    return [choice.arms.length, ...choice.arms.flatMap(({ params }) => params.map(({ element }) => sizeOf(element)))];
  const whole = answerType(choice);
  return [sizeOf(choice.element), ...(whole.t === 'map' ? [sizeOf(whole.key)] : [])];
}
