import type { GameInfo } from '@sandtable/engine';
import { Play } from 'lucide-react';
import { Activity, memo, type ReactNode } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import type { Say } from '../words.ts';
import { playerOf } from '../workers/player.ts';
import { HouseRules } from './HouseRules.tsx';
import { NextGameNote } from './NextGameNote.tsx';
import { Options } from './Options.tsx';
import { PreviousGames } from './PreviousGames.tsx';
import { Players, Seating, SeedField } from './Seating.tsx';
import styles from './Setup.module.css';
import { SetupFold } from './SetupFold.tsx';
import { useSetup } from './useSetup.ts';
import { ViewAs } from './ViewAs.tsx';

interface Props {
  readonly info: GameInfo;
  /** While a match runs, all but one line is folded away until it is wanted. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** Who plays, from which seed, and by which options. */
export const Setup = ({ info, open, onOpen }: Props) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('bots', 'info'));
  const isRunning = useStore(({ view }) => view !== undefined);
  const setup = useSetup(info);
  const isFolded = isRunning && !open;
  return (
    <form
      className={styles.setup}
      data-region="play"
      data-folded={isFolded || undefined}
      aria-label={t('newGame')}
      onSubmit={(event) => {
        event.preventDefault();
        void setup.start();
      }}
    >
      {isRunning ? <SetupFold open={open} onOpen={onOpen} /> : null}
      <Folded isFolded={isFolded} t={t}>
        <Seating info={info} setup={setup} />
        <SeedField setup={setup} />
      </Folded>
      {isRunning ? <ViewAs info={info} /> : null}
      <Button type="submit" look="primary" icon={Play}>
        {t('newGame')}
      </Button>
      <Folded isFolded={isFolded} t={t}>
        <div className={styles.players} data-part="players">
          <Players
            seating={setup.seating}
            playerOf={(seat) => playerOf(state, setup.seating?.name, seat)}
            onPlayer={bench.play.setBot}
          />
        </div>
        <PreviousGames />
        <HouseRules />
        <Options info={info} chosen={setup.options} onChoose={setup.setOptions} />
      </Folded>
      <NextGameNote info={info} chosen={setup.options} />
    </form>
  );
};

interface FoldedProps {
  readonly isFolded: boolean;
  /** The words of the page: in another language, all of it is drawn again. */
  readonly t: Say;
  readonly children: ReactNode;
}

/** While it is folded away, it isn't drawn again at all: React draws hidden parts a little later, between two moves. */
const Folded = memo(
  ({ isFolded, children }: FoldedProps) => (
    <Activity mode={isFolded ? 'hidden' : 'visible'}>
      <div className={styles.part} hidden={isFolded}>
        {children}
      </div>
    </Activity>
  ),
  (before, now) => before.isFolded && now.isFolded && before.t === now.t,
);
