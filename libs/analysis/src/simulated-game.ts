import { batch, type Series } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { type Decision, optionNames, questionOf, readAnswer, type Save } from '@sandtable/session';

type Setup = Pick<Save, 'seats' | 'seed' | 'options'>;

/**
 * Plays one game of a series again as `batch` does, and returns it as a match. It isn't the game that a comparison plays
 * under the same number: bots draw their answers in another way there.
 */
export function simulatedGame(series: Series, game: number, variants: readonly string[]): Save | undefined {
  const { module } = series;
  const { info } = module;
  const decisions: Decision[] = [];
  let setup: Setup | undefined;
  let position: Int32Array | undefined;
  const noting: GameModule = {
    ...module,
    // Each decision is to be seen.
    play: undefined,
    start(S, seed, layout, options) {
      position = S;
      setup = { seats: info.layouts[layout]?.name ?? '', seed, options: optionNames(info, options) };
      module.start(S, seed, layout, options);
    },
    decide(S) {
      // Bots that look ahead decide elsewhere.
      if (S === position) decisions.push(...decisionIn(module, S));
      module.decide(S);
    },
  };
  batch({ ...series, module: noting, first: game, games: 1 });
  const { id: ruleset, version, digest } = info;
  return setup && { format: 1, ruleset, version, digest, variants, ...setup, decisions };
}

/** The decision that is about to be made; none where nothing is asked. */
function decisionIn(module: GameModule, S: Int32Array): readonly Decision[] {
  const question = questionOf(module.info, S);
  if (question === undefined) return [];
  const { choice, role } = question;
  return [{ choice: choice.path, role, answer: readAnswer(module, choice), by: 'bot' }];
}
