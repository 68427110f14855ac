import { batch } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { type FaultValue, faultValues } from '@sandtable/reference';
import { type Decision, optionNames, questionOf, readAnswer, type Save } from '@sandtable/session';
import type { SeriesPlan } from './series-plan.ts';

type Played = Pick<Save, 'seats' | 'seed' | 'options' | 'decisions'>;

/** What the fault of one game of a plan met; undefined where the reference does not come to it. */
export function faultMet(
  module: GameModule,
  model: Model,
  plan: SeriesPlan,
  game: number,
  code: string,
): readonly FaultValue[] | undefined {
  const played = playedAgain(module, plan, game);
  return played && faultValues(model, played, code);
}

/** Plays one game of a plan again, and notes what is decided in it. */
function playedAgain(module: GameModule, plan: SeriesPlan, game: number): Played | undefined {
  const decisions: Decision[] = [];
  let played: Played | undefined;
  let position: Int32Array | undefined;
  const noting: GameModule = {
    ...module,
    start(S, seed, layout, options) {
      position = S;
      const { info } = module;
      played = { seats: info.layouts[layout]?.name ?? '', seed, options: optionNames(info, options), decisions };
      module.start(S, seed, layout, options);
    },
    decide(S) {
      // Bots that look ahead decide elsewhere.
      const question = S === position ? questionOf(module.info, S) : undefined;
      if (question) decisions.push(decisionOf(module, question));
      module.decide(S);
    },
  };
  batch({ ...plan, module: noting, first: game, games: 1 });
  return played;
}

const decisionOf = (module: GameModule, { choice, role }: NonNullable<ReturnType<typeof questionOf>>): Decision => ({
  choice: choice.path,
  role,
  answer: readAnswer(module, choice),
});
