import { FileText, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CommandButton } from '../commands/CommandButton.tsx';
import { commandOf } from '../commands/registry.ts';
import { useStore, useWorkbench } from '../context.ts';
import { FromLink } from '../sharing/FromLink.tsx';
import { pick } from '../state/selectors.ts';
import { placeOf, plainName } from '../storage/joined.ts';
import { Button } from '../ui/Button.tsx';
import { FolderAway } from './FolderAway.tsx';
import type { GameCard } from './game-cards.ts';
import { Miniature } from './Miniature.tsx';
import { NotFound, NotReopened } from './NotReopened.tsx';
import { OPENINGS } from './openings.ts';

/** What the page shows while no ruleset is open: what there is, and what can be begun. */
export const Start = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('loading'));
  const cards = useCards();
  return (
    <main className="start" data-region="rulesets" aria-label={t('startBegin')}>
      <FromLink />
      <FolderAway />
      <NotReopened />
      <NotFound />
      <div className="start-sheet">
        <p className="lead">{t('startLead')}</p>
        <section aria-labelledby="start-games">
          <h2 id="start-games">{t('startGames')}</h2>
          {state.loading ? <p className="empty">{t('loading')}</p> : null}
          {!state.loading && cards?.length === 0 ? <p className="empty">{t('startNone')}</p> : null}
          <ul className="game-cards">
            {cards?.map((card) => (
              <li key={card.ruleset}>
                <Card card={card} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="start-begin">
          <h2 id="start-begin">{t('startBegin')}</h2>
          <div className="start-actions">
            <button type="button" className="primary" onClick={() => bench.actions.openDialog({ what: 'new-game' })}>
              {t('newGameRules')}
            </button>
            <CommandButton command={commandOf('project.importFiles')} />
            <CommandButton command={commandOf('project.importFolder')} />
            {OPENINGS.map(({ word, open }) => (
              <button key={word} type="button" onClick={() => open(bench)}>
                {t(word)}
              </button>
            ))}
          </div>
          <p className="quiet">{t('startDrop')}</p>
        </section>
      </div>
    </main>
  );
};

/** Cards of today's files; those of before stay until new ones are read. */
const useCards = (): readonly GameCard[] | undefined => {
  const { bench } = useWorkbench();
  const { files, lang, loading } = useStore(pick('files', 'lang', 'loading'));

  const [cards, setCards] = useState<readonly GameCard[] | undefined>(undefined);
  useEffect(() => {
    let isWanted = !loading;
    if (isWanted) void bench.projects.cards(files, lang).then((made) => isWanted && setCards(made));
    return () => {
      isWanted = false;
    };
  }, [bench, files, lang, loading]);
  return cards;
};

const Card = ({ card }: { readonly card: GameCard }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('lang'));
  const { ruleset, title, variants, languages, picture } = card;
  const place = placeOf(ruleset);
  const names = new Intl.DisplayNames(state.lang, { type: 'language' });
  const id = `game-${ruleset}`;
  const facts = [
    ...(variants > 0 ? [t('countVariants', { n: variants })] : []),
    ...(languages.length > 0 ? [languages.map((code) => names.of(code) ?? code).join(', ')] : []),
  ];
  return (
    <article className="game-card" data-ruleset={ruleset}>
      <Miniature picture={picture} />
      <h3 id={id}>{title ?? plainName(ruleset)}</h3>
      {place === undefined ? null : <p className="place">{t(place === 'browser' ? 'inBrowser' : 'fromLink')}</p>}
      <p className="quiet">{facts.join(' · ')}</p>
      <p className="card-actions">
        <Button
          look="primary"
          icon={Play}
          data-part="play-game"
          aria-describedby={id}
          onClick={() => void bench.playGame(ruleset)}
        >
          {t('playGame')}
        </Button>
        <Button
          data-part="edit-rules"
          icon={FileText}
          aria-describedby={id}
          onClick={() => void bench.editRules(ruleset)}
        >
          {t('editRules')}
        </Button>
        <button
          type="button"
          className="plain"
          aria-describedby={id}
          onClick={() => bench.actions.openDialog({ what: 'new-variant', ruleset })}
        >
          {t('newVariant')}
        </button>
        {place === 'browser' ? (
          <button
            type="button"
            className="plain"
            aria-describedby={id}
            onClick={() => bench.actions.openDialog({ what: 'forget', ruleset })}
          >
            {t('forgetProject')}
          </button>
        ) : null}
      </p>
    </article>
  );
};
