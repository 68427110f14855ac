import { randomBot } from '@sandtable/bots';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { stillLoading } from '../state/still-loading.ts';
import styles from './Games.module.css';
import { GamesForm } from './GamesForm.tsx';
import { GamesReport } from './GamesReport.tsx';
import { useGames } from './useGames.ts';

/** Many games of bots at once; those that did not end as games should can be opened. */
export const Games = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('javascript', 'compiledIn', 'rulesValid'));
  const [count, setCount] = useState(100);
  const [bot, setBot] = useState(randomBot.bot);
  const games = useGames(count, bot);
  if (state.javascript === undefined) return <p className="empty">{t(stillLoading(state) ? 'loading' : 'notYet')}</p>;
  return (
    <div className={styles.games}>
      <GamesForm
        count={count}
        onCount={setCount}
        bot={bot}
        onBot={setBot}
        running={games.running}
        onBegin={games.begin}
        onStop={games.stop}
      />
      {games.summary ? <GamesReport {...games} summary={games.summary} of={count} /> : null}
    </div>
  );
};
