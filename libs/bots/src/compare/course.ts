import { ASK_CHOICE, type ChoiceInfo, FAULTED, RUNNING, STATUS, WINNERS, WON } from '@sandtable/engine';
import { type Answer, questionOf, readAnswer } from '@sandtable/session';
import { startGame } from '../batch.ts';
import { answerAs, botOf } from '../bot.ts';
import { randomBot } from '../bots/random-bot.ts';
import { type Guesses, guessCounter } from '../guesses.ts';
import { letAnyone } from '../let-anyone.ts';
import { createRandom, type Random } from '../random.ts';
import type { Series } from '../series.ts';
import { faultSeen } from '../tally.ts';
import type { FaultSeen } from '../totals.ts';

/** How one game of a series went. */
export interface Course {
  /** Bitset of roles. */
  readonly winners: number;
  readonly ended: 'won' | 'drawn' | 'limited' | 'fault';
  /** Each question: its path and who was asked. */
  readonly asked: readonly Asked[];
  /** For each decision the same number in two games in which the same was asked and answered up to there; empty if not wanted. */
  readonly prints: readonly number[];
  /** What bots answered at random although they have a way to choose. */
  readonly guesses: Guesses;
  /** What ended it, if a fault did. */
  readonly fault: FaultSeen | undefined;
}
export interface Asked {
  readonly choice: string;
  readonly role: string;
}

/** Is shown each decision before it is taken, when the answer stands in the module's scratch array. */
type Watching = (choice: ChoiceInfo, role: string, answer: () => Answer) => void;

/**
 * Plays one game. What a bot draws for an answer depends on the seed, the question and how often it was asked before,
 * as dice do: a rule that asks once more does not change what is answered elsewhere.
 */
export function courseOf(series: Series, game: number, S: Int32Array, watching?: Watching, hasPrints = true): Course {
  const { module, bots, maxDecisions, seed } = series;
  startGame(series, game, S);
  const draw = drawnByPlace((seed + game) | 0);
  const asked: Asked[] = [];
  const prints: number[] = [];
  const counter = guessCounter();
  let print = 0x811c9dc5;
  while (S[STATUS] === RUNNING && asked.length < maxDecisions) {
    letAnyone(module, S, draw(module.info.choices[S[ASK_CHOICE] ?? 0]?.path ?? ''));
    const question = questionOf(module.info, S);
    if (question === undefined) throw new Error('a match that goes on asks something');
    const { choice, role } = question;
    const place = `${choice.path} ${role}`;
    const bot = bots ? botOf(bots, module, S) : randomBot;
    const isOwn = answerAs(bot, module, S, draw(place));
    if (bot.bot !== randomBot.bot) counter.count(choice.path, isOwn);
    watching?.(choice, role, () => readAnswer(module, choice));
    asked.push({ choice: choice.path, role });
    if (hasPrints) {
      // Answers are compared by names: a ruleset with more members numbers the others differently.
      print = mixed(print, `${place} ${JSON.stringify(readAnswer(module, choice))}`);
      prints.push(print);
    }
    module.decide(S);
  }
  return {
    winners: winnersIn(S),
    ended: endOf(S),
    asked,
    prints,
    guesses: counter.guesses(),
    fault: faultIn(series, game, S),
  };
}

/** A generator for each place and each time that it is come to. */
function drawnByPlace(seed: number): (place: string) => Random {
  const times = new Map<string, number>();
  return (place) => {
    const before = times.get(place) ?? 0;
    times.set(place, before + 1);
    return createRandom(mixed(seed, `${place} ${before}`));
  };
}

function mixed(hash: number, text: string): number {
  let mix = hash;
  for (let i = 0; i < text.length; i++) mix = Math.imul(mix ^ text.charCodeAt(i), 0x01000193);
  return mix ^ (mix >>> 15);
}

const faultIn = (series: Series, game: number, S: Int32Array): FaultSeen | undefined =>
  S[STATUS] === FAULTED ? faultSeen(series, game, S) : undefined;

/** A match that is won by nobody is drawn. */
function endOf(S: Int32Array): Course['ended'] {
  const status = S[STATUS] ?? RUNNING;
  if (status === WON && S[WINNERS] !== 0) return 'won';
  return status === RUNNING ? 'limited' : status === FAULTED ? 'fault' : 'drawn';
}

const winnersIn = (S: Int32Array): number => (S[STATUS] === WON ? (S[WINNERS] ?? 0) : 0);
