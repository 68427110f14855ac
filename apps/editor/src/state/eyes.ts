import { playerOf } from '../workers/player.ts';
import type { Eyes, Viewer } from '../workers/protocol.ts';
import { hides } from './hides.ts';
import type { State } from './state.ts';

/** Through whose eyes the match is shown. */
export const eyesOf = ({ viewer, bots }: Pick<State, 'viewer' | 'bots'>): Eyes => ({ viewer, bots });

/**
 * How a match with these seats is shown unless someone says otherwise: where people play and something is hidden, whoever
 * is asked sees what they may see.
 */
export const firstViewer = (state: Pick<State, 'bots' | 'info'>, seating: string): Viewer => {
  const seats = state.info?.layouts.find(({ name }) => name === seating)?.seats ?? [];
  const isPlayed = seats.some(({ name }) => playerOf(state, seating, name) === 'human');
  return isPlayed && state.info !== undefined && hides(state.info) ? 'asked' : 'all';
};
