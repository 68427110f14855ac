import { offeredOf, randomBot, readBot } from '@sandtable/bots';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { botsFor } from '../play/bot-words.ts';
import { GameCount, USUAL_COUNT } from '../shell/GameCount.tsx';
import { PlayedBy } from '../shell/PlayedBy.tsx';
import type { Run } from '../state/differ.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from './sides.ts';

interface Props {
  readonly before: SideName;
  readonly after: SideName;
  readonly run: Run | undefined;
}

/** How many games, by whom, and with which numbers; and the button that begins or ends them. */
export const Terms = ({ before, after, run }: Props) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('info'));
  const [games, setGames] = useState(USUAL_COUNT);
  const [bot, setBot] = useState(randomBot.bot);
  const [seed, setSeed] = useState(1);
  const wanted = { before, after, games, seed, bot: readBot(bot) ?? randomBot };
  return (
    <div className="workshop-tools terms">
      <GameCount games={games} onChange={setGames} />
      <PlayedBy bots={botsFor(state.info).flatMap(offeredOf)} bot={bot} onChange={setBot} />
      <label>
        {t('seed')}{' '}
        <input
          type="number"
          min="0"
          value={seed}
          onChange={({ target }) => setSeed(Math.abs(target.valueAsNumber) || 0)}
        />
      </label>
      {run?.running ? (
        <button type="button" onClick={bench.differ.stop}>
          {t('stop')}
        </button>
      ) : (
        <button type="button" disabled={state.info === undefined} onClick={() => void bench.differ.begin(wanted)}>
          {t('letPlay')}
        </button>
      )}
      {run?.running ? (
        <progress aria-label={t('letPlay')} max={run.wanted.games} value={run.comparison?.pairs ?? 0} />
      ) : null}
    </div>
  );
};
