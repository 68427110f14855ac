import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

const COUNTS = [50, 200, 1000] as const;
export const USUAL_COUNT: number = COUNTS[1];

interface Props {
  readonly games: number;
  readonly onChange: (games: number) => void;
}

/** How many games bots are to play. */
export const GameCount = ({ games, onChange }: Props) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  return (
    <label>
      {t('games')}{' '}
      <select value={games} onChange={({ target }) => onChange(Number(target.value))}>
        {COUNTS.map((n) => (
          <option key={n} value={n}>
            {n.toLocaleString(lang)}
          </option>
        ))}
      </select>
    </label>
  );
};
