import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import '../css/player.css';
import { Log } from '../play/Log.tsx';
import { PlayPane } from '../play/PlayPane.tsx';
import { useTexts } from '../play/useTexts.ts';
import { LanguageChoice } from '../shell/LanguageChoice.tsx';
import { ThemeChoice } from '../shell/ThemeChoice.tsx';
import { plainName } from '../storage/joined.ts';
import { Rulebook } from './Rulebook.tsx';
import { Wrong } from './Wrong.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('../sharing/ShareDialog.tsx')).ShareDialog }));

const PARTS = ['log', 'rulebook'] as const;

/** A match for who only plays: board, question, log and rulebook, and nothing to write rules with. */
export const PlayerPage = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('ruleset', 'link', 'dialog'));
  return (
    <div className="player-page">
      <Top />
      <Wrong />
      {state.ruleset === undefined ? (
        state.link === undefined ? (
          <p className="empty">{t('loading')}</p>
        ) : null
      ) : (
        <>
          <main className="player-play" aria-label={t('play')}>
            <PlayPane />
          </main>
          <Beside />
        </>
      )}
      {state.dialog?.what === 'share' ? <Shared /> : null}
    </div>
  );
};

const Shared = () => {
  const { bench } = useWorkbench();
  return (
    <Suspense fallback={null}>
      <ShareDialog onClose={() => bench.actions.closeDialog()} />
    </Suspense>
  );
};

const Top = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset', 'variants'));
  const texts = useTexts();
  const name = state.ruleset === undefined ? 'Sandtable' : (texts.named('ruleset/name') ?? plainName(state.ruleset));
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <header className="player-top">
      <h1>{name}</h1>
      <span className="quiet">{[t('fromLink'), ...state.variants].join(' · ')}</span>
      <span className="player-acts">
        {state.ruleset === undefined ? null : (
          <button type="button" onClick={() => bench.actions.openDialog({ what: 'share' })}>
            {t('shareLink')}
          </button>
        )}
        <button type="button" onClick={() => bench.actions.setPlayer(false)}>
          {t('playerWorkbench')}
        </button>
        <ThemeChoice />
        <LanguageChoice />
      </span>
    </header>
  );
};

/** Log and rulebook, one of them at a time. */
const Beside = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const [part, setPart] = useState<(typeof PARTS)[number]>('log');
  return (
    <aside className="player-beside" aria-label={t(part === 'log' ? 'log' : 'playerRules')}>
      <div className="parts" role="tablist" aria-label={t('below')}>
        {PARTS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`player-${one}`}
            aria-selected={one === part}
            aria-controls="player-part"
            onClick={() => setPart(one)}
          >
            {t(one === 'log' ? 'log' : 'playerRules')}
          </button>
        ))}
      </div>
      <div id="player-part" className="part" role="tabpanel" aria-labelledby={`player-${part}`}>
        {part === 'log' ? <Log key={state.ruleset} /> : <Rulebook />}
      </div>
    </aside>
  );
};
