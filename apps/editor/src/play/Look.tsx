import type { GameInfo } from '@sandtable/engine';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Viewer } from '../workers/protocol.ts';
import { hides } from './hides.ts';
import { useTexts } from './useTexts.ts';

/** Through whose eyes the match is shown; games that hide nothing need no choice, but a way back to everything. */
export const Look = ({ info }: { readonly info: GameInfo }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('save', 'viewer', 'player'));
  const texts = useTexts();
  const layout = info.layouts.find((one) => one.name === state.save?.seats);
  const isWholly = state.viewer === 'all' || state.player;
  if ((isWholly && !hides(info)) || layout === undefined) return null;
  return (
    <label className="look">
      {t('viewer')}{' '}
      <select value={state.viewer} onChange={(event) => void bench.play.look(event.target.value as Viewer)}>
        <option value="all">{t('viewAll')}</option>
        <option value="asked">{t('viewAsked')}</option>
        {layout.seats.map((seat) => (
          <option key={seat.name} value={`seat:${seat.name}`}>
            {texts.path(`seats/${layout.name}/${seat.name}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
