import { useEffect, useState } from 'react';
import { CommandButton } from '../commands/CommandButton.tsx';
import { commandOf } from '../commands/registry.ts';
import { useStore, useWorkbench } from '../context.ts';
import { FromLink } from '../sharing/FromLink.tsx';
import type { GameCard } from '../state/game-cards.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { Card } from './Card.tsx';
import { NoFolders, OpenFolder } from './DiskFolder.tsx';
import { FolderAway } from './FolderAway.tsx';
import { foundCards } from './found-cards.ts';
import { GoOn } from './GoOn.tsx';
import { NotFound, NotReopened } from './NotReopened.tsx';
import { OPENINGS } from './openings.ts';
import styles from './Start.module.css';

/** What the page shows while no ruleset is open: what there is, and what can be begun. */
export const Start = () => {
  const { t } = useWorkbench();
  return (
    <main className={styles.page} data-region="rulesets" aria-label={t('startPage')}>
      <FromLink />
      <FolderAway />
      <OpenFolder />
      <NotReopened />
      <NotFound />
      <div className={styles.sheet}>
        <p className={styles.lead}>{t('startLead')}</p>
        <Games />
        <Begin />
      </div>
    </main>
  );
};

const Games = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('loading'));
  const cards = useCards();
  const [sought, seek] = useState('');
  const found = foundCards(cards ?? [], sought);
  const isSearched = (cards?.length ?? 0) > HANDFUL;
  return (
    <>
      {cards === undefined ? null : <GoOn cards={cards} />}
      <section aria-labelledby="start-games">
        <div className={styles.head}>
          <h2 id="start-games">{t('startGames')}</h2>
          {isSearched ? <SearchInput label={t('startSearch')} onSearch={seek} /> : null}
        </div>
        {state.loading ? <p className="empty">{t('loading')}</p> : null}
        {!state.loading && cards?.length === 0 ? <p className="empty">{t('startNone')}</p> : null}
        {isSearched ? <Found n={found.length} sought={sought} /> : null}
        <ul className={styles.cards}>
          {found.map((card) => (
            <li key={card.ruleset}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
};

/** Up to so many games are found at a glance. */
const HANDFUL = 6;

/** How many games fit what is sought. */
const Found = ({ n, sought }: { readonly n: number; readonly sought: string }) => {
  const { t } = useWorkbench();
  const isSought = sought.trim() !== '';
  const said = n > 0 ? t('startFound', { n }) : t('startNoneFound', { sought: sought.trim() });
  return (
    <p role="status" className={isSought ? styles.found : undefined}>
      {isSought ? said : null}
    </p>
  );
};

const Begin = () => {
  const { bench, t } = useWorkbench();
  return (
    <section aria-labelledby="start-begin">
      <h2 id="start-begin">{t('startBegin')}</h2>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => bench.actions.openDialog({ what: 'new-game' })}>
          {t('newGameRules')}
        </Button>
        <CommandButton command={commandOf('project.importFiles')} />
        <CommandButton command={commandOf('project.importFolder')} />
        <OpenDisk />
        <Openings />
      </div>
      <p className="quiet">{t('startDrop')}</p>
      <NoFolders />
    </section>
  );
};

/** Where the browser opens folders, and none is open. */
const OpenDisk = () => {
  const command = commandOf('project.openDisk');
  const isShown = useStore((state) => state.disk?.status === 'none');
  return isShown ? <CommandButton command={command} /> : null;
};

const Openings = () => {
  const { bench, t } = useWorkbench();
  return OPENINGS.filter(({ isThere }) => isThere?.(bench) ?? true).map(({ word, open }) => (
    <Button key={word} onClick={() => open(bench)}>
      {t(word)}
    </Button>
  ));
};

/** Cards of today's files; those of before stay until new ones are read. */
const useCards = (): readonly GameCard[] | undefined => {
  const { bench } = useWorkbench();
  const { files, lang, loading } = useStore(pick('files', 'lang', 'loading'));

  const [cards, setCards] = useState<readonly GameCard[] | undefined>(undefined);
  useEffect(() => {
    let isWanted = !loading;
    if (isWanted) void bench.projects.cards(files, lang).then((made) => isWanted && setCards(made));
    return () => {
      isWanted = false;
    };
  }, [bench, files, lang, loading]);
  return cards;
};
