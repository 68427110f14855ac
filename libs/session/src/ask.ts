import type { ChoiceInfo, GameInfo, GameModule } from '@sandtable/engine';
import { writeAnswer, writePicks } from './answer.ts';
import type { Answer, AskView } from './contract.ts';
import { keyName, keyOrder, keyOrdinals, keysAsAnswer, type Picks, writeKeys } from './each.ts';
import { isMany, type Level, levelOf, levelSize, nameOf, noneShift, type Question, questionOf } from './question.ts';
import { ordinalsIn } from './value.ts';
import { waysOf } from './ways.ts';

/** Excluded candidates are looked up one by one; a screen couldn't show more than this many anyway. */
const EXCLUDED_LIMIT = 4096;

/** Scratch arrays that serve every question of a module. */
export interface Scratch {
  readonly candidates: Int32Array;
  readonly reasons: Int32Array;
  readonly bounds: Int32Array;
}

export function scratchFor(info: GameInfo): Scratch {
  const sizes = info.choices.flatMap((choice) => levelsOf(choice).map((level) => levelSize(info, level)));
  const words = Math.max(1, ...sizes.filter(Number.isFinite).map((size) => (size + 31) >> 5));
  return {
    candidates: new Int32Array(words + 1),
    reasons: new Int32Array(info.reasons.length + 16),
    bounds: new Int32Array(2),
  };
}

function levelsOf(choice: ChoiceInfo): readonly Level[] {
  const cell: readonly Level[] =
    choice.each && choice.form !== 'some' ? [{ level: 'value', type: choice.each.cell, name: '' }] : [];
  const depths = choice.arms.flatMap((arm, a) => arm.params.map((_, i) => levelOf(choice, i + 1, a)));
  return [levelOf(choice, 0, 0), ...cell, ...depths].filter((level) => level !== undefined);
}

/** The question after the picks in `picked`; undefined if nothing is asked or a pick doesn't exist. */
export function askView(module: GameModule, S: Int32Array, scratch: Scratch, picks: Picks): AskView | undefined {
  const question = questionOf(module.info, S);
  if (question === undefined) return undefined;
  if (question.choice.each) return eachView(module, S, scratch, question, question.choice.each, picks);
  const { picked } = picks;
  module.answer.fill(0);
  if (question.choice.form === 'menu' && !writePicks(module, question.choice, picked)) return undefined;
  const depth = question.choice.form === 'menu' ? picked.length : 0;
  const level = levelOf(question.choice, depth, module.answer[0] ?? 0);
  const at = { picked, depth: 0 };
  const view = { ...frame(module, S, scratch, question, at), ...listed(module, S, scratch, { depth }, level) };
  if (question.choice.form === 'some' && view.low <= 1) return withLacks(module, S, question.choice, view);
  return question.choice.form === 'menu' && depth === 0
    ? { ...view, ways: waysInto(module, S, scratch, question) }
    : view;
}

/** Of more candidates, what each would lack is not tried out. */
const TRIED = 64;

/** Says before anything is picked what the answer as a whole needs. */
function withLacks(module: GameModule, S: Int32Array, choice: ChoiceInfo, view: AskView): AskView {
  const lacks = view.candidates.slice(0, TRIED).flatMap((candidate) => {
    const verdict = writeAnswer(module, choice, [candidate]) ? module.validate(S) : 0;
    return module.info.reasons[verdict - 1] ?? [];
  });
  module.answer.fill(0);
  return lacks.length === 0 ? view : { ...view, lacks: [...new Set(lacks)] };
}

function waysInto(module: GameModule, S: Int32Array, { candidates }: Scratch, { choice }: Question): AskView['ways'] {
  const ways = waysOf(module, S, choice, { candidates, kindOf: (level) => kindOf(module.info, level) });
  module.answer.fill(0);
  return ways;
}

/** An assignment with some keys picked: the candidates for the next key. */
function eachView(
  module: GameModule,
  S: Int32Array,
  scratch: Scratch,
  question: Question,
  each: NonNullable<ChoiceInfo['each']>,
  { picked, first }: Picks,
): AskView | undefined {
  const { info } = module;
  const ordinals = keyOrdinals(module, S, each);
  const names = ordinals.map((ordinal) => keyName(module, each, ordinal));
  const order = keyOrder(names, first);
  const inOrder = order.map((number) => ordinals[number] ?? 0);
  if (picked.length > order.length || !writeKeys(module, question.choice, inOrder, picked)) return undefined;
  const type = question.choice.form === 'some' ? question.choice.element : each.cell;
  const number = order[picked.length] ?? order.length;
  const next = names[number];
  const level: Level | undefined = next === undefined ? undefined : { level: 'value', type, name: next };
  // Counting tries answers out in the scratch array, so the picks are listed first.
  const given = order.slice(0, picked.length);
  const inTurn = given.length === number && given.every((one, i) => one === i);
  const shown = listed(module, S, scratch, { depth: number, given: inTurn ? undefined : given }, level);
  const kind = kindOf(info, { level: 'value', type: each.key, name: '' });
  const keys = order.map((one) => names[one] ?? '');
  return { ...frame(module, S, scratch, question, { picked, depth: number }), ...shown, each: { keys, kind } };
}

type Listed = Pick<AskView, 'next' | 'kind' | 'candidates' | 'excluded' | 'costs'>;

/** Which level of an answer is evaluated, and which keys of an assignment are `given` before it. */
interface Looked {
  readonly depth: number;
  readonly given?: readonly number[] | undefined;
}

