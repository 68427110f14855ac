import type { AskView } from '@sandtable/session';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { remember, remembered } from '../state/remembered.ts';
import { pick } from '../state/selectors.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { OddsPreview } from './OddsPreview.tsx';

interface Props {
  readonly ask: AskView;
  readonly ticked: readonly string[];
}

const OPEN = 'odds';

/** The odds of an answer before it is given; nothing is computed while this is closed. */
export const Odds = ({ ask, ticked }: Props) => {
  const { t } = useWorkbench();
  const { info } = useStore(pick('info'));
  const [isOpen, setOpen] = useOpened();
  if (info === undefined || info.chances.length === 0) return null;
  return (
    <Disclosure
      data-part="odds"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={t('odds')}
    >
      {isOpen ? <OddsPreview info={info} ask={ask} ticked={ticked} /> : null}
    </Disclosure>
  );
};

/** Another ruleset is another game, about which nobody has asked yet. */
function useOpened(): readonly [boolean, (isOpen: boolean) => void] {
  const { ruleset } = useStore(pick('ruleset'));
  const [opened, setOpened] = useState(() => remembered(OPEN));
  const setOpen = (isOpen: boolean): void => {
    const next = isOpen ? ruleset : '';
    remember(OPEN, next ?? '');
    setOpened(next);
  };
  return [opened === ruleset, setOpen];
}
