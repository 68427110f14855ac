import { type GameInfo, type GameModule, RUNNING, STATUS, type Stored } from '@sandtable/engine';
import { questionOf, readAnswer, readValue } from '@sandtable/session';

/** How often members of kinds took part in play; those of all kinds stand one behind the other. */
export interface Traffic {
  /** Decisions that name them. */
  readonly named: Int32Array;
  /** Times that something came to them: a field of another member took them as its value. */
  readonly entered: Int32Array;
}

/** The same module, which counts while it is played. */
export function withTraffic(module: GameModule): { readonly module: GameModule; readonly traffic: Traffic } {
  const { info } = module;
  const members = membersByName(info);
  const size = info.kinds.reduce((n, kind) => n + kind.members.length, 0);
  const traffic = { named: new Int32Array(size), entered: new Int32Array(size) };
  const stands = standsOf(module);
  const before = new Int32Array(stands.reduce((n, { count }) => n + count, 0));
  const look = (S: Int32Array, counting: boolean): void => {
    let i = 0;
    for (const { at, words, type, count } of stands)
      for (let member = 0; member < count; member++, i++) {
        const value = S[at + member * words] ?? 0;
        if (value === before[i]) continue;
        before[i] = value;
        if (counting) add(traffic.entered, members.get(String(readValue(info, type, value))));
      }
  };
  const decide: GameModule['decide'] = (S) => {
    const question = S[STATUS] === RUNNING ? questionOf(info, S) : undefined;
    const named = question === undefined ? [] : namesIn(readAnswer(module, question.choice));
    for (const name of new Set(named)) add(traffic.named, members.get(name));
    module.decide(S);
    look(S, true);
  };
  const start: GameModule['start'] = (S, ...how) => {
    module.start(S, ...how);
    look(S, false);
  };
  return { module: { ...module, decide, start, play: undefined }, traffic };
}

const add = (counts: Int32Array, members: readonly number[] = []): void => {
  for (const member of members) counts[member] = (counts[member] ?? 0) + 1;
};

function membersByName({ kinds }: GameInfo): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  let i = 0;
  for (const name of kinds.flatMap(({ members }) => members)) {
    const own = found.get(name) ?? [];
    own.push(i++);
    found.set(name, own);
  }
  return found;
}

/** Fields that say where a member is, or whose. */
const standsOf = ({ info, layout }: GameModule): readonly Stored[] =>
  layout.fields.filter(({ type, bits }) => {
    const of = info.types[type];
    const isKind = of?.t === 'kind' || (of?.t === 'union' && of.parts.some(({ p }) => p === 'type'));
    return !bits && isKind;
  });

/** What an answer names: `play(gold, 2)` names gold. */
function namesIn(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return answer.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer).flatMap(namesIn);
}
