import { ChevronDown, ChevronRight } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { PlayedWith } from './PlayedWith.tsx';
import styles from './Setup.module.css';
import { useRuleNames } from './useRuleNames.ts';

interface Props {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Opens and closes the setup; while it is closed, what the match is played with is next to the button. */
export const SetupFold = ({ open, onOpen }: Props) => {
  const { t } = useWorkbench();
  return (
    <>
      <Button
        look="plain"
        icon={open ? ChevronDown : ChevronRight}
        data-part="setup-fold"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
      >
        {t('setUp')}
      </Button>
      {open ? null : <Summary />}
    </>
  );
};

const Summary = () => {
  const { variants } = useStore(pick('variants'));
  const called = useRuleNames();
  return (
    <span className={styles.summary}>
      <PlayedWith />
      {variants.length === 0 ? null : <b> · {variants.map(called).join(' + ')}</b>}
    </span>
  );
};
