import { useWorkbench } from '../context.ts';
import { botName } from '../state/bot-words.ts';

interface Props {
  /** Bots as they are written. */
  readonly bots: readonly string[];
  readonly bot: string;
  readonly onChange: (bot: string) => void;
}

/** Which bot is to play the games. */
export const PlayedBy = ({ bots, bot, onChange }: Props) => {
  const { t } = useWorkbench();
  return (
    <label>
      {t('playedBy')}{' '}
      <select value={bot} onChange={({ target }) => onChange(target.value)}>
        {bots.map((one) => (
          <option key={one} value={one}>
            {botName(t, one)}
          </option>
        ))}
      </select>
    </label>
  );
};
