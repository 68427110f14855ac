import type { Fight } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { ruleOf } from '../play/rule-of.ts';
import { useSectionNames } from '../play/useSectionNames.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { lastsOf } from '../state/motions.ts';
import { pick } from '../state/selectors.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './FightCard.module.css';
import { FightNumbers } from './FightNumbers.tsx';
import { FightOdds } from './FightOdds.tsx';
import { FightOutcome } from './FightOutcome.tsx';
import { FightSideShown } from './FightSideShown.tsx';
import { sideColours } from './side-colours.ts';
import { useFightStory } from './useFightStory.ts';
import { useKeptOpen } from './useKeptOpen.ts';
import { useLatePress } from './useLatePress.ts';
import { useOddsBefore } from './useOddsBefore.ts';
import { useSaid } from './useSaid.ts';
import { useSettled } from './useSettled.ts';

interface Props {
  readonly fight: Fight;
  readonly motion: ShownMotion;
}

/** Two sides that meet, over the board: who they are, what was rolled and added up, and what came of it. */
export const FightCard = ({ fight, motion }: Props) => {
  const { bench } = useWorkbench();
  const heading = useId();
  const [left, right] = fight.sides;
  const [isPointed, point] = useState(false);
  const story = useFightStory(fight, motion);
  const isRolled = fight.rolls.length > 0;
  const found = useOddsBefore(isRolled ? fight.bouts[0].line : undefined);
  const reading = { isPointed, isFound: !isRolled || found !== undefined, hasSum: story !== undefined };
  const isPassing = useKeptOpen(bench.motions, reading) && !motion.isStill;
  const isSettled = useSettled(isRolled && !motion.isStill);
  return (
    <section
      className={classNames(styles.card, motion.isStill && styles.still)}
      data-part="fight-card"
      data-settled={isSettled}
      aria-labelledby={heading}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
    >
      <Edge fight={fight} />
      <Head id={heading} fight={fight} info={motion.info} />
      <div className={styles.body} style={sideColours(useLayout(), fight.sides)}>
        <FightSideShown side={left} notes={fight.notes[0]} motion={motion} />
        <FightNumbers fight={fight} motion={motion} story={story} />
        <FightSideShown side={right} notes={fight.notes[1]} motion={motion} />
      </div>
      {isRolled ? <FightOdds fight={fight} log={motion.after.log} found={found} isSettled={isSettled} /> : null}
      <div className={styles.foot}>
        <FightOutcome fight={fight} motion={motion} story={story} />
        <GoOn>{isPassing ? <TimeLeft key={String(reading.hasSum)} ms={lastsOf(motion)} /> : null}</GoOn>
      </div>
    </section>
  );
};

const GoOn = ({ children }: { readonly children: ReactNode }) => {
  const { bench, t } = useWorkbench();
  const button = useRef<HTMLButtonElement>(null);
  useLatePress(button);
  return (
    <Button ref={button} look="primary" className={styles.goOn} onClick={bench.motions.goOn}>
      {t('goOn')}
      {children}
    </Button>
  );
};

/** How much is left of the time after which the card closes by itself. */
const TimeLeft = ({ ms }: { readonly ms: number }) => (
  <span className={styles.timeLeft} data-part="time-left" style={{ animationDuration: `${ms}ms` }} aria-hidden="true" />
);

/** The colors of both sides. */
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
  const sections = useSectionNames((rulePlaces && ruleOf(rulePlaces, line)?.sections) ?? '').join(' ');
  const below = [fight.results.length === 0 ? '' : said, sections];
  return (
    <header className={styles.head}>
      <h2 id={id}>{texts.title(fight.how.title ?? `${line.path}/title`, line.args) ?? t('fight')}</h2>
      <p>{below.filter((part) => part !== '').join(' ')}</p>
    </header>
  );
};
