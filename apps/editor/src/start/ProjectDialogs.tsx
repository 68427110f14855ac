import { RULESET_NAME } from '@sandtable/messages';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { NewPlace } from '../state/projects.ts';
import { pick } from '../state/selectors.ts';
import { TEMPLATES } from '../state/templates.ts';
import { takesRulesets } from '../storage/disk-home.ts';
import { plainName } from '../storage/mounted-projects.ts';
import type { KeptHere } from '../storage/over-shipped.ts';
import { turnedName } from '../storage/turned-names.ts';
import { Button } from '../ui/Button.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { focusOnce } from '../ui/focus-once.ts';
import { Answers, Name, Problem, useAsking } from './asking.tsx';

const WORDS = {
  small: 'templateSmall',
  map: 'templateMap',
  hexes: 'templateHexes',
  areas: 'templateAreas',
  empty: 'templateEmpty',
} as const;

/** Asks how a new ruleset is called, what it begins with, and where it is kept. */
export const NewGame = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('backendOffline'));
  const [name, setName] = useState('');
  const becomes = turnedName(name, 'game');
  const [template, setTemplate] = useState<(typeof TEMPLATES)[number]>('small');
  const [place, setPlace] = useState<NewPlace | undefined>(state.backendOffline === undefined ? undefined : 'browser');
  const { problem, act, again } = useAsking({
    ask: () => bench.projects.newGame(name.trim(), template, place),
    onClose,
  });
  return (
    <Dialog title={t('newGameRules')} onClose={onClose}>
      <form action={() => void act()}>
        <Name name={name} becomes={becomes} onName={(typed) => [setName(typed), again()]} hint={t('gameNameExample')} />
        <Problem problem={problem} file={becomes ?? name.trim()} />
        <Choices
          label={t('beginsWith')}
          choices={TEMPLATES.map((id) => ({ id, label: t(WORDS[id]) }))}
          chosen={template}
          onChoose={setTemplate}
        />
        <Place place={place} onPlace={setPlace} />
        <Answers does={t('create')} onClose={onClose} />
      </form>
    </Dialog>
  );
};

interface PlaceProps {
  readonly place: NewPlace | undefined;
  readonly onPlace: (place: NewPlace | undefined) => void;
}

/** Where a ruleset is kept: in the folder, if it answers, in this browser, or in a folder that the browser opened. */
const Place = ({ place, onPlace }: PlaceProps) => {
  const { t } = useWorkbench();
  const { backendOffline, hasFolder, disk } = useStore(pick('backendOffline', 'hasFolder', 'disk'));
  const onDisk = takesRulesets(disk)
    ? [{ id: 'disk', label: t('keptOnDisk', { name: disk?.name ?? '' }) } as const]
    : [];
  if (!hasFolder && onDisk.length === 0) return null;
  const folder = { id: 'folder', label: t('keptInFolder'), disabled: backendOffline !== undefined } as const;
  const browser = { id: 'browser', label: t('keptInBrowser') } as const;
  // Where there is no server, all that isn't in a folder on disk is in the browser.
  const choices = hasFolder ? [folder, browser] : [{ ...browser, id: 'folder' } as const, ...onDisk];
  return (
    <Choices
      label={t('keptWhere')}
      choices={choices}
      chosen={place ?? 'folder'}
      onChoose={(id) => onPlace(id === 'folder' ? undefined : id)}
    />
  );
};

interface OfRuleset {
  readonly ruleset: string;
  /** What its card calls it; the open one is asked for its texts. */
  readonly title?: string | undefined;
  readonly onClose: () => void;
}

function useGameName(ruleset: string, title: string | undefined): string {
  const open = useStore(pick('ruleset')).ruleset;
  const texts = useTexts();
  return title ?? (open === ruleset ? texts.named(RULESET_NAME) : undefined) ?? plainName(ruleset);
}

/** Asks how a new house rule is called. */
export const NewVariant = ({ ruleset, title, onClose }: OfRuleset) => {
  const { bench, t } = useWorkbench();
  const game = useGameName(ruleset, title);
  const [name, setName] = useState('');
  const becomes = turnedName(name, 'rule');
  const { problem, act, again } = useAsking({ ask: () => bench.projects.newVariant(ruleset, name.trim()), onClose });
  return (
    <Dialog title={t('newVariantOf', { name: game })} onClose={onClose}>
      <form action={() => void act()}>
        <p>{t('newVariantHint', { name: game })}</p>
        <Name name={name} becomes={becomes} onName={(typed) => [setName(typed), again()]} hint={t('ruleNameExample')} />
        <Problem problem={problem} file={becomes ?? name.trim()} />
        <Answers does={t('create')} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const FORGET = {
  own: { does: 'forgetProject', asks: 'forgetQuestion' },
  changed: { does: 'restoreShipped', asks: 'restoreQuestion' },
} as const satisfies Record<KeptHere, unknown>;

/** Asks before something goes that only this browser has; the answer that loses nothing has the focus. */
export const ForgetProject = ({
  ruleset,
  title,
  here,
  onClose,
}: OfRuleset & { readonly here?: KeptHere | undefined }) => {
  const { bench, t } = useWorkbench();
  const name = useGameName(ruleset, title);
  const { problem, act } = useAsking({ ask: () => bench.projects.forget(ruleset), onClose });
  return (
    <Dialog title={t(FORGET[here ?? 'own'].does)} onClose={onClose}>
      <p>{t(FORGET[here ?? 'own'].asks, { name })}</p>
      <Problem problem={problem} file={ruleset} />
      <footer>
        <Button look="danger" onClick={() => void act()}>
          {t(FORGET[here ?? 'own'].does)}
        </Button>
        <Button ref={focusOnce} onClick={onClose}>
          {t('keep')}
        </Button>
      </footer>
    </Dialog>
  );
};
