import type { GamesTold, OddGame } from '@sandtable/analysis';
import { randomBot } from '@sandtable/bots';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { ShorterMatch } from '../match-history/ShorterMatch.tsx';
import { botsFor } from '../play/bot-words.ts';
import { useTexts } from '../play/useTexts.ts';
import { PlayedBy } from '../shell/PlayedBy.tsx';
import { pick } from '../state/selectors.ts';
import { stillLoading } from '../state/still-loading.ts';
import { type ShortenedGame, useGames } from './useGames.ts';

/** Many games of bots at once; those that did not end as games should can be opened. */
export const Games = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('javascript', 'compiledIn', 'rulesValid', 'info', 'variants'));
  const [games, setGames] = useState(100);
  const [bot, setBot] = useState(randomBot.bot);
  const { told, running, shortened, canOpen, begin, stop, open, shorten } = useGames(games, bot);
  if (state.javascript === undefined) return <p className="empty">{t(stillLoading(state) ? 'loading' : 'notYet')}</p>;
  const quickBots = botsFor(state.info).filter(({ isSlow }) => !isSlow);
  return (
    <div className="games">
      <form
        className="row-of-buttons"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <label>
          {t('howManyGames')}{' '}
          <input
            type="number"
            min={1}
            max={100_000}
            value={games}
            onChange={({ target }) => setGames(Math.max(1, Math.min(100_000, Number(target.value) | 0)))}
          />
        </label>
        <PlayedBy bots={quickBots.map(({ id }) => id)} bot={bot} onChange={setBot} />
        {running ? (
          <button type="button" className="primary" onClick={stop}>
            {t('stop')}
          </button>
        ) : (
          <button type="submit" className="primary">
            {t('playGames')}
          </button>
        )}
        {state.variants.length === 0 ? null : (
          <button type="button" onClick={() => bench.actions.showPanel('differences')}>
            {t('compareAlone')}
          </button>
        )}
      </form>
      {told ? (
        <Told told={told} of={games} canOpen={canOpen} onOpen={open} onShorten={shorten} shortened={shortened} />
      ) : null}
    </div>
  );
};

interface ToldProps {
  readonly told: GamesTold;
  readonly of: number;
  readonly canOpen: boolean;
  readonly onOpen: (game: OddGame) => void;
  readonly onShorten: (game: OddGame) => void;
  readonly shortened: ShortenedGame | undefined;
}

const Told = ({ told, of, canOpen, onOpen, onShorten, shortened }: ToldProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (
    <>
      <p role="status">
        {t('gamesTold', { n: told.played, of, drawn: told.drawn, faults: told.faults, endless: told.endless })}
      </p>
      <ul className="wins">
        {Object.entries(told.won).map(([role, n]) => (
          <li key={role}>{t('winsOf', { who: texts.member(role), n })}</li>
        ))}
      </ul>
      {told.odd.length === 0 ? <p className="quiet">{t('noOddGames')}</p> : <h2>{t('oddGames')}</h2>}
      <ol>
        {told.odd.map((one) => (
          <li key={one.game}>
            {t('oddGame', { n: one.game + 1, seed: one.seed, decisions: one.decisions })}:{' '}
            {one.fault === undefined ? t('endlessGame') : texts.path(one.fault)}{' '}
            <button type="button" className="plain" disabled={!canOpen} onClick={() => onOpen(one)}>
              {t('openGame')}
            </button>{' '}
            <button
              type="button"
              className="plain"
              disabled={!canOpen || shortened?.done === false}
              onClick={() => onShorten(one)}
            >
              {t('shorten')}
            </button>
            {shortened?.game === one.game ? <ShorterMatch shortened={shortened} /> : null}
          </li>
        ))}
      </ol>
    </>
  );
};
