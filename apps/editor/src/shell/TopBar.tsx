import { CircleHelp, Search } from 'lucide-react';
import { CommandMenu } from '../commands/CommandMenu.tsx';
import { keyName } from '../commands/key-name.ts';
import { PROJECT_COMMANDS } from '../commands/project-commands.ts';
import { useStore, useWorkbench } from '../context.ts';
import { PageChoices } from '../preferences/PageChoices.tsx';
import { PLACE_WORDS } from '../state/place-words.ts';
import { pick } from '../state/selectors.ts';
import { placeOf, plainName } from '../storage/mounted-projects.ts';
import { FaceSwitch } from '../table/FaceSwitch.tsx';
import { Home } from '../table/Home.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Hint } from '../ui/Hint.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useIsNarrow } from '../ui/useIsNarrow.ts';
import { LongWork } from './LongWork.tsx';
import styles from './TopBar.module.css';

/** Where there is little room, the start page is only in the menu of the project. */
export const TopBar = () => (
  <header className={styles.bar}>
    {useIsNarrow() ? null : <Home />}
    <Title />
    <OtherTabs />
    <WithoutTexts />
    <FaceSwitch />
    <CommandMenu label="project" commands={PROJECT_COMMANDS} />
    <Trouble />
    <LongWork />
    <NotSaved />
    <span className={styles.gap} />
    <GoTo />
    <Help />
    <PageChoices />
  </header>
);

const Trouble = () => {
  const { bench, t } = useWorkbench();
  const { trouble } = useStore(pick('trouble'));
  if (trouble === undefined) return null;
  return (
    <p className={styles.trouble} data-part="trouble" role="alert">
      <span>{t('trouble', { what: trouble })}</span>
      <button type="button" className="plain" onClick={() => bench.actions.dismissTrouble()}>
        {t('dismiss')}
      </button>
    </p>
  );
};

const GoTo = () => {
  const { bench, t } = useWorkbench();
  const isOpen = useStore(({ ruleset }) => ruleset !== undefined);
  const isNarrow = useIsNarrow();
  if (!isOpen) return null;
  const open = (): void => bench.actions.openDialog({ what: 'go-to', among: 'names' });
  if (isNarrow) return <IconButton icon={Search} label={t('goTo')} onClick={open} />;
  return (
    <Tooltip label={keyName('Mod+P', t)}>
      <Button icon={Search} onClick={open}>
        {t('goTo')}
      </Button>
    </Tooltip>
  );
};

const Help = () => {
  const { bench, t } = useWorkbench();
  const isNarrow = useIsNarrow();
  const open = (): void => bench.actions.openDialog({ what: 'help' });
  if (isNarrow) return <IconButton icon={CircleHelp} label={t('help')} onClick={open} />;
  return (
    <Button icon={CircleHelp} onClick={open}>
      {t('help')}
    </Button>
  );
};

/** The program, what is open, and where that is kept if not in the folder. Without room, only what is open. */
const Title = () => {
  const { t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));
  const isNarrow = useIsNarrow();
  if (ruleset === undefined) return <h1>Sandtable</h1>;
  const place = placeOf(ruleset);
  const where = place === undefined ? '' : ` · ${t(PLACE_WORDS[place])}`;
  return (
    <>
      <h1 className={isNarrow ? 'unseen' : undefined}>Sandtable</h1>
      <span className={classNames('quiet', styles.name)}>{`${plainName(ruleset)}${where}`}</span>
    </>
  );
};

/** Names are missing because someone chose so. */
const WithoutTexts = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('withoutTexts', 'ruleset'));
  if (!state.withoutTexts || state.ruleset === undefined) return null;
  return (
    <button type="button" className="plain" onClick={() => bench.actions.setWithoutTexts(false)}>
      {t('openWithTexts')}
    </button>
  );
};

/** Says that someone else may write here as well: himself, in another tab. */
const OtherTabs = () => {
  const { t } = useWorkbench();
  const { otherTabs } = useStore(pick('otherTabs'));

  return (
    <span data-part="other-tabs" role="status">
      {otherTabs > 0 ? <Hint hint={t('otherTabsHint')}>{t('otherTabs', { n: otherTabs })}</Hint> : null}
    </span>
  );
};

/** Stands until everything is stored: nobody may close the page believing that it is. */
const NotSaved = () => {
  const { bench, t } = useWorkbench();
  const { unsaved } = useStore(pick('unsaved'));

  if (unsaved === undefined) return null;
  const stored = t('notSaved', { file: unsaved.path, why: t(unsaved.why) });
  const said = unsaved.kept ? stored : `${stored} ${t('notKept')}`;
  return (
    <p className={styles.trouble} data-part="trouble" role="alert">
      <span>{said}</span>
      <button type="button" className="plain" onClick={() => void bench.files.retry()}>
        {t('tryNow')}
      </button>
    </p>
  );
};
