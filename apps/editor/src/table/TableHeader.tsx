import { ListPlus, PanelRight, Redo2, Share2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useIsOnlooker } from '../play/useIsOnlooker.ts';
import { namesIn } from '../play/useRuleNames.ts';
import { useTexts } from '../play/useTexts.ts';
import { ViewAs } from '../play/ViewAs.tsx';
import { LanguageFallback } from '../preferences/LanguageChoice.tsx';
import { pick } from '../state/selectors.ts';
import { placeOf, plainName } from '../storage/mounted-projects.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useIsNarrow } from '../ui/useIsNarrow.ts';
import { AppearanceMenu } from './AppearanceMenu.tsx';
import { FaceSwitch } from './FaceSwitch.tsx';
import { Home } from './Home.tsx';
import { MatchSeats } from './MatchSeats.tsx';
import styles from './TableHeader.module.css';

interface Props {
  readonly isDrawerOpen: boolean;
  readonly onDrawer: (open: boolean) => void;
}

/** What is played and by whom, and what can be done with the match and the page. */
export const TableHeader = ({ isDrawerOpen, onDrawer }: Props) => {
  const { t } = useWorkbench();
  const { ruleset, info } = useStore(pick('ruleset', 'info'));
  const isNarrow = useIsNarrow();
  return (
    <header className={styles.header}>
      <Home />
      <GameName />
      <MatchSeats />
      <FaceSwitch />
      <span className={styles.gap} />
      {info === undefined || isNarrow ? null : (
        <span className={styles.viewer}>
          <ViewAs info={info} isQuiet />
        </span>
      )}
      {ruleset === undefined ? null : <MatchActions />}
      <LanguageFallback />
      <AppearanceMenu />
      <IconButton
        label={t(isDrawerOpen ? 'closeDrawer' : 'openDrawer')}
        icon={PanelRight}
        aria-expanded={isDrawerOpen}
        onClick={() => onDrawer(!isDrawerOpen)}
      />
    </header>
  );
};

/** The tab of the browser has the name of the game as well. */
const GameName = () => {
  const { t } = useWorkbench();
  const { ruleset, variants } = useStore(pick('ruleset', 'variants'));
  const texts = useTexts();
  const name = ruleset === undefined ? 'Sandtable' : (texts.named('ruleset/name') ?? plainName(ruleset));
  useEffect(() => {
    document.title = name;
  }, [name]);
  const from = ruleset !== undefined && placeOf(ruleset) === 'link' ? [t('fromLink')] : [];
  return (
    <>
      <h1 className={styles.name}>{name}</h1>
      <span className={styles.variants}>{[...from, ...variants.map(namesIn(texts))].join(' · ')}</span>
    </>
  );
};

/** Where there is little room, what isn't needed at every move is in the menu of the page. */
const MatchActions = () => {
  const { bench, t } = useWorkbench();
  const isOnlooker = useIsOnlooker();
  const isNarrow = useIsNarrow();
  return (
    <>
      {isOnlooker ? null : <PlayerActions />}
      {isNarrow ? null : (
        <IconButton label={t('shareLink')} icon={Share2} onClick={() => bench.actions.openDialog({ what: 'share' })} />
      )}
    </>
  );
};

/** What those who only watch can't do. */
const PlayerActions = () => {
  const { bench, t } = useWorkbench();
  const isNarrow = useIsNarrow();
  return (
    <>
      <Undo />
      {isNarrow ? null : (
        <>
          <Redo />
          <IconButton
            label={t('newGame')}
            icon={ListPlus}
            onClick={() => bench.actions.openDialog({ what: 'new-match' })}
          />
        </>
      )}
    </>
  );
};

/** On a phone it is in the drawer alone. */
const Redo = () => {
  const { bench, t } = useWorkbench();
  const { view, running } = useStore(pick('view', 'running'));
  return (
    <IconButton
      label={t('redo')}
      keys="Ctrl+Y"
      icon={Redo2}
      disabled={view?.redoable !== true || running}
      onClick={() => void bench.play.redo()}
    />
  );
};

const Undo = () => {
  const { bench, t } = useWorkbench();
  const { view, running } = useStore(pick('view', 'running'));
  return (
    <IconButton
      label={t('undo')}
      keys="Ctrl+Z"
      icon={Undo2}
      disabled={view?.undoable !== true || running}
      onClick={() => void bench.play.undo()}
    />
  );
};
