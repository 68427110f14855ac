import { X } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Log } from '../play/Log.tsx';
import { MatchTime } from '../play/MatchTime.tsx';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import styles from './Drawer.module.css';
import { Rulebook } from './Rulebook.tsx';

type Part = 'log' | 'rulebook';

/** Log and rules, one of them at a time, and the timeline of the match below them. */
export const Drawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const [part, setPart] = useState<Part>('log');
  return (
    <aside className={styles.drawer} data-part="player-panel" aria-label={t(part === 'log' ? 'log' : 'playerRules')}>
      <IconButton className={styles.close} label={t('closeDrawer')} icon={X} onClick={onClose} />
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
      <MatchTime />
    </aside>
  );
};
