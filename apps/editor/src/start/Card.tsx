import { FileText, Play } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import type { GameCard } from '../state/game-cards.ts';
import { PLACE_WORDS } from '../state/place-words.ts';
import { pick } from '../state/selectors.ts';
import { placeOf, plainName } from '../storage/mounted-projects.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Card.module.css';
import { Cover } from './Cover.tsx';

/** A ruleset on the first page: plays it, opens its rules, or begins a house rule of it. */
export const Card = ({ card }: { readonly card: GameCard }) => {
  const { ruleset, title, about } = card;
  const id = `game-${ruleset}`;
  return (
    <article className={styles.card} data-part="game-card" data-ruleset={ruleset}>
      <Cover card={card} />
      <h3 id={id}>{title ?? plainName(ruleset)}</h3>
      <Kept card={card} />
      {about === undefined ? null : <p className={styles.about}>{about}</p>}
      <Facts card={card} />
      <p className={styles.actions}>
        <Use ruleset={ruleset} id={id} />
        <Change card={card} id={id} />
      </p>
    </article>
  );
};

/** Where it is, if that isn't where all are. */
const Kept = ({ card: { ruleset, here } }: { readonly card: GameCard }) => {
  const { t } = useWorkbench();
  const place = placeOf(ruleset);
  if (place !== undefined) return <p className={styles.place}>{t(PLACE_WORDS[place])}</p>;
  if (here === 'changed') return <p className={styles.place}>{t('changedHere')}</p>;
  return here === 'own' ? <p className={styles.place}>{t('inBrowser')}</p> : null;
};

/** For how many, how long, with which house rules and in which languages. */
const Facts = ({ card: { players, length, variants, languages } }: { readonly card: GameCard }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('lang'));
  const names = new Intl.DisplayNames(state.lang, { type: 'language' });
  const facts = [
    ...[players, length].filter((fact) => fact !== undefined),
    ...(variants > 0 ? [t('countVariants', { n: variants })] : []),
    ...(languages.length > 0 ? [languages.map((code) => names.of(code) ?? code).join(', ')] : []),
  ];
  return <p className="quiet">{facts.join(' · ')}</p>;
};

interface ActionProps {
  readonly ruleset: string;
  /** Of the title, which says what is played or changed. */
  readonly id: string;
}

const Use = ({ ruleset, id }: ActionProps) => {
  const { bench, t } = useWorkbench();
  const play = (): void => void bench.playGame(ruleset);
  const edit = (): void => void bench.editRules(ruleset);
  const point = (): void => bench.atHand.ruleset(ruleset);
  const pointing = { 'aria-describedby': id, onPointerEnter: point, onFocus: point };
  return (
    <>
      <Button look="primary" icon={Play} className={styles.play} {...pointing} onClick={play}>
        {t('playGame')}
      </Button>
      <Button icon={FileText} data-part="edit-rules" {...pointing} onClick={edit}>
        {t('editRules')}
      </Button>
    </>
  );
};

const Change = ({ card: { ruleset, title, here }, id }: { readonly card: GameCard } & Pick<ActionProps, 'id'>) => {
  const { bench, t } = useWorkbench();
  const begin = (): void => bench.actions.openDialog({ what: 'new-variant', ruleset, title });
  const forget = (): void => bench.actions.openDialog({ what: 'forget', ruleset, title, here });
  return (
    <>
      <Button look="plain" aria-describedby={id} onClick={begin}>
        {t('newVariant')}
      </Button>
      {here !== undefined || placeOf(ruleset) === 'browser' ? (
        <Button look="plain" aria-describedby={id} onClick={forget}>
          {t(here === 'changed' ? 'restoreShipped' : 'forgetProject')}
        </Button>
      ) : null}
    </>
  );
};
