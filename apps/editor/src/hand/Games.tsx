import type { Save } from '@sandtable/session';
import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { failureOf } from '../state/stopped.ts';
import type { GamesReply, GamesRequest, GamesTold, OddGame } from '../work/games.ts';
import type { Caller } from '../work/rpc.ts';
import { gamesWorker } from '../work/workers.ts';

/** A game that is longer counts as one without an end. */
const MOST_DECISIONS = 20_000;

type Bot = 'random' | 'policy';

/** Many games of bots at once; those that did not end as games should can be opened. */
export const Games = () => {
  const { bench, state, t } = useWorkbench();
  const [games, setGames] = useState(100);
  const [bot, setBot] = useState<Bot>('random');
  const [told, setTold] = useState<GamesTold | undefined>(undefined);
  const [running, setRunning] = useState(false);
  const [shortened, setShortened] = useState<Shortened | undefined>(undefined);
  const worker = useRef<Caller<GamesRequest, GamesReply> | undefined>(undefined);
  useEffect(() => () => worker.current?.stop(), []);
  const begin = async (): Promise<void> => {
    const { javascript, save, info, variants } = bench.store.get();
    if (javascript === undefined) return;
    worker.current?.stop();
    const mine = bench.batches.guard(gamesWorker);
    worker.current = mine;
    setRunning(true);
    const { seats = info?.layouts[0]?.name ?? '', options = {}, seed = 1 } = save ?? {};
    const how = { games, seats, options, variants, seed, bot, mostDecisions: MOST_DECISIONS };
    let request: GamesRequest = { op: 'begin', javascript, ...how };
    for (let done = false; !done && worker.current === mine; ) {
      const reply = await mine.call(request);
      if (worker.current !== mine) return;
      setTold(reply.told);
      done = reply.done ?? true;
      request = { op: 'on' };
    }
    setRunning(false);
  };
  const stop = (): void => {
    worker.current?.stop();
    worker.current = undefined;
    setRunning(false);
  };
  const failed = (error: unknown): void => {
    const failure = failureOf(error, 'bots');
    // What was stopped to begin other games is none of theirs.
    if (Object.keys(failure).length === 0) return;
    stop();
    setShortened((was) => was && { ...was, done: true });
    bench.store.set(failure);
  };
  const open = async ({ game }: OddGame): Promise<void> => {
    const save = (await worker.current?.call({ op: 'open', game }))?.save;
    if (save) await bench.play.resume({ save, at: undefined });
  };
  const shorten = async ({ game }: OddGame): Promise<void> => {
    const mine = worker.current;
    for (let next: GamesRequest = { op: 'shorten', game }; mine !== undefined; next = { op: 'shorten-on' }) {
      const { save, done = true } = await mine.call(next);
      if (worker.current !== mine) return;
      setShortened({ game, save, done });
      if (done) return;
    }
  };
  if (state.javascript === undefined) return <p className="empty">{t('notYet')}</p>;
  return (
    <div className="games">
      <form
        className="row-of-buttons"
        onSubmit={(event) => {
          event.preventDefault();
          begin().catch(failed);
        }}
      >
        <label>
          {t('howManyGames')}{' '}
          <input
            type="number"
            min={1}
            max={100_000}
            value={games}
            onChange={({ target }) => setGames(Math.max(1, Math.min(100_000, Number(target.value) | 0)))}
          />
        </label>
        <label>
          {t('playedBy')}{' '}
          <select value={bot} onChange={({ target }) => setBot(target.value === 'policy' ? 'policy' : 'random')}>
            <option value="random">{t('random')}</option>
            {state.info?.policies === undefined ? null : <option value="policy">{t('policy')}</option>}
          </select>
        </label>
        {running ? (
          <button type="button" className="primary" onClick={stop}>
            {t('stop')}
          </button>
        ) : (
          <button type="submit" className="primary">
            {t('playGames')}
          </button>
        )}
        {state.variants.length === 0 ? null : (
          <button type="button" onClick={() => bench.store.set({ below: 'differences' })}>
            {t('compareAlone')}
          </button>
        )}
      </form>
      {told ? (
        <Told
          told={told}
          of={games}
          canOpen={worker.current !== undefined}
          onOpen={(game) => open(game).catch(failed)}
          onShorten={(game) => shorten(game).catch(failed)}
          shortened={shortened}
        />
      ) : null}
    </div>
  );
};

interface ToldProps {
  readonly told: GamesTold;
  readonly of: number;
  readonly canOpen: boolean;
  readonly onOpen: (game: OddGame) => Promise<void>;
  readonly onShorten: (game: OddGame) => Promise<void>;
  readonly shortened: Shortened | undefined;
}

/** A match that comes to the same as a game, the shortest so far. */
interface Shortened {
  readonly game: number;
  readonly save: Save | undefined;
  readonly done: boolean;
}

const Told = ({ told, of, canOpen, onOpen, onShorten, shortened }: ToldProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (
    <>
      <p role="status">
        {t('gamesTold', { n: told.played, of, drawn: told.drawn, faults: told.faults, endless: told.endless })}
      </p>
      <ul className="wins">
        {Object.entries(told.won).map(([role, n]) => (
          <li key={role}>{t('winsOf', { who: texts.member(role), n })}</li>
        ))}
      </ul>
      {told.odd.length === 0 ? <p className="quiet">{t('noOddGames')}</p> : <h2>{t('oddGames')}</h2>}
      <ol>
        {told.odd.map((one) => (
          <li key={one.game}>
            {t('oddGame', { n: one.game + 1, seed: one.seed, decisions: one.decisions })}:{' '}
            {one.fault === undefined ? t('endlessGame') : texts.path(one.fault)}{' '}
            <button type="button" className="plain" disabled={!canOpen} onClick={() => void onOpen(one)}>
              {t('openGame')}
            </button>{' '}
            <button
              type="button"
              className="plain"
              disabled={!canOpen || shortened?.done === false}
              onClick={() => void onShorten(one)}
            >
              {t('shorten')}
            </button>
            {shortened?.game === one.game ? <Shorter shortened={shortened} /> : null}
          </li>
        ))}
      </ol>
    </>
  );
};

const Shorter = ({ shortened: { save, done } }: { readonly shortened: Shortened }) => {
  const { bench, t } = useWorkbench();
  if (save === undefined) return null;
  return (
    <p role="status">
      {t(done ? 'shortenedTo' : 'shorteningTo', { n: save.decisions.length })}{' '}
      <button type="button" className="plain" onClick={() => void bench.play.resume({ save, at: undefined })}>
        {t('openShortened')}
      </button>
    </p>
  );
};
