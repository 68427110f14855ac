import { playerOf } from '../../workers/player.ts';
import { alwaysAskedOf } from '../always-asked.ts';
import type { State } from '../state.ts';

type Asked = Pick<
  State,
  'face' | 'takesOnly' | 'view' | 'turns' | 'save' | 'bots' | 'info' | 'ruleset' | 'alwaysAsked'
>;

/** Whether a person at the table is asked something that has one legal answer: it can be taken without asking. */
export function hasOnlyAnswer(state: Asked): boolean {
  const { face, takesOnly, view, turns } = state;
  const [turn] = turns;
  if (face !== 'play' || !takesOnly || view?.status !== 'running' || turn === undefined || turns.length > 1)
    return false;
  const isPerson = playerOf(state, state.save?.seats, turn.seat) === 'human';
  if (alwaysAskedOf(state).includes(view.ask?.choice ?? '')) return false;
  return isPerson && view.ask?.sight === undefined && view.ask?.count === 1;
}
