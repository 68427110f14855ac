import { X } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Log } from '../log/Log.tsx';
import { OpenSection } from '../log/open-section.ts';
import { ViewAs } from '../play/ViewAs.tsx';
import { pick } from '../state/selectors.ts';
import { MatchTime } from '../time-line/MatchTime.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useIsNarrow } from '../ui/useIsNarrow.ts';
import { ChangeRules } from './ChangeRules.tsx';
import styles from './Drawer.module.css';
import { Rulebook } from './Rulebook.tsx';

type Part = 'log' | 'rulebook';

/** Log and rules, one of them at a time, and the timeline of the match below them. */
export const Drawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWorkbench();
  const { ruleset, info } = useStore(pick('ruleset', 'info'));
  const isNarrow = useIsNarrow();
  const [part, setPart] = useState<Part>('log');
  const [section, setSection] = useState<string | undefined>();
  const openSection = (sought: string): void => {
    setSection(sought);
    setPart('rulebook');
  };
  const show = (next: Part): void => {
    setSection(undefined);
    setPart(next);
  };
  return (
    <aside className={styles.drawer} data-part="drawer" aria-label={t(part === 'log' ? 'log' : 'playerRules')}>
      <IconButton className={styles.close} label={t('closeDrawer')} icon={X} onClick={onClose} />
      <Tabs<Part>
        className={styles.parts}
        label={t('below')}
        tabs={[
          { id: 'log', label: t('log') },
          { id: 'rulebook', label: t('playerRules') },
        ]}
        shown={part}
        onShow={show}
      >
        {part === 'log' ? (
          <OpenSection value={openSection}>
            <Log key={ruleset} />
          </OpenSection>
        ) : (
          <>
            <ChangeRules />
            <Rulebook section={section} />
          </>
        )}
      </Tabs>
      {isNarrow && info !== undefined ? (
        <div className={styles.viewer}>
          <ViewAs info={info} />
        </div>
      ) : null}
      <MatchTime />
    </aside>
  );
};
