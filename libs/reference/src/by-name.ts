import type { Model } from '@sandtable/model';
import type { NamedByHand } from './by-hand.ts';
import { type NamedAnswer, namedAnswer } from './named.ts';
import { optionsNamed } from './options.ts';
import { type Reference, type Start, start } from './reference.ts';
import type { MatchOnlooker } from './setup.ts';

/** A match by names, as saves keep it. */
export interface NamedMatch {
  readonly seats: string;
  readonly seed: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly decisions: readonly NamedDecision[];
  /** What was done by hand after so many decisions. */
  readonly hand?: readonly { readonly after: number; readonly act: NamedByHand }[];
}
interface NamedDecision {
  readonly choice: string;
  readonly role: string;
  readonly answer: NamedAnswer;
}

/** What comes after each other in a match. */
export type NamedStep = NamedDecision | NamedByHand;

export function courseOf({ decisions, hand = [] }: Pick<NamedMatch, 'decisions' | 'hand'>): readonly NamedStep[] {
  const acts = (after: number): readonly NamedStep[] => hand.flatMap((one) => (one.after === after ? [one.act] : []));
  return [...decisions.flatMap((decision, i) => [...acts(i), decision]), ...acts(decisions.length)];
}

type Begun = Pick<NamedMatch, 'seats' | 'seed' | 'options' | 'hand'>;

/** How a match that is written by names begins; undefined if the seats no longer fit. */
export function beginningOf(model: Model, { seats, seed, options, hand = [] }: Begun): Start | undefined {
  const layout = model.seats.layouts.findIndex(({ name }) => name === seats);
  const forced = forcedFirst(courseOf({ decisions: [], hand: hand.filter(({ after }) => after === 0) }));
  return layout < 0 ? undefined : { seed: seed | 0, layout, options: optionsNamed(model, options), forced };
}

/** The forced results before anything else was done: the match may have been set up with them. */
export function forcedFirst(course: readonly NamedStep[]): readonly NamedByHand[] {
  const other = course.findIndex((step) => !('hand' in step) || step.hand !== 'dice');
  return (other < 0 ? course : course.slice(0, other)).flatMap((step) => ('hand' in step ? step : []));
}

/** Begins a match that is written by names, and decides nothing yet. Undefined if the seats no longer fit. */
export function startNamed(
  model: Model,
  match: Begun,
  budget: number,
  onlooker?: MatchOnlooker,
): Reference | undefined {
  const how = beginningOf(model, match);
  return how && start(model, { ...how, budget }, onlooker);
}

/** Whether the step fits, which then is done. Of several who are asked at the same time it is that of its role. */
export function doNamed(model: Model, match: Reference, step: NamedStep): boolean {
  if ('hand' in step) return match.put(step);
  const { choice, role, answer } = step;
  const number = askNamed(model, match, choice, role);
  const asked = match.open[number]?.choice;
  const codes = asked && namedAnswer(model, asked, answer);
  if (codes === undefined) return false;
  match.select(number);
  if (!match.legal(codes)) return false;
  match.decide(codes);
  return true;
}

/** The number of the open question with this path that is put to this role; -1 if there is none. */
export function askNamed(model: Model, match: Reference, choice: string, role: string): number {
  const members = model.kinds[model.seats.kind]?.members ?? [];
  return match.open.findIndex((ask) => ask.choice.path === choice && members[ask.role]?.id === role);
}
