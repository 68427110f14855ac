import { FileText, Play } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import type { GameCard } from '../state/game-cards.ts';
import { pick } from '../state/selectors.ts';
import { placeOf, plainName } from '../storage/mounted-projects.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Card.module.css';
import { Cover } from './Cover.tsx';

/** A ruleset on the first page: plays it, opens its rules, or begins a house rule of it. */
export const Card = ({ card }: { readonly card: GameCard }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('lang'));
  const { ruleset, title, about, players, length, variants, languages } = card;
  const place = placeOf(ruleset);
  const names = new Intl.DisplayNames(state.lang, { type: 'language' });
  const id = `game-${ruleset}`;
  const facts = [
    ...[players, length].filter((fact) => fact !== undefined),
    ...(variants > 0 ? [t('countVariants', { n: variants })] : []),
    ...(languages.length > 0 ? [languages.map((code) => names.of(code) ?? code).join(', ')] : []),
  ];
  return (
    <article className={styles.card} data-part="game-card" data-ruleset={ruleset}>
      <Cover card={card} />
      <h3 id={id}>{title ?? plainName(ruleset)}</h3>
      {place === undefined ? null : <p className={styles.place}>{t(place === 'browser' ? 'inBrowser' : 'fromLink')}</p>}
      {about === undefined ? null : <p className={styles.about}>{about}</p>}
      <p className="quiet">{facts.join(' · ')}</p>
      <p className={styles.actions}>
        <Button
          look="primary"
          icon={Play}
          className={styles.play}
          aria-describedby={id}
          onClick={() => void bench.playGame(ruleset)}
        >
          {t('playGame')}
        </Button>
        <Button
          icon={FileText}
          data-part="edit-rules"
          aria-describedby={id}
          onClick={() => void bench.editRules(ruleset)}
        >
          {t('editRules')}
        </Button>
        <Button
          look="plain"
          aria-describedby={id}
          onClick={() => bench.actions.openDialog({ what: 'new-variant', ruleset })}
        >
          {t('newVariant')}
        </Button>
        {place === 'browser' ? (
          <Button
            look="plain"
            aria-describedby={id}
            onClick={() => bench.actions.openDialog({ what: 'forget', ruleset })}
          >
            {t('forgetProject')}
          </Button>
        ) : null}
      </p>
    </article>
  );
};
