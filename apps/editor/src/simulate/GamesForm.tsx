import { GitCompare, Play, Square } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { botsFor } from '../state/bot-words.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { PlayedBy } from './PlayedBy.tsx';

const MOST_GAMES = 100_000;

interface Props {
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly bot: string;
  readonly onBot: (bot: string) => void;
  readonly running: boolean;
  readonly onBegin: () => void;
  readonly onStop: () => void;
}

/** How many games, by which bot, and the button that begins or ends them. */
export const GamesForm = ({ count, onCount, bot, onBot, running, onBegin, onStop }: Props) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onBegin();
    }}
  >
    <Toolbar>
      <Count count={count} onCount={onCount} />
      <BotPicker bot={bot} onBot={onBot} />
      <BeginOrStop running={running} onStop={onStop} />
      <CompareVariants />
    </Toolbar>
  </form>
);

const Count = ({ count, onCount }: Pick<Props, 'count' | 'onCount'>) => {
  const { t } = useWorkbench();
  return (
    <label>
      {t('howManyGames')}{' '}
      <input
        type="number"
        min={1}
        max={MOST_GAMES}
        value={count}
        onChange={({ target }) => onCount(Math.max(1, Math.min(MOST_GAMES, Number(target.value) | 0)))}
      />
    </label>
  );
};

/** Bots that are quick enough for many games. */
const BotPicker = ({ bot, onBot }: Pick<Props, 'bot' | 'onBot'>) => {
  const { info } = useStore(pick('info'));
  const quick = botsFor(info).filter(({ isSlow }) => !isSlow);
  return <PlayedBy bots={quick.map(({ id }) => id)} bot={bot} onChange={onBot} />;
};

/** What house rules do is seen in the comparison with the rules without them. */
const CompareVariants = () => {
  const { bench, t } = useWorkbench();
  const { variants } = useStore(pick('variants'));
  if (variants.length === 0) return null;
  return (
    <Button
      icon={GitCompare}
      onClick={() => bench.actions.openDialog({ what: 'effect', before: 'base', after: 'chosen' })}
    >
      {t('compareAlone')}
    </Button>
  );
};

const BeginOrStop = ({ running, onStop }: Pick<Props, 'running' | 'onStop'>) => {
  const { t } = useWorkbench();
  return running ? (
    <Button key="stop" look="primary" icon={Square} onClick={onStop}>
      {t('stop')}
    </Button>
  ) : (
    <Button key="play" look="primary" icon={Play} type="submit">
      {t('playGames')}
    </Button>
  );
};
