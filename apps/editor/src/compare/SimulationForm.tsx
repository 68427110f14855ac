import { offeredOf, randomBot, readBot, writeBot } from '@sandtable/bots';
import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { GameCount } from '../simulate/GameCount.tsx';
import { PlayedBy } from '../simulate/PlayedBy.tsx';
import { botsFor } from '../state/bot-words.ts';
import type { Run } from '../state/comparing.ts';
import { pick } from '../state/selectors.ts';
import type { SideName } from '../state/side-name.ts';
import { Button } from '../ui/Button.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { comparingWith } from './comparing-with.ts';
import styles from './SimulationForm.module.css';

interface Props {
  readonly before: SideName;
  readonly after: SideName;
  readonly run: Run | undefined;
}

/** How many games, by whom, and with which numbers; and the button that begins or ends them. */
export const SimulationForm = ({ before, after, run }: Props) => {
  const { info } = useStore(pick('info'));
  const usual = run?.wanted ?? comparingWith(info);
  const [games = usual.games, setGames] = useState<number>();
  const [bot = writeBot(usual.bot), setBot] = useState<string>();
  const [seed = usual.seed, setSeed] = useState<number>();
  const wanted = { before, after, games, seed, bot: readBot(bot) ?? randomBot };
  return (
    <Toolbar className={styles.form}>
      <GameCount games={games} onChange={setGames} />
      <PlayedBy bots={[...new Set([bot, ...botsFor(info).flatMap(offeredOf)])]} bot={bot} onChange={setBot} />
      <SeedField seed={seed} onChange={setSeed} />
      {run?.running ? <Running run={run} /> : <Begin wanted={wanted} />}
    </Toolbar>
  );
};

const SeedField = ({ seed, onChange }: { readonly seed: number; readonly onChange: (seed: number) => void }) => {
  const { t } = useWorkbench();
  return (
    <label>
      {t('seed')}{' '}
      <input
        type="number"
        min="0"
        value={seed}
        onChange={({ target }) => onChange(Math.abs(target.valueAsNumber) || 0)}
      />
    </label>
  );
};

const Begin = ({ wanted }: { readonly wanted: Run['wanted'] }) => {
  const { bench, t } = useWorkbench();
  const { info } = useStore(pick('info'));
  return (
    <Button icon={Play} disabled={info === undefined} onClick={() => void bench.comparing.begin(wanted)}>
      {t('letPlay')}
    </Button>
  );
};

const Running = ({ run }: { readonly run: Run }) => {
  const { bench, t } = useWorkbench();
  return (
    <>
      <Button icon={Square} onClick={bench.comparing.stop}>
        {t('stop')}
      </Button>
      <progress aria-label={t('letPlay')} max={run.wanted.games} value={run.comparison?.pairs ?? 0} />
    </>
  );
};
