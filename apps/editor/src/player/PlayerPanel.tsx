import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Log } from '../play/Log.tsx';
import { pick } from '../state/selectors.ts';
import { Tabs } from '../ui/Tabs.tsx';
import styles from './PlayerPage.module.css';
import { Rulebook } from './Rulebook.tsx';

type Part = 'log' | 'rulebook';

/** Log and rulebook, one of them at a time. */
export const PlayerPanel = () => {
  const { t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const [part, setPart] = useState<Part>('log');
  return (
    <aside className={styles.panel} data-part="player-panel" aria-label={t(part === 'log' ? 'log' : 'playerRules')}>
      <Tabs<Part>
        label={t('below')}
        tabs={[
          { id: 'log', label: t('log') },
          { id: 'rulebook', label: t('playerRules') },
        ]}
        shown={part}
        onShow={setPart}
      >
        {part === 'log' ? <Log key={ruleset} /> : <Rulebook />}
      </Tabs>
    </aside>
  );
};
