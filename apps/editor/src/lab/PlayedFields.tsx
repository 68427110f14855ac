import { offeredOf } from '@sandtable/bots';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { botName, botsFor } from '../state/bot-words.ts';
import { pick } from '../state/selectors.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { InputField } from '../ui/InputField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { Word } from '../words.ts';
import styles from './Lab.module.css';
import type { PlayedForm } from './played.ts';

interface Props {
  readonly form: PlayedForm;
  readonly onChange: (more: Partial<PlayedForm>) => void;
  readonly gamesLabel: Word;
  readonly mostGames: number;
  /** Bots are chosen elsewhere. */
  readonly withoutBots?: boolean;
}

/** How many games, from which seats and dice, and by which bots. */
export const PlayedFields = ({ form, onChange, gamesLabel, mostGames, withoutBots }: Props) => {
  const { t } = useWorkbench();
  return (
    <div className={styles.fields}>
      <NumberField
        label={t(gamesLabel)}
        value={form.games}
        min={1}
        max={mostGames}
        onChange={(games) => onChange({ games })}
      />
      <SeatingField seats={form.seats} onChange={(seats) => onChange({ seats, bySeat: {} })} />
      {withoutBots ? null : (
        <BotField label={t('playedBy')} value={form.everyone} onChange={(everyone) => onChange({ everyone })} />
      )}
      <NumberField
        label={t('seed')}
        value={form.seed}
        min={0}
        max={2 ** 31 - 1}
        onChange={(seed) => onChange({ seed })}
      />
      {withoutBots ? null : <BySeat form={form} onChange={onChange} />}
    </div>
  );
};

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const NumberField = ({ label, value, min, max, onChange }: NumberFieldProps) => (
  <InputField
    label={label}
    className={styles.number}
    type="number"
    min={min}
    max={max}
    value={value}
    onChange={({ target }) => onChange(Math.max(min, Math.min(max, Math.trunc(Number(target.value)) || 0)))}
  />
);

const SeatingField = ({ seats, onChange }: { readonly seats: string; readonly onChange: (seats: string) => void }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { info } = useStore(pick('info'));
  const layouts = info?.layouts ?? [];
  if (layouts.length < 2) return null;
  return (
    <SelectField
      label={t('labSeating')}
      value={seats}
      onChange={onChange}
      options={layouts.map(({ name }) => ({ value: name, label: texts.begun(texts.path(`seats/${name}`)) }))}
    />
  );
};

interface BotFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (bot: string) => void;
}

const BotField = ({ label, value, onChange }: BotFieldProps) => {
  const { t } = useWorkbench();
  const offered = useOfferedBots();
  const all = [...new Set([...offered, value])];
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      options={all.map((bot) => ({ value: bot, label: botName(t, bot) }))}
    />
  );
};

/** Bots that can play here, as they are written. */
export const useOfferedBots = (): readonly string[] => {
  const { info } = useStore(pick('info'));
  return botsFor(info).flatMap(offeredOf);
};

/** More seats than this nobody tells apart. */
const MOST_SEATS = 12;

const BySeat = ({ form, onChange }: Pick<Props, 'form' | 'onChange'>) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { info } = useStore(pick('info'));
  const seats = info?.layouts.find(({ name }) => name === form.seats)?.seats ?? [];
  if (seats.length < 2 || seats.length > MOST_SEATS) return null;
  return (
    <Disclosure summary={t('labPerSeat')} open={Object.keys(form.bySeat).length > 0}>
      <div className={styles.fields}>
        {seats.map(({ name }) => (
          <BotField
            key={name}
            label={texts.begun(texts.path(`seats/${form.seats}/${name}`))}
            value={form.bySeat[name] ?? form.everyone}
            onChange={(bot) => onChange({ bySeat: { ...form.bySeat, [name]: bot } })}
          />
        ))}
      </div>
    </Disclosure>
  );
};
