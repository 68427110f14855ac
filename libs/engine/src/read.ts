import type { Canonical, CanonicalAsk, CanonicalLane, CanonicalValue } from './canonical.ts';
import type { ChoiceInfo, GameInfo } from './game-info.ts';
import {
  ASK_CHOICE,
  ASK_CURRENT,
  ASK_ROLE,
  ASKS,
  FAULT,
  FAULTED,
  FAULTS,
  REASON,
  RUNNING,
  STATUS,
  TOGETHER,
  WINNERS,
} from './header.ts';
import { LANE_READY, type LaneQuestion, type Stored } from './layout.ts';
import type { GameModule } from './module.ts';

/** The canonical state of a position, for any game and layout. */
export function readCanonical(module: GameModule, S: Int32Array): Canonical {
  const { info, layout } = module;
  const status = S[STATUS] ?? 0;
  return {
    status,
    reason: info.reasons[S[REASON] ?? -1],
    winners: bitsOf(S, WINNERS, 1),
    fault: status === FAULTED ? FAULTS[S[FAULT] ?? 0] : undefined,
    phase: info.phases[S[layout.phase] ?? -1],
    chance: rolled(module, S),
    fields: Object.fromEntries(layout.fields.map((stored) => [stored.path, fieldValues(module, S, stored)])),
    states: Object.fromEntries(layout.states.map((stored) => [stored.path, storedValues(module, S, stored)])),
    ...readIdentities(module, S),
    asks: status === RUNNING ? readAsks(module, S) : [],
    lanes: status === RUNNING ? readLanes(module, S) : [],
  };
}

/** For each kind, who knows which members, and by what number they are followed. */
function readIdentities({ info, layout }: GameModule, S: Int32Array): Pick<Canonical, 'known' | 'epochs'> {
  const known: Record<string, readonly CanonicalValue[]> = {};
  const epochs: Record<string, readonly number[]> = {};
  for (const { kind, known: at, words, epochs: from } of layout.identities) {
    const { name, members } = info.kinds[kind] ?? { name: '', members: [] };
    known[name] = members.map((_, i) => bitsOf(S, at + i * words, words));
    epochs[name] = members.map((_, i) => S[from + i] ?? 0);
  }
  return { known, epochs };
}

function rolled({ info, layout }: GameModule, S: Int32Array): Readonly<Record<string, number>> {
  const roles = info.kinds[info.roleKind]?.members ?? [];
  const counts = info.chances.flatMap((place, i) => {
    const own = layout.roleChances.find(({ chance }) => chance === i);
    if (own === undefined) return [[place.path, S[layout.chances + i] ?? 0] as const];
    return roles.map((role, r) => [`${place.path}(${role})`, S[own.at + r] ?? 0] as const);
  });
  return Object.fromEntries(counts.filter(([, times]) => times > 0));
}

/**
 * For pools, nothing is returned for members that don't exist: their values at removal aren't part of the state.
 */
function fieldValues(module: GameModule, S: Int32Array, stored: Stored): readonly CanonicalValue[] {
  const values = storedValues(module, S, stored);
  const there = liveMembers(module, S, stored.path.slice(0, stored.path.indexOf('.')));
  return there === undefined ? values : values.map((value, member) => (there(member) ? value : 0));
}

/** The members of a pool that exist; undefined for kinds whose members are fixed. */
export function liveMembers(
  { info, layout }: Pick<GameModule, 'info' | 'layout'>,
  S: Int32Array,
  kind: string,
): ((member: number) => boolean) | undefined {
  const path = info.kinds.find(({ name }) => name === kind)?.live;
  const stored = path === undefined ? undefined : layout.fields.find((field) => field.path === path);
  return stored && ((member) => (((S[stored.at + (member >> 5)] ?? 0) >>> (member & 31)) & 1) === 1);
}

/** A value for each member or tuple: codes; sets as ordinals. */
function storedValues(module: GameModule, S: Int32Array, stored: Stored): readonly CanonicalValue[] {
  return Array.from({ length: stored.count }, (_, i) => {
    if (stored.bits) return ((S[stored.at + (i >> 5)] ?? 0) >>> (i & 31)) & 1;
    return valueAt(module, S, stored.type, stored.at + i * stored.words, stored.words);
  });
}

