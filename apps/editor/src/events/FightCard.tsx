import type { Fight } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { useId } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { sentencesOf } from '../explain/claim-words.ts';
import { namingIn } from '../explain/naming-in.ts';
import { ruleOf } from '../play/rule-of.ts';
import { useLineText } from '../play/useLineText.ts';
import { useMayKnow } from '../play/useMayKnow.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { keyed } from '../ui/keyed.ts';
import type { DescribedStory } from '../workers/why-protocol.ts';
import styles from './FightCard.module.css';
import { FightNumbers } from './FightNumbers.tsx';
import { FightOdds } from './FightOdds.tsx';
import { FightPiece, FightSideShown } from './FightSideShown.tsx';
import { sideColours } from './side-colours.ts';
import { useFightStory } from './useFightStory.ts';

interface Props {
  readonly fight: Fight;
  readonly motion: ShownMotion;
}

/** Two sides that meet, over the board: who they are, what was rolled and added up, and what came of it. */
export const FightCard = ({ fight, motion }: Props) => {
  const { bench, t } = useWorkbench();
  const heading = useId();
  const [left, right] = fight.sides;
  const { hold, stay } = bench.motions;
  const story = useFightStory(fight, motion);
  return (
    <section
      className={classNames(styles.card, motion.isStill && styles.still)}
      data-part="fight-card"
      aria-labelledby={heading}
      onPointerEnter={hold}
      onPointerLeave={stay}
    >
      <Edge fight={fight} />
      <Head id={heading} fight={fight} info={motion.info} />
      <div className={styles.body}>
        <FightSideShown side={left} notes={fight.notes[0]} motion={motion} />
        <FightNumbers fight={fight} motion={motion} story={story} />
        <FightSideShown side={right} notes={fight.notes[1]} motion={motion} />
      </div>
      {fight.rolls.length === 0 ? null : <FightOdds line={fight.bouts[0].line} />}
      <div className={styles.foot}>
        <Outcome fight={fight} motion={motion} story={story} />
        <Button look="primary" onClick={bench.motions.goOn}>
          {t('goOn')}
        </Button>
      </div>
    </section>
  );
};

/** The colours of both sides. */
const Edge = ({ fight: { sides } }: Pick<Props, 'fight'>) => (
  <div className={styles.edge} style={sideColours(useLayout(), sides)} aria-hidden="true">
    <span />
    <span />
  </div>
);

const Head = ({ id, fight, info }: Pick<Props, 'fight'> & { readonly id: string; readonly info: GameInfo }) => {
  const { t } = useWorkbench();
  const { rulePlaces } = useStore(pick('rulePlaces'));
  const texts = useTexts();
  const said = useSaid(fight, info);
  const [{ line }] = fight.bouts;
  const sections = (rulePlaces && ruleOf(rulePlaces, line)?.sections) ?? '';
  const below = [fight.results.length === 0 ? '' : said, sections];
  return (
    <header className={styles.head}>
      <h2 id={id}>{texts.title(fight.how.title ?? `${line.path}/title`, line.args) ?? t('fight')}</h2>
      <p>{below.filter((part) => part !== '').join(' ')}</p>
    </header>
  );
};

/** What the line says; nothing where numbers or dice are shown, which it would only say once more. */
function useSaid({ bouts: [{ line, values }, ...more], rolls }: Fight, info: GameInfo): string {
  const textOf = useLineText();
  const isDice = info.dice.some(({ name }) => name === line.args.die);
  const tells = rolls.length > 0 || values.some((value) => value !== undefined);
  return more.length === 0 && !isDice && !tells ? textOf(line) : '';
}

interface OutcomeProps extends Props {
  readonly story: DescribedStory | undefined;
}

/** Who has fallen, and what the log says besides; the line itself where nothing follows it. */
const Outcome = ({ fight, motion, story }: OutcomeProps) => {
  const { lost, results, rolls, sides } = fight;
  const { t } = useWorkbench();
  const said = useSaid(fight, motion.info);
  const isAmongPieces = rolls.length > 0 && sides.every(({ pieces }) => pieces.length > 0);
  const tested = useTested(story);
  const textOf = useLineText();
  return (
    <div className={styles.outcome}>
      {lost.map((piece) => (
        <span key={piece.member} className={styles.lost}>
          <FightPiece piece={piece} motion={motion} size={40} />
        </span>
      ))}
      <div>
        {keyed(results, ({ path }) => path).map(({ key, item }) => (
          <p key={key}>{textOf(item)}</p>
        ))}
        {results.length === 0 && said !== '' ? <p>{said}</p> : null}
        {results.length === 0 && tested !== '' ? <p>{tested}</p> : null}
        {results.length + lost.length === 0 && tested === '' && isAmongPieces ? <p>{t('fightNoneLost')}</p> : null}
      </div>
    </div>
  );
};

/** What the numbers were measured by, where the log doesn't tell what came of them. */
function useTested(story: DescribedStory | undefined): string {
  const { t } = useWorkbench();
  const mayKnow = useMayKnow();
  const texts = useTexts();
  const claims = story?.after.flatMap((one) => one.claims) ?? [];
  if (story === undefined || !mayKnow) return '';
  return [...new Set(sentencesOf(t, namingIn(texts, story), claims).map(({ text }) => text))].join(' ');
}
