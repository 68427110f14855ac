import type { GameInfo } from '@sandtable/engine';
import { useStore, useWorkbench } from '../context.ts';
import { playerOf } from '../state/player.ts';
import { pick } from '../state/selectors.ts';
import { InputField } from '../ui/InputField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { botName, botsFor } from './bot-words.ts';
import styles from './Setup.module.css';
import type { useSetup } from './useSetup.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly info: GameInfo;
  readonly setup: ReturnType<typeof useSetup>;
}

/** How many play, and from which seed chance begins. */
export const Seating = ({ info, setup: { seating, setSeating, seed, setSeed } }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (
    <>
      <SelectField
        label={t('seats')}
        value={seating?.name ?? ''}
        options={info.layouts.map(({ name }) => ({ value: name, label: texts.path(`seats/${name}`) }))}
        onChange={setSeating}
      />
      <InputField
        label={t('seed')}
        className={styles.seed}
        type="number"
        value={seed}
        min={0}
        max={2147483647}
        placeholder={t('seedAny')}
        title={t('seedHint')}
        onChange={({ target }) => setSeed(target.value)}
      />
    </>
  );
};

/** Who plays each seat: a person, or a bot that the rules are enough for. */
export const Players = ({ seating }: { readonly seating: GameInfo['layouts'][number] | undefined }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('bots', 'info'));
  const texts = useTexts();
  const players = [
    { value: 'human', label: t('human') },
    ...botsFor(state.info).map(({ id }) => ({ value: id, label: botName(t, id) })),
  ];
  return seating?.seats.map(({ name }) => (
    <SelectField
      key={name}
      label={texts.path(`seats/${seating.name}/${name}`)}
      value={playerOf(state, seating.name, name)}
      options={players}
      onChange={(player) => bench.play.setBot(name, player)}
    />
  ));
};
