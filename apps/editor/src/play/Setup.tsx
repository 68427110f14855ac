import type { GameInfo } from '@sandtable/engine';
import { setupProblems } from '@sandtable/session';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { type Chosen, Options } from './Options.tsx';
import { useTexts } from './useTexts.ts';

type Seating = GameInfo['layouts'][number];

const BOTS = ['random', 'search'] as const;

const Bots = ({ layout }: { readonly layout: Seating | undefined }) => {
  const { bench, state, t } = useWorkbench();
  const texts = useTexts();
  return layout?.seats.map((seat) => (
    <label key={seat.name}>
      {texts.path(`seats/${layout.name}/${seat.name}`)}{' '}
      <select
        value={state.bots[seat.name] ?? 'human'}
        onChange={({ target }) =>
          bench.play.setBot(
            seat.name,
            BOTS.find((bot) => bot === target.value),
          )
        }
      >
        <option value="human">{t('human')}</option>
        {BOTS.map((bot) => (
          <option key={bot} value={bot}>
            {t(bot)}
          </option>
        ))}
      </select>
    </label>
  ));
};

/** An edit may take an option or its value away; what is left can be played. */
const possible = (info: GameInfo, seats: string, chosen: Chosen): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([k, v]) => setupProblems(info, { seats, seed: 0, options: { [k]: v } }).length === 0,
    ),
  );

/** Who plays, from which dice, and by which options. */
export const Setup = ({ info }: { readonly info: GameInfo }) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const [chosen, setChosen] = useState(info.layouts[0]?.name ?? '');
  const [seed, setSeed] = useState(1);
  const [options, setOptions] = useState<Chosen>({});
  // An edit may take the chosen seating away.
  const layout = info.layouts.find((l) => l.name === chosen) ?? info.layouts[0];
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void bench.play.start(layout?.name ?? '', seed, possible(info, layout?.name ?? '', options));
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
      <Options info={info} chosen={options} onChoose={setOptions} />
    </form>
  );
};