function listed(
  module: GameModule,
  S: Int32Array,
  scratch: Scratch,
  { depth, given }: Looked,
  level: Level | undefined,
): Listed {
  if (level === undefined) return { next: '', kind: undefined, candidates: [], excluded: [] };
  const { info } = module;
  const none = noneAt(module, S);
  scratch.candidates.fill(0);
  module.candidates(S, depth, scratch.candidates, given);
  const ordinals = ordinalsIn(scratch.candidates, 0, scratch.candidates.length);
  return {
    next: level.level === 'arm' ? '' : level.name,
    kind: kindOf(info, level),
    candidates: [...(none.isLegal ? ['none'] : []), ...ordinals.map((ordinal) => String(nameOf(info, level, ordinal)))],
    excluded: [...none.excluded, ...excludedAt(module, S, scratch, depth, level, new Set(ordinals))],
    ...costsAt(module, S, depth, level, ordinals),
  };
}

/** Costs as numbers, by the names of candidates; nothing if they have none. */
function costsAt(
  module: GameModule,
  S: Int32Array,
  depth: number,
  level: Level,
  ordinals: readonly number[],
): Pick<AskView, 'costs'> {
  const choice = questionOf(module.info, S)?.choice;
  const param = choice?.form === 'menu' ? choice.arms[module.answer[0] ?? 0]?.params[depth - 1] : choice;
  const parts = level.level === 'arm' ? undefined : param?.cost;
  if (parts === undefined) return {};
  const costs = ordinals.flatMap((ordinal) => {
    const cost = module.costs?.(S, depth, ordinal) ?? -1;
    return cost < 0 ? [] : [[String(nameOf(module.info, level, ordinal)), cost / parts] as const];
  });
  return { costs: Object.fromEntries(costs) };
}

interface None {
  readonly isLegal: boolean;
  /** Empty where `none` is legal, and where it is no answer at all. */
  readonly excluded: AskView['excluded'];
}

/** `none` isn't a candidate of the module: it is added to them unless a condition on the whole answer rejects it. */
function noneAt(module: GameModule, S: Int32Array): None {
  const choice = questionOf(module.info, S)?.choice;
  if (choice === undefined || choice.each || noneShift(module.info, choice) === 0)
    return { isLegal: false, excluded: [] };
  module.answer.fill(0);
  const reason = module.validate(S);
  const because = module.info.reasons[reason - 1];
  return { isLegal: reason === 0, excluded: because === undefined ? [] : [{ candidate: 'none', reasons: [because] }] };
}

function excludedAt(
  module: GameModule,
  S: Int32Array,
  scratch: Scratch,
  depth: number,
  level: Level,
  legal: ReadonlySet<number>,
): AskView['excluded'] {
  const excluded: AskView['excluded'][number][] = [];
  for (const ordinal of lookedAt(module, S, scratch, depth)) {
    if (legal.has(ordinal)) continue;
    const reasons = reasonsFor(module, S, scratch, depth, ordinal);
    if (reasons.length > 0) excluded.push({ candidate: String(nameOf(module.info, level, ordinal)), reasons });
  }
  return excluded;
}

/**
 * Only members of the set that is asked for are shown: reasons for others may reveal what is hidden. If many keys are
 * offered the same, the candidates of the first one are shown for all.
 */
function lookedAt(module: GameModule, S: Int32Array, scratch: Scratch, depth: number): readonly number[] {
  if (depth > 0 && questionOf(module.info, S)?.choice.offering) return [];
  module.offered(S, scratch.candidates.fill(0), depth);
  return ordinalsIn(scratch.candidates, 0, scratch.candidates.length).slice(0, EXCLUDED_LIMIT);
}

export function reasonsFor(
  module: GameModule,
  S: Int32Array,
  scratch: Scratch,
  depth: number,
  ordinal: number,
): readonly string[] {
  const count = module.reasons(S, depth, ordinal, scratch.reasons);
  return Array.from(scratch.reasons.subarray(0, count), (reason) => module.info.reasons[reason] ?? `#${reason}`);
}

type Framed = Omit<AskView, keyof Listed>;

function frame(
  module: GameModule,
  S: Int32Array,
  scratch: Scratch,
  question: Question,
  { picked, depth }: { readonly picked: readonly string[]; readonly depth: number },
): Framed {
  const { choice, role, seat } = question;
  scratch.bounds.fill(isMany(choice) ? 0 : 1);
  if (isMany(choice)) module.bounds(S, scratch.bounds, depth);
  const [low = 1, high = 1] = scratch.bounds;
  return { choice: choice.path, form: choice.form, role, seat, picked, low, high, count: module.count(S) };
}

type Union = Extract<GameInfo['types'][number], { readonly t: 'union' }>;

/** The type of an optional value; -1 for other unions. */
function onlyType({ parts }: Union): number {
  const [none, part] = parts;
  return parts.length === 2 && none?.p === 'none' && part?.p === 'type' ? part.type : -1;
}

/** All candidates other than `none` are of the same kind. */
function kindOf(info: GameInfo, level: Level): string | undefined {
  if (level.level === 'arm') return undefined;
  const own = info.types[level.type];
  const type = own?.t === 'union' ? info.types[onlyType(own)] : own;
  return type?.t === 'kind' ? info.kinds[type.kind]?.name : undefined;
}

/** Picks as an answer, once nothing is left to pick; for sets and lists, every list of picks is an answer. */
export function picksAsAnswer(module: GameModule, S: Int32Array, choice: ChoiceInfo, picks: Picks): Answer | undefined {
  if (choice.each) return keysAsAnswer(module, S, choice.each, picks);
  const { picked } = picks;
  if (isMany(choice)) return picked;
  if (choice.form !== 'menu') return picked[0];
  const arm = choice.arms.find((one) => one.name === picked[0]);
  if (arm === undefined || picked.length <= arm.params.length) return undefined;
  const args = arm.params.map((param, i) => [param.name, picked[i + 1] ?? ''] as const);
  return { arm: arm.name, args: Object.fromEntries(args) };
}
