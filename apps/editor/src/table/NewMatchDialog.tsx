import type { GameInfo } from '@sandtable/engine';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Options } from '../play/Options.tsx';
import { PreviousGames } from '../play/PreviousGames.tsx';
import { Players, Seating, SeedField } from '../play/Seating.tsx';
import { useSetup } from '../play/useSetup.ts';
import { matchOver, type PlayedWith } from '../state/match-over.ts';
import { pick } from '../state/selectors.ts';
import { suggestedPlayers } from '../state/suggested-players.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { focusOnce } from '../ui/focus-once.ts';
import type { Players as ChosenPlayers } from '../workers/protocol.ts';
import styles from './NewMatchDialog.module.css';
import { NextHouseRules } from './NextHouseRules.tsx';
import { type NextRules, useNextRules } from './useNextRules.ts';

/**
 * Who plays a new match, with sensible choices filled in: after a match the same on the same seats, else whoever is here has
 * the first seat, and bots the others.
 */
export const NewMatchDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('info', 'view', 'save', 'bots'));
  const { info } = state;
  // House rules that are tried here begin another match meanwhile.
  const [before] = useState(() => matchOver(state));
  const rules = useNextRules();
  const cancel = (): void => {
    rules.undo();
    onClose();
  };
  return (
    <Dialog title={t('newGame')} onClose={cancel}>
      {info === undefined ? <p className="empty">{t('loading')}</p> : <Form {...{ info, before, rules, onClose }} />}
    </Dialog>
  );
};

interface FormProps {
  readonly info: GameInfo;
  /** What the match that is over was played with. */
  readonly before: PlayedWith | undefined;
  readonly rules: NextRules;
  readonly onClose: () => void;
}

const Form = ({ info, before, rules, onClose }: FormProps) => {
  const { t } = useWorkbench();
  const setup = useSetup(info, before);
  const { seating } = setup;
  const [chosen, choose] = useState<ChosenPlayers>({});
  const suggested = seating && (seating.name === before?.seats ? before.players : suggestedPlayers(info, seating));
  const players = { ...suggested, ...chosen };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        void setup.start(players, rules.left);
      }}
    >
      <div className={styles.fields}>
        <Seating info={info} setup={setup} />
      </div>
      <div className={styles.fields} data-part="players">
        <Players
          seating={seating}
          playerOf={(seat) => players[seat] ?? 'human'}
          onPlayer={(seat, player) => choose({ ...chosen, [seat]: player })}
        />
      </div>
      <NextHouseRules choose={rules.choose} />
      <Options info={info} chosen={setup.options} onChoose={setup.setOptions} />
      <SeedOption setup={setup} />
      <PreviousGames />
      <Button
        type="submit"
        look="primary"
        icon={Play}
        className={styles.start}
        ref={focusOnce}
        disabled={rules.isCompiling || rules.hasErrors}
      >
        {t(rules.isCompiling ? 'loading' : 'startMatch')}
      </Button>
    </form>
  );
};

/** What hardly anybody needs to play. */
const SeedOption = ({ setup }: { readonly setup: ReturnType<typeof useSetup> }) => {
  const { t } = useWorkbench();
  return (
    <Disclosure summary={t('randomSeed')} data-part="random-seed">
      <div className={styles.fields}>
        <SeedField setup={setup} />
      </div>
      <p className={styles.about}>{t('seedHint')}</p>
    </Disclosure>
  );
};