function valueAt(module: GameModule, S: Int32Array, type: number, at: number, words: number): CanonicalValue {
  const info = module.info.types[type];
  if (info?.t === 'set') return bitsOf(S, at, words);
  if (info?.t === 'list')
    return Array.from({ length: S[at] ?? 0 }, (_, i) =>
      valueAt(module, S, info.of, at + 1 + i * info.words, info.words),
    );
  if (info?.t !== 'map') return S[at] ?? 0;
  return Array.from({ length: info.keys }, (_, key) => {
    const value = valueAt(module, S, info.value, at + key * info.words, info.words);
    if (!info.partial) return value;
    const there = ((S[at + info.keys * info.words + (key >> 5)] ?? 0) >>> (key & 31)) & 1;
    return there === 1 ? [value] : [];
  });
}

/** The ordinals in a bitset. */
function bitsOf(words: Int32Array, at: number, n: number): readonly number[] {
  const found: number[] = [];
  for (let bit = 0; bit < 32 * n; bit += 1) if (((words[at + (bit >> 5)] ?? 0) >>> (bit & 31)) & 1) found.push(bit);
  return found;
}

/** The open questions, in order; afterward, the previous one is current again. */
function readAsks(module: GameModule, S: Int32Array): readonly CanonicalAsk[] {
  const current = S[ASK_CURRENT] ?? 0;
  const asks = Array.from({ length: S[ASKS] ?? 0 }, (_, k) => {
    module.select(S, k);
    return readAsk(module, S);
  });
  module.select(S, current);
  return asks;
}

/** What each role that takes part in a `simultaneously` has answered so far. */
function readLanes(module: GameModule, S: Int32Array): readonly CanonicalLane[] {
  const { lanes } = module.layout;
  const block = lanes?.blocks[(S[TOGETHER] ?? 0) - 1];
  if (lanes === undefined || block === undefined) return [];
  return Array.from({ length: lanes.roles }, (_, role) => lanes.at + role * lanes.stride).flatMap((at, role) => {
    if (S[at] === 0) return [];
    const answers = block.questions.flatMap((question) => {
      const value = laneAnswer(module, S, at, question);
      return value === undefined ? [] : [[module.info.choices[question.choice]?.path ?? '', value] as const];
    });
    return [{ role, ready: S[at] === LANE_READY, answers: Object.fromEntries(answers) }];
  });
}

function laneAnswer(
  module: GameModule,
  S: Int32Array,
  lane: number,
  { choice, mark, parts }: LaneQuestion,
): CanonicalValue | undefined {
  const answered = S[lane + mark] ?? 0;
  if (answered === 0) return undefined;
  const values = (parts[answered - 1] ?? []).map(({ type, at, words }) => valueAt(module, S, type, lane + at, words));
  return module.info.choices[choice]?.form === 'menu' ? [answered - 1, ...values] : (values[0] ?? 0);
}

function readAsk(module: GameModule, S: Int32Array): CanonicalAsk {
  const choice = module.info.choices[S[ASK_CHOICE] ?? 0];
  const words = wordsAsked(module, choice);
  const out = new Int32Array(words);
  module.candidates(S, 0, out);
  const candidates = bitsOf(out, 0, words);
  module.offered(S, out.fill(0));
  const legal = new Set(candidates);
  const not = bitsOf(out, 0, words).filter((ordinal) => !legal.has(ordinal));
  const excluded = Object.fromEntries(not.map((ordinal) => [ordinal, reasonsOf(module, S, ordinal)]));
  return { choice: choice?.path ?? '', role: S[ASK_ROLE] ?? 0, candidates, excluded, count: module.count(S) };
}

/** The words of the first candidates: arms, members, or the values of the first key. */
function wordsAsked({ info }: GameModule, choice: ChoiceInfo | undefined): number {
  if (choice === undefined) return 1;
  const size = choice.form === 'menu' ? choice.arms.length : sizeOf(info, choice.element);
  // If none is a value of its own, there is one more.
  return (size + 1 + 31) >> 5;
}

function sizeOf(info: GameInfo, index: number): number {
  const type = info.types[index];
  if (type?.t === 'int') return type.max - type.min + 1;
  if (type?.t === 'kind') return info.kinds[type.kind]?.members.length ?? 0;
  if (type?.t === 'union') return type.parts.reduce((sum, part) => sum + (part.p === 'none' ? 1 : part.size), 0);
  return 2;
}

/** Paths of the reasons that exclude a candidate of the open question, each once. */
function reasonsOf(module: GameModule, S: Int32Array, ordinal: number, depth = 0): readonly string[] {
  const out = new Int32Array(module.info.reasons.length + 64);
  const n = module.reasons(S, depth, ordinal, out);
  return [...new Set(out.subarray(0, n))].map((reason) => module.info.reasons[reason] ?? '');
}
