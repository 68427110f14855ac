import type { Notable } from '@sandtable/analysis';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { type Shortened, ShorterMatch } from '../match-history/ShorterMatch.tsx';
import { useTexts } from '../play/useTexts.ts';
import type { FairRun } from '../state/lab/runs.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import type { Word } from '../words.ts';
import styles from './Lab.module.css';
import { numberText } from './numbers.ts';

interface Props {
  readonly run: FairRun;
  readonly notable: readonly Notable[];
}

/** Games that are worth a look, each a click away from the board. */
export const NotableGames = ({ run, notable }: Props) => {
  const { bench, t } = useWorkbench();
  const [shortened, setShortened] = useState<(Shortened & { readonly game: number }) | undefined>();
  if (notable.length === 0) return null;
  const shorten = (game: number): void => {
    setShortened({ game, save: undefined, done: false });
    void bench.lab.shorten(game, (shorter) => {
      setShortened({ game, ...shorter });
      return true;
    });
  };
  return (
    <section className={styles.notable} aria-label={t('labNotable')}>
      <h3>{t('labNotable')}</h3>
      <ul>
        {notable.map((one) => (
          <li key={`${one.sort} ${one.game}`}>
            <GameLine run={run} notable={one} onShorten={() => shorten(one.game)} />
            {shortened?.game === one.game && isOdd(one) ? <ShorterMatch shortened={shortened} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
};

const isOdd = ({ sort }: Notable): boolean => sort === 'fault' || sort === 'stopped';

const WORDS: Readonly<Record<Notable['sort'], Word>> = {
  shortest: 'labShortest',
  longest: 'labLongest',
  closest: 'labClosest',
  fault: 'labFault',
  stopped: 'measureLimited',
};

interface LineProps {
  readonly run: FairRun;
  readonly notable: Notable;
  readonly onShorten: () => void;
}

const GameLine = ({ run, notable, onShorten }: LineProps) => {
  const { bench, t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const { game, decisions, sort } = notable;
  const canOpen = !bench.lab.isStale(run);
  const n = game + 1;
  const open = async (): Promise<void> => {
    await bench.lab.open(game);
    // The match is seen only where nothing lies over it.
    bench.actions.closeDialog();
    bench.actions.showPanel('play');
  };
  return (
    <>
      <b>{t(WORDS[sort])}</b>
      {t('labNotableGame', {
        n,
        seed: String(run.asked.seed + game),
        moves: decisions,
        shown: numberText(decisions, lang),
      })}{' '}
      <Closeness notable={notable} />
      <Button look="plain" disabled={!canOpen} aria-label={t('labOpenOf', { n })} onClick={() => void open()}>
        {t('openGame')}
      </Button>{' '}
      {isOdd(notable) ? (
        <Button look="plain" disabled={!canOpen} aria-label={t('labShortenOf', { n })} onClick={onShorten}>
          {t('shorten')}
        </Button>
      ) : null}
    </>
  );
};

const Closeness = ({ notable }: Pick<LineProps, 'notable'>) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  if (notable.sort !== 'closest') return null;
  const { field, first, second } = notable;
  return <span className="quiet">{t('labClosestBy', { field: texts.path(field), first, second })} </span>;
};
