import type { GameInfo } from '@sandtable/engine';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { playerOf } from '../state/player.ts';
import { Earlier } from './Earlier.tsx';
import { NotYet } from './NotYet.tsx';
import { type Chosen, Options } from './Options.tsx';
import { possible } from './possible.ts';
import { useTexts } from './useTexts.ts';
import { Variants } from './Variants.tsx';

type Seating = GameInfo['layouts'][number];
type Player = (typeof WITH_POLICY)[number];

const PLAYERS = ['human', 'random', 'search'] as const;
const WITH_POLICY = [...PLAYERS, 'policy'] as const;

const Bots = ({ layout, players }: { readonly layout: Seating | undefined; readonly players: readonly Player[] }) => {
  const { bench, state, t } = useWorkbench();
  const texts = useTexts();
  return layout?.seats.map((seat) => (
    <label key={seat.name}>
      {texts.path(`seats/${layout.name}/${seat.name}`)}{' '}
      <select
        value={playerOf(state, layout.name, seat.name)}
        onChange={({ target }) =>
          bench.play.setBot(seat.name, players.find((player) => player === target.value) ?? 'human')
        }
      >
        {players.map((player) => (
          <option key={player} value={player}>
            {t(player)}
          </option>
        ))}
      </select>
    </label>
  ));
};

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
      data-region="play"
      aria-label={t('newGame')}
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
        <Bots layout={layout} players={info.policies === undefined ? PLAYERS : WITH_POLICY} />
      </div>
      <Earlier />
      <Variants />
      <Options info={info} chosen={options} onChoose={setOptions} />
      <NotYet info={info} chosen={options} />
    </form>
  );
};
