import { useStore, useWorkbench } from '../context.ts';
import { playerOf } from '../state/player.ts';
import { pick } from '../state/selectors.ts';
import { botName } from './bot-words.ts';
import { useTexts } from './useTexts.ts';

/** The seating of the match, and which seats bots play. */
export const PlayedWith = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('save', 'info', 'bots'));
  const texts = useTexts();
  const layout = state.info?.layouts.find(({ name }) => name === state.save?.seats);
  if (layout === undefined) return null;
  const bots = layout.seats.flatMap(({ name }) => {
    const player = playerOf(state, layout.name, name);
    return player === 'human' ? [] : [`${texts.path(`seats/${layout.name}/${name}`)}: ${botName(t, player)}`];
  });
  return [texts.path(`seats/${layout.name}`), ...bots].join(' · ');
};
