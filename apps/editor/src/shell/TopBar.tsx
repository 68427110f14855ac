import { CircleHelp, Search } from 'lucide-react';
import { CommandMenu } from '../commands/CommandMenu.tsx';
import { keyName } from '../commands/key-name.ts';
import { PROJECT_COMMANDS } from '../commands/project-commands.ts';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { StoppedWork } from '../state/stopped.ts';
import { placeOf, plainName } from '../storage/joined.ts';
import { Button } from '../ui/Button.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import type { Say } from '../words.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { Told } from './Told.tsx';

export const TopBar = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('trouble'));
  return (
    <header className="top">
      <h1>Sandtable</h1>
      <RulesetName />
      <OtherTabs />
      <WithoutTexts />
      <CommandMenu label="project" commands={PROJECT_COMMANDS} />
      {state.trouble === undefined ? null : (
        <p className="trouble" role="alert">
          <span title={state.trouble}>{t('trouble', { what: state.trouble.slice(0, 200) })}</span>
          <button type="button" className="plain" onClick={() => bench.actions.dismissTrouble()}>
            {t('dismiss')}
          </button>
        </p>
      )}
      <Told />
      <LongWork />
      <NotSaved />
      <GoTo />
      <Help />
      <ThemeChoice />
      <LanguageChoice />
    </header>
  );
};

const GoTo = () => {
  const { bench, t } = useWorkbench();
  const isOpen = useStore(({ ruleset }) => ruleset !== undefined);
  if (!isOpen) return null;
  return (
    <Tooltip label={keyName('Mod+P', t)}>
      <Button icon={Search} onClick={() => bench.actions.openDialog({ what: 'go-to', among: 'names' })}>
        {t('goTo')}
      </Button>
    </Tooltip>
  );
};

const Help = () => {
  const { bench, t } = useWorkbench();
  return (
    <Button icon={CircleHelp} onClick={() => bench.actions.openDialog({ what: 'help' })}>
      {t('help')}
    </Button>
  );
};

/** What is open, and where it is kept if not in the folder. */
const RulesetName = () => {
  const { t } = useWorkbench();
  const { ruleset } = useStore(pick('ruleset'));

  if (ruleset === undefined) return null;
  const place = placeOf(ruleset);
  const where = place === undefined ? '' : ` · ${t(place === 'browser' ? 'inBrowser' : 'fromLink')}`;
  return <span className="quiet">{`${plainName(ruleset)}${where}`}</span>;
};

/** Names are missing because somebody chose so. */
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

/** Says that somebody else may write here as well: himself, in another tab. */
const OtherTabs = () => {
  const { t } = useWorkbench();
  const { otherTabs } = useStore(pick('otherTabs'));

  return (
    <span className="other-tabs" role="status" title={otherTabs > 0 ? t('otherTabsHint') : undefined}>
      {otherTabs > 0 ? t('otherTabs', { n: otherTabs }) : ''}
    </span>
  );
};

const SLOW = {
  checking: 'slowCheck',
  making: 'slowCheck',
  play: 'slowPlay',
  replay: 'slowPlay',
  why: 'slowWhy',
  odds: 'slowPlay',
  bots: 'slowBots',
} as const;

/** Rules that compute and compute can be stopped; what was stopped is said until somebody has read it. */
const LongWork = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('slow', 'stopped'));
  const [slow] = state.slow;
  if (slow !== undefined)
    return (
      <p className="long-work" role="status">
        <span>{t(SLOW[slow])}</span>
        <button type="button" onClick={() => bench.stopWork()}>
          {t('stopWork')}
        </button>
      </p>
    );
  if (state.stopped === undefined) return null;
  return (
    <p className="long-work" role="alert">
      <span>{stoppedSaid(state.stopped, t)}</span>
      <button type="button" className="plain" onClick={() => bench.actions.dismissStopped()}>
        {t('dismiss')}
      </button>
    </p>
  );
};

const stoppedSaid = (stopped: StoppedWork, t: Say): string => {
  const { behind } = stopped;
  return behind === undefined ? workSaid(stopped, t) : `${workSaid(stopped, t)} ${t('stoppedBehind', { n: behind })}`;
};

const workSaid = ({ work, phase }: StoppedWork, t: Say): string => {
  if (work === 'play') return phase === undefined ? t('stoppedPlay') : t('stoppedPlayIn', { phase });
  if (work === 'replay') return t('stoppedReplay');
  if (work === 'odds') return t('stoppedOdds');
  if (work === 'bots') return t('stoppedBots');
  return t(work === 'why' ? 'stoppedWhy' : 'stoppedCheck');
};

/** Stands until everything is stored: nobody may close the page believing that it is. */
const NotSaved = () => {
  const { bench, t } = useWorkbench();
  const { unsaved } = useStore(pick('unsaved'));

  if (unsaved === undefined) return null;
  const stored = t('notSaved', { file: unsaved.path, why: t(unsaved.why) });
  const said = unsaved.kept ? stored : `${stored} ${t('notKept')}`;
  return (
    <p className="trouble" role="alert">
      <span title={said}>{said}</span>
      <button type="button" className="plain" onClick={() => void bench.files.retry()}>
        {t('tryNow')}
      </button>
    </p>
  );
};
