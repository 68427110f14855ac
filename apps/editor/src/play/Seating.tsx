import type { GameInfo } from '@sandtable/engine';
import { useStore, useWorkbench } from '../context.ts';
import { botName, botsFor } from '../state/bot-words.ts';
import { pick } from '../state/selectors.ts';
import { InputField } from '../ui/InputField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { BotName } from '../workers/protocol.ts';
import styles from './Setup.module.css';
import type { useSetup } from './useSetup.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly info: GameInfo;
  readonly setup: ReturnType<typeof useSetup>;
}

/** How many play. */
export const Seating = ({ info, setup: { seating, setSeating } }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (
    <SelectField
      label={t('seats')}
      value={seating?.name ?? ''}
      options={info.layouts.map(({ name }) => ({ value: name, label: texts.path(`seats/${name}`) }))}
      onChange={setSeating}
    />
  );
};

/** From which seed chance begins. */
export const SeedField = ({ setup: { seed, setSeed } }: Omit<Props, 'info'>) => {
  const { t } = useWorkbench();
  return (
    <InputField
      label={t('seed')}
      className={styles.seed}
      type="number"
      value={seed}
      min={0}
      max={2147483647}
      placeholder={t('seedAny')}
      hint={t('seedHint')}
      onChange={({ target }) => setSeed(target.value)}
    />
  );
};

interface PlayersProps {
  readonly seating: GameInfo['layouts'][number] | undefined;
  readonly playerOf: (seat: string) => string;
  readonly onPlayer: (seat: string, player: BotName | 'human') => void;
}

/** Who plays each seat: a person, or a bot that the rules are enough for. */
export const Players = ({ seating, playerOf, onPlayer }: PlayersProps) => {
  const { t } = useWorkbench();
  const state = useStore(pick('info'));
  const texts = useTexts();
  const players = [
    { value: 'human', label: t('human') },
    ...botsFor(state.info).map(({ id }) => ({ value: id, label: botName(t, id) })),
  ];
  return seating?.seats.map(({ name }) => (
    <SelectField
      key={name}
      label={texts.path(`seats/${seating.name}/${name}`)}
      value={playerOf(name)}
      options={players}
      onChange={(player) => onPlayer(name, player)}
    />
  ));
};
