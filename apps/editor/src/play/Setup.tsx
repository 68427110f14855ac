import type { GameInfo } from '@sandtable/engine';
import { useState } from 'react';
import { anySeed } from '../any-seed.ts';
import { useStore, useWorkbench } from '../context.ts';
import { playerOf } from '../state/player.ts';
import { pick } from '../state/selectors.ts';
import { botName, botsFor } from './bot-words.ts';
import { Earlier } from './Earlier.tsx';
import { Look } from './Look.tsx';
import { NotYet } from './NotYet.tsx';
import { type Chosen, Options } from './Options.tsx';
import { possible } from './possible.ts';
import { useTexts } from './useTexts.ts';
import { Variants } from './Variants.tsx';

type Seating = GameInfo['layouts'][number];

/** Who plays each seat: a person, or a bot that the rules are enough for. */
const Bots = ({ layout }: { readonly layout: Seating | undefined }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('bots', 'info'));
  const texts = useTexts();
  return layout?.seats.map((seat) => (
    <label key={seat.name}>
      {texts.path(`seats/${layout.name}/${seat.name}`)}{' '}
      <select
        value={playerOf(state, layout.name, seat.name)}
        onChange={({ target }) => bench.play.setBot(seat.name, target.value)}
      >
        <option value="human">{t('human')}</option>
        {botsFor(state.info).map(({ id }) => (
          <option key={id} value={id}>
            {botName(t, id)}
          </option>
        ))}
      </select>
    </label>
  ));
};

interface Props {
  readonly info: GameInfo;
  /** While a match runs, all but one line is folded away until it is wanted. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Who plays, from which dice, and by which options. */
export const Setup = ({ info, open, onOpen }: Props) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view'));
  const texts = useTexts();
  const [chosen, setChosen] = useState(info.layouts[0]?.name ?? '');
  /** Empty: each match has another. */
  const [seed, setSeed] = useState('');
  const [options, setOptions] = useState<Chosen>({});
  // An edit may take the chosen seating away.
  const layout = info.layouts.find((l) => l.name === chosen) ?? info.layouts[0];
  const running = state.view !== undefined;
  const folded = running && !open;
  return (
    <form
      className={folded ? 'setup folded' : 'setup'}
      data-region="play"
      aria-label={t('newGame')}
      onSubmit={(event) => {
        event.preventDefault();
        const fixed = seed === '' ? anySeed() : Number(seed) | 0;
        void bench.play.start(layout?.name ?? '', fixed, possible(info, layout?.name ?? '', options));
      }}
    >
      {running ? <Fold open={open} onOpen={onOpen} /> : null}
      <div className="setup-part" hidden={folded}>
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
            placeholder={t('seedAny')}
            title={t('seedHint')}
            onChange={(event) => setSeed(event.target.value)}
          />
        </label>
      </div>
      {running ? <Look info={info} /> : null}
      <button type="submit" className="primary">
        {t('newGame')}
      </button>
      <div className="setup-part" hidden={folded}>
        <div className="bots">
          <Bots layout={layout} />
        </div>
        <Earlier />
        <Variants />
        <Options info={info} chosen={options} onChoose={setOptions} />
      </div>
      <NotYet info={info} chosen={options} />
    </form>
  );
};

/** Opens and closes the set-up; while it is closed, what the match is played with stands beside the button. */
const Fold = ({ open, onOpen }: Omit<Props, 'info'>) => {
  const { t } = useWorkbench();
  const state = useStore(pick('variants'));
  return (
    <>
      <button type="button" className="plain setup-fold" aria-expanded={open} onClick={() => onOpen(!open)}>
        {open ? '▾' : '▸'} {t('setUp')}
      </button>
      {open ? null : (
        <span className="setup-told">
          <PlayedWith />
          {state.variants.length === 0 ? null : <b> · {state.variants.join(' + ')}</b>}
        </span>
      )}
    </>
  );
};

/** The seating of the match, and who of it is no person. */
const PlayedWith = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('save', 'info', 'bots'));
  const texts = useTexts();
  const seats = state.save?.seats;
  const layout = state.info?.layouts.find(({ name }) => name === seats);
  if (layout === undefined) return null;
  const bots = layout.seats.flatMap(({ name }) => {
    const player = playerOf(state, layout.name, name);
    return player === 'human' ? [] : [`${texts.path(`seats/${layout.name}/${name}`)}: ${botName(t, player)}`];
  });
  return [texts.path(`seats/${layout.name}`), ...bots].join(' · ');
};
