import type { Word } from '../words.ts';
import type { State } from './state.ts';

/** What steps go by. */
export type Progress = Pick<State, 'ruleset' | 'compiledIn' | 'findings' | 'rulesValid' | 'view' | 'variants' | 'lang'>;

export interface TourStep {
  readonly word: Word;
  /** What the step speaks of, as selectors: the first that is shown is pointed at. */
  readonly at: readonly string[];
  /** Whether it was done, by what is now and what was when the step began; a step without it only tells. */
  readonly done?: (now: Progress, then: Progress) => boolean;
}

const made = ({ view }: Progress): number => view?.decisions ?? 0;
const wrong = ({ findings }: Progress): boolean => findings.some(({ severity }) => severity === 'error');

/** The way of working once around, everything done by whoever follows it. */
export const STEPS: readonly TourStep[] = [
  {
    word: 'tourOpen',
    at: ['.game-cards', '.outline'],
    done: (now) => now.ruleset !== undefined && now.compiledIn !== undefined,
  },
  { word: 'tourChange', at: ['.monaco'], done: wrong },
  { word: 'tourFinding', at: ['[data-region="findings"]'], done: (now) => now.rulesValid && !wrong(now) },
  { word: 'tourPlay', at: ['[data-region="play"] [type="submit"]'], done: (now) => now.view !== undefined },
  { word: 'tourDecide', at: ['[data-part="choices"]', '.board'], done: (now, then) => made(now) > made(then) },
  { word: 'tourUndo', at: ['[data-part="controls"] button'], done: (now) => now.view?.redoable === true },
  {
    word: 'tourHouse',
    at: ['[data-region="play"] [data-part="variants"]', '[data-part="setup-fold"]'],
    done: (now) => now.variants.length > 0,
  },
  { word: 'tourLanguage', at: ['.language select'], done: (now, then) => now.lang !== then.lang },
  { word: 'tourEnd', at: ['.help-button'] },
];

/** Where someone goes on who left the tour: without a game there is nothing to go on with. */
export const resumed = (step: number, ruleset: string | undefined): number =>
  ruleset === undefined || !Number.isInteger(step) || step < 0 || step >= STEPS.length ? 0 : step;
