import type { GameInfo } from '@sandtable/engine';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from './useTexts.ts';

type Seating = GameInfo['layouts'][number];

const Bots = ({ layout }: { readonly layout: Seating | undefined }) => {
  const { bench, state, t } = useWorkbench();
  const texts = useTexts();
  return layout?.seats.map((seat) => (
    <label key={seat.name}>
      {texts.path(`seats/${layout.name}/${seat.name}`)}{' '}
      <select
        value={state.bots.includes(seat.name) ? 'random' : 'human'}
        onChange={(e) => bench.play.setBot(seat.name, e.target.value === 'random')}
      >
        <option value="human">{t('human')}</option>
        <option value="random">{t('random')}</option>
      </select>
    </label>
  ));
};

/** Who plays, and from which dice. */
export const Setup = ({ info }: { readonly info: GameInfo }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const [chosen, setChosen] = useState(info.layouts[0]?.name ?? '');
  const [seed, setSeed] = useState(1);
  // An edit may take the chosen seating away.
  const layout = info.layouts.find((l) => l.name === chosen) ?? info.layouts[0];
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void bench.play.start(layout?.name ?? '', seed, {});
      }}
    >
      <label>
        {t('seats')}{' '}
        <select value={layout?.name} onChange={(event) => setChosen(event.target.value)}>
          {info.layouts.map((one) => (
            <option key={one.name} value={one.name}>
              {texts.path(`seats/${one.name}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('seed')}{' '}
        <input
          type="number"
          value={seed}
          min={0}
          max={2147483647}
          onChange={(event) => setSeed(Number(event.target.value) | 0)}
        />
      </label>
      <button type="submit" className="primary">
        {t('newGame')}
      </button>
      <div className="bots">
        <Bots layout={layout} />
      </div>
    </form>
  );
};
