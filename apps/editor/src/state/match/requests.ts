import type { GameApi, Lookup } from '../../workers/game-api.ts';
import type { Call } from '../../workers/rpc.ts';
import type { Work } from '../stopped.ts';

/** A call of the worker that holds the match. */
export type MatchRequest = Call<GameApi>;

const LOOKUPS: ReadonlySet<string> = new Set<keyof Lookup | 'look'>([
  'look',
  'publicView',
  'odds',
  'oddsOn',
  'oddsAt',
  'oddsAtOn',
  'askAfter',
  'doubt',
  'byHand',
  'steps',
  'phases',
  'viewAt',
  'actsOf',
  'lines',
]);

/** Whether a call asks about the match, however it is seen. */
export const isLookup = ({ method }: MatchRequest): boolean => LOOKUPS.has(method);

/** Whether a call leaves the match as it is, so that a decision that waits behind it can still be made. */
export const leavesMatch = (request: MatchRequest): boolean =>
  isLookup(request) || (request.method === 'pick' && request.args[1] === true);

/** Whether someone at the page did it, and expects to hear about the result. */
export const isByUser = (request: MatchRequest): boolean =>
  !leavesMatch(request) && request.method !== 'bot' && !(request.method === 'random' && request.args[1] === 'bot');

/** Whether a call doesn't depend on the position of the match. */
export const standsAlone = ({ method }: MatchRequest): boolean => method === 'start' || method === 'resume';

const ODDS: ReadonlySet<string> = new Set<keyof Lookup>(['odds', 'oddsOn', 'oddsAt', 'oddsAtOn']);

/** What the page says it waits for during a call. */
export const workOf = ({ method }: MatchRequest): Work => {
  if (ODDS.has(method)) return 'odds';
  return method === 'resume' ? 'replay' : 'play';
};
