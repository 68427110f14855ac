import { ChevronDown, ChevronRight } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { playerOf } from '../state/player.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { botName } from './bot-words.ts';
import styles from './Setup.module.css';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Opens and closes the setup; while it is closed, what the match is played with is next to the button. */
export const SetupFold = ({ open, onOpen }: Props) => {
  const { t } = useWorkbench();
  const { variants } = useStore(pick('variants'));
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
      {open ? null : (
        <span className={styles.summary}>
          <PlayedWith />
          {variants.length === 0 ? null : <b> · {variants.join(' + ')}</b>}
        </span>
      )}
    </>
  );
};

/** The seating of the match, and which seats bots play. */
const PlayedWith = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('save', 'info', 'bots'));
  const texts = useTexts();
  const layout = state.info?.layouts.find(({ name }) => name === state.save?.seats);
  if (layout === undefined) return null;
  const bots = layout.seats.flatMap(({ name }) => {
    const player = playerOf(state, layout.name, name);
    return player === 'human' ? [] : [`${texts.path(`seats/${layout.name}/${name}`)}: ${botName(t, player)}`];
  });
  return [texts.path(`seats/${layout.name}`), ...bots].join(' · ');
};
