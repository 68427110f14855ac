import { createRandom, letAnyone, type Random, randomOptions, startGame } from '@sandtable/bots';
import { ASK_CURRENT, type ChoiceInfo, type GameModule, RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { type AnswerCodes, optionValues, type Reference, start } from '@sandtable/reference';
import { ordinalsIn, ordinalsOfSet, picksIn, questionOf } from '@sandtable/session';
import { differencesBetween } from './differences.ts';
import type { SeriesPlan } from './series-plan.ts';

/** One place where the emitted module and the reference disagree. */
interface Difference {
  readonly game: number;
  readonly decision: number;
  readonly path: string;
  readonly module: unknown;
  readonly reference: unknown;
}
export interface ReferenceComparison {
  readonly games: number;
  readonly differences: readonly Difference[];
}

/** Plays the first games of a plan on both sides, and compares everything after every decision. */
export function compareWithReference(
  module: GameModule,
  model: Model,
  plan: SeriesPlan,
  games: number,
): ReferenceComparison {
  const differences: Difference[] = [];
  for (let game = 0; game < games; game++) differences.push(...compareGame(module, model, plan, game));
  return { games, differences };
}

/** Stops at the first decision after which something differs: what follows would differ as well. */
function compareGame(module: GameModule, model: Model, plan: SeriesPlan, game: number): readonly Difference[] {
  const S = new Int32Array(module.layout.size);
  const options = optionsOf(module, plan, game);
  const random = startGame({ ...plan, module, first: 0 }, game, S);
  const layout = plan.seats[game % plan.seats.length] ?? 0;
  const reference = start(model, { seed: (plan.seed + game) | 0, layout, options: optionValues(model, options) });
  for (let decision = 0; ; decision++) {
    const found = differencesBetween(readCanonical(module, S), reference.canonical());
    if (found.length > 0) return found.map((one) => ({ game, decision, ...one }));
    if (S[STATUS] !== RUNNING || decision >= plan.maxDecisions) return [];
    sampleBoth(module, S, reference, random);
    const refused = decideBoth(module, S, reference);
    if (refused !== undefined) return [{ game, decision, path: 'answer', module: refused, reference: 'refused' }];
  }
}

/** Options as the series draws them for this game: first thing from the game's own generator. */
export const optionsOf = (module: GameModule, plan: SeriesPlan, game: number): Int32Array =>
  plan.options === 'random' ? randomOptions(module, createRandom((plan.seed + game) | 0)) : plan.options;

/** Draws an answer; where any one of several may give it, both sides speak of the same one. */
export function sampleBoth(module: GameModule, S: Int32Array, reference: Reference, random: Random): void {
  letAnyone(module, S, random);
  reference.select(S[ASK_CURRENT] ?? 0);
  module.sample(S, random);
}

/** Takes the sampled answer on both sides; the answer, if the reference does not think it legal. */
export function decideBoth(module: GameModule, S: Int32Array, reference: Reference): AnswerCodes | undefined {
  const choice = questionOf(module.info, S)?.choice;
  if (choice === undefined) return undefined;
  const answer = answerCodes(module, choice);
  if (!reference.legal(answer)) return answer;
  module.decide(S);
  reference.decide(answer);
  return undefined;
}

/** The map in the module's scratch array: a value per key, each in an array of its own where keys may be missing. */
function mapValue(module: GameModule, type: number): readonly MapCell[] {
  const { info, answer } = module;
  const map = info.types[type];
  if (map?.t !== 'map') return [];
  const isSet = info.types[map.value]?.t === 'set';
  return Array.from({ length: map.keys }, (_, key) => {
    const at = key * map.words;
    const value = isSet ? ordinalsIn(answer, at, map.words) : (answer[at] ?? 0);
    const there = ((answer[map.keys * map.words + (key >> 5)] ?? 0) >>> (key & 31)) & 1;
    if (!map.partial) return value;
    return there === 1 ? [value] : [];
  });
}
type MapCell = number | readonly MapCell[];

/** The answer in the module's scratch array, as the reference takes it. */
export function answerCodes(module: GameModule, choice: ChoiceInfo): AnswerCodes {
  if (choice.each) return { form: 'each', value: mapValue(module, choice.each.map) };
  const [first = 0] = module.answer;
  if (choice.form === 'some') return { form: 'some', ordinals: ordinalsOfSet(module, choice) };
  if (choice.form === 'order') return { form: 'order', ordinals: picksIn(module, choice) };
  if (choice.form !== 'menu') return { form: 'one', code: first };
  const params = choice.arms[first]?.params.length ?? 0;
  return { form: 'menu', arm: first, ordinals: [...module.answer.subarray(1, 1 + params)] };
}
