import { takeStretch } from '@sandtable/analysis';
import { type Create, engine } from '@sandtable/engine';
import { type AnswerOdds, answerOdds, LIMITS, scriptedChance } from '@sandtable/odds';
import type { Answer, Match } from '@sandtable/session';
import { overAfter } from './stretches.ts';

/** What may come of an answer that someone thinks of, as far as it is found out. */
export interface OddsProgress {
  /** Undefined while it is not known. */
  readonly odds?: AnswerOdds | undefined;
  /** How far it is, from 0 to 1; absent once there is nothing left to find out. */
  readonly progress?: number;
}

/** Whose answer it would be. */
export interface Whose {
  readonly seat: string | undefined;
  readonly role: string | undefined;
  /** Who is asked, where that isn't the seat. */
  readonly asked?: string | undefined;
}

/** Finds out odds in short stretches, so that whoever waits can go on playing, or think of something else. */
export interface OddsSearch {
  /** Begins again; what was found out before is forgotten. */
  think(match: Pick<Match, 'position'>, answer: Answer, whose: Whose): OddsProgress;
  goOn(): OddsProgress;
}

/** Someone waits: fewer samples, whose shares are right to within two in a hundred. */
const SOON = { ...LIMITS, samples: 5000 };
/** Milliseconds after which the others have their turn. */
const STRETCH = 60;

/** `create` makes a second module of the rules, whose chance is set: the match never notices. */
export function oddsSearch(create: Create): OddsSearch {
  const scripted = scriptedChance(engine);
  const module = create(scripted.engine);
  let steps: ReturnType<typeof answerOdds> | undefined;
  const goOn = (): OddsProgress => {
    if (steps === undefined) return {};
    const stretch = takeStretch(steps, overAfter(STRETCH));
    if (!stretch.done) return { progress: stretch.step };
    steps = undefined;
    return { odds: stretch.result };
  };
  return {
    think(match, answer, whose) {
      steps = answerOdds({ module, scripted, position: match.position.slice(), answer, ...whose }, SOON);
      return goOn();
    },
    goOn,
  };
}
