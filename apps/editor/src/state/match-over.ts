import type { Save } from '@sandtable/session';
import { playerOf } from '../workers/player.ts';
import type { Players } from '../workers/protocol.ts';
import type { State } from './state.ts';

/** What a match was played with. */
export interface PlayedWith extends Pick<Save, 'seats' | 'options'> {
  readonly players: Players;
}

/** What the match that is over was played with, to play it again; undefined while one runs. */
export function matchOver(state: Pick<State, 'view' | 'save' | 'bots' | 'info'>): PlayedWith | undefined {
  const { view, save, info } = state;
  if (view === undefined || save === undefined || view.status === 'running') return undefined;
  const seats = info?.layouts.find(({ name }) => name === save.seats)?.seats ?? [];
  const players = Object.fromEntries(seats.map(({ name }) => [name, playerOf(state, save.seats, name)]));
  return { seats: save.seats, options: save.options, players };
}
