import { playerOf } from '../workers/player.ts';
import type { State } from './state.ts';

type Seated = Pick<State, 'bots' | 'info' | 'save'>;

/** Whether a person plays a seat. */
export const isPersons = (state: Seated, { seat }: { readonly seat: string }): boolean =>
  playerOf(state, state.save?.seats, seat) === 'human';
