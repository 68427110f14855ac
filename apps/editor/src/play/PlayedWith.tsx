import { isolated } from '@sandtable/text';
import { useStore, useWorkbench } from '../context.ts';
import { botName } from '../state/bot-words.ts';
import { pick } from '../state/selectors.ts';
import type { Say } from '../words.ts';
import { playerOf } from '../workers/player.ts';
import { useTexts } from './useTexts.ts';

/** The seating of the match, and which seats bots play. */
export const PlayedWith = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('save', 'info', 'bots'));
  const texts = useTexts();
  const layout = state.info?.layouts.find(({ name }) => name === state.save?.seats);
  if (layout === undefined) return null;
  const seats = layout.seats.map(({ name }) => ({
    seat: texts.path(`seats/${layout.name}/${name}`),
    player: playerOf(state, layout.name, name),
  }));
  const bots = [...Map.groupBy(seats, ({ player }) => player)].filter(([player]) => player !== 'human');
  const lines = bots.map(([player, all]) => played(t, namesOf(all), botName(t, player)));
  return [texts.path(`seats/${layout.name}`), ...lines].map(isolated).join(' · ');
};

const namesOf = (seats: readonly { readonly seat: string }[]): readonly string[] => seats.map(({ seat }) => seat);

/** More than these are only counted. */
const NAMED = 2;

const played = (t: Say, seats: readonly string[], by: string): string =>
  seats.length > NAMED ? `${seats.length} × ${by}` : t('nameAndValue', { name: seats.join(', '), value: by });
