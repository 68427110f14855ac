import {
  ASK_CHOICE,
  ASK_ROLE,
  FAULTED,
  type GameInfo,
  type GameModule,
  RUNNING,
  STATUS,
  WINNERS,
  WON,
} from '@sandtable/engine';
import { type Answer, readAnswer } from '@sandtable/session';
import { startGame } from './batch.ts';
import { answerAs, botOf } from './bot.ts';
import { randomBot } from './bots/random-bot.ts';
import { letAnyone } from './let-anyone.ts';
import type { Series } from './series.ts';

/** How a member of a kind did in games of bots. */
export interface Chosen {
  readonly member: string;
  /** Answers that name it. */
  readonly times: number;
  /** Sides, counted once in each game, that named it at least once, and those of them that won. */
  readonly sides: number;
  readonly won: number;
}
export interface ChosenTotals {
  readonly games: number;
  readonly faults: number;
  /** All sides that answered anything, counted once in each game, and those of them that won: what to compare with. */
  readonly sides: number;
  readonly won: number;
  /** In the order of the kind. */
  readonly members: readonly Chosen[];
}

/** Plays the games of a series one by one, and tells after each how the members of a kind have done so far. */
export function* chosenIn(series: Series, kind: string): Generator<ChosenTotals, void> {
  const { module } = series;
  const names = module.info.kinds.find(({ name }) => name === kind)?.members ?? [];
  const S = new Int32Array(module.layout.size);
  module.events.enabled = false;
  let totals: ChosenTotals = {
    games: 0,
    faults: 0,
    sides: 0,
    won: 0,
    members: names.map((member) => ({ member, times: 0, sides: 0, won: 0 })),
  };
  for (let game = 0; game < series.games; game++) {
    totals = withGame(totals, playOne(series, series.first + game, S, names), S);
    yield totals;
  }
}

/** How often each role named each member; roles that answered without naming any are there as well. */
type Named = ReadonlyMap<number, ReadonlyMap<string, number>>;

function playOne(series: Series, game: number, S: Int32Array, names: readonly string[]): Named {
  const { module, maxDecisions, bots } = series;
  const known = new Set(names);
  const random = startGame(series, game, S);
  const named = new Map<number, Map<string, number>>();
  for (let taken = 0; S[STATUS] === RUNNING && taken < maxDecisions; taken++) {
    letAnyone(module, S, random);
    answerAs(bots ? botOf(bots, module, S) : randomBot, module, S, random);
    const role = S[ASK_ROLE] ?? 0;
    const own = named.get(role) ?? new Map<string, number>();
    named.set(role, own);
    for (const name of namesIn(answered(module, S), known)) own.set(name, (own.get(name) ?? 0) + 1);
    module.decide(S);
  }
  return named;
}

const answered = (module: GameModule, S: Int32Array): Answer => readAnswer(module, choiceOf(module.info, S));

function choiceOf({ choices }: GameInfo, S: Int32Array) {
  const choice = choices[S[ASK_CHOICE] ?? 0];
  if (choice === undefined) throw new Error('something is asked that no rule asks');
  return choice;
}

/** What an answer names, each once: `play(gold, 2)` names gold. */
function namesIn(answer: unknown, known: ReadonlySet<string>): ReadonlySet<string> {
  if (typeof answer === 'string')
    return new Set((answer.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).filter((name) => known.has(name)));
  if (typeof answer !== 'object' || answer === null) return new Set();
  return new Set(Object.values(answer).flatMap((part) => [...namesIn(part, known)]));
}

function withGame(before: ChosenTotals, named: Named, S: Int32Array): ChosenTotals {
  const winners = S[STATUS] === WON ? (S[WINNERS] ?? 0) : 0;
  const roles = [...named.keys()];
  const wonOf = (of: readonly number[]): number => of.filter((role) => ((winners >>> role) & 1) === 1).length;
  return {
    games: before.games + 1,
    faults: before.faults + Number(S[STATUS] === FAULTED),
    sides: before.sides + roles.length,
    won: before.won + wonOf(roles),
    members: before.members.map(({ member, times, sides, won }) => {
      const users = roles.filter((role) => named.get(role)?.has(member));
      const more = users.reduce((sum, role) => sum + (named.get(role)?.get(member) ?? 0), 0);
      return { member, times: times + more, sides: sides + users.length, won: won + wonOf(users) };
    }),
  };
}
