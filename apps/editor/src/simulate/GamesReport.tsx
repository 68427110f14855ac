import type { GamesSummary, OddGame } from '@sandtable/analysis';
import { wilson } from '@sandtable/bots';
import { percent } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { ShorterMatch } from '../match-history/ShorterMatch.tsx';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { BarChart } from '../ui/chart/BarChart.tsx';
import styles from './Games.module.css';
import type { ShortenedGame } from './useGames.ts';

interface Props {
  readonly summary: GamesSummary;
  readonly of: number;
  readonly canOpen: boolean;
  readonly open: (game: OddGame) => void;
  readonly shorten: (game: OddGame) => void;
  readonly shortened?: ShortenedGame | undefined;
}

/** How the games ended, who won them, and those that did not end as games should. */
export const GamesReport = ({ of, ...props }: Props) => {
  const { t } = useWorkbench();
  const { played, drawn, faults, endless, odd } = props.summary;
  return (
    <div className={styles.report}>
      <p role="status">{t('gamesTold', { n: played, of, drawn, faults, endless })}</p>
      <Wins summary={props.summary} />
      {odd.length === 0 ? <p className="quiet">{t('noOddGames')}</p> : <h3>{t('oddGames')}</h3>}
      <ol>
        {odd.map((game) => (
          <Odd key={game.game} game={game} {...props} />
        ))}
      </ol>
    </div>
  );
};

/** Win rates as a chart; the list below it has the numbers. */
const Wins = ({ summary: { won, played } }: Pick<Props, 'summary'>) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { lang } = useStore(pick('lang'));
  const wins = Object.entries(won).map(([role, n]) => ({ role, n, name: texts.member(role) }));
  if (wins.length === 0) return null;
  const rows = wins.map(({ role, n, name }) => ({
    id: role,
    name,
    bars: [{ series: '', share: n / played, text: percent(n / played, lang), ...wilson(n, played) }],
  }));
  return (
    <figure className={styles.chart}>
      <figcaption>{t('winRates')}</figcaption>
      <BarChart label={t('winRates')} rows={rows} />
      <details>
        <summary>{t('asTable')}</summary>
        <ul>
          {wins.map(({ role, n, name }) => (
            <li key={role}>{t('winsOf', { who: name, n })}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
};

interface OddProps extends Omit<Props, 'of' | 'summary'> {
  readonly game: OddGame;
}

const OddButtons = ({ game, canOpen, open, shorten, shortened }: OddProps) => {
  const { t } = useWorkbench();
  return (
    <>
      <Button look="plain" disabled={!canOpen} onClick={() => open(game)}>
        {t('openGame')}
      </Button>{' '}
      <Button look="plain" disabled={!canOpen || shortened?.done === false} onClick={() => shorten(game)}>
        {t('shorten')}
      </Button>
    </>
  );
};

const Odd = ({ game, canOpen, open, shorten, shortened }: OddProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { game: number, seed, decisions, fault } = game;
  return (
    <li>
      {t('oddGame', { n: number + 1, seed, decisions })}: {fault === undefined ? t('endlessGame') : texts.path(fault)}{' '}
      <OddButtons {...{ game, canOpen, open, shorten, shortened }} />
      {shortened?.game === number ? <ShorterMatch shortened={shortened} /> : null}
    </li>
  );
};
