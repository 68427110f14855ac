import { diceIn, type MatchEvent, type TimedEvent } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { type ReactNode, useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { DieOwner } from '../play/DieOwner.tsx';
import { type FoldedLine, foldedLine } from '../play/folded-line.ts';
import { tells } from '../play/log-lines.ts';
import { ruleOf } from '../play/rule-of.ts';
import { isSame } from '../play/sentences.ts';
import { useFreePlace } from '../play/useFreePlace.ts';
import { useLineText } from '../play/useLineText.ts';
import { useSectionNames } from '../play/useSectionNames.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { classNames } from '../ui/class-names.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './EventTray.module.css';
import { isRepeated } from './is-repeated.ts';
import { onlyReasons } from './only-reasons.ts';
import { RollingDie } from './RollingDie.tsx';
import { useDiceHits } from './useDiceHits.ts';

type InWords = Extract<MatchEvent, { readonly line: LogLine }>;
type Timed = TimedEvent & { readonly event: InWords };

/** Of many lines the last ones are seen; all of them are in the log. */
const MOST = 5;
/** More dice than these are smaller. */
const FEW = 6;

interface Props {
  readonly motion: ShownMotion;
  /** How many of its events have begun. */
  readonly reached: number;
}

/** Dice, cards and words of what was just decided, over the board. Screen readers read its live region instead. */
export const EventTray = ({ motion, reached }: Props) => {
  const { after, events, info } = motion;
  const { t } = useWorkbench();
  const texts = useTexts();
  const hits = useDiceHits(motion);
  const decision = after.log.findLast(({ sort, decision: at }) => sort === 'decision' && at === after.decisions);
  const isSaid =
    decision !== undefined &&
    isRepeated(
      { info, isOmitted: texts.isOmitted },
      decision,
      events.map(({ event }) => event),
    );
  const decided = useDecided(isSaid ? undefined : decision);
  const textOf = useLineText();
  const isNews = ({ event: { line } }: Timed): boolean => decided === undefined || !isSame(textOf(line), decided);
  const only = onlyReasons(motion.before.ask, decision);
  const inWords = events
    .slice(0, reached)
    .filter(isInWords)
    .filter((one) => !texts.isOmitted(one.event.line) && isNews(one));
  if (decided === undefined && inWords.length === 0) return null;
  return (
    <Tray>
      {decided === undefined ? null : <p className={styles.decided}>{decided}</p>}
      {only.length === 0 ? null : (
        <p className={styles.line} data-part="only-answer">
          {t('onlyAnswer', { why: only.map((reason) => texts.path(reason)).join(' ') })}
        </p>
      )}
      {keyed(inWords, ({ event }) => event.line.path)
        .slice(-MOST)
        .map(({ key, item }) => (
          <Row key={key} timed={item} hits={hits.get(item.event.line)} />
        ))}
    </Tray>
  );
};

/** Where it covers least of what should be seen meanwhile. */
const Tray = ({ children }: { readonly children: ReactNode }) => {
  const tray = useRef<HTMLDivElement>(null);
  useFreePlace(tray);
  return (
    <div ref={tray} className={styles.tray} data-part="event-tray" aria-hidden="true">
      {children}
    </div>
  );
};

const isInWords = (timed: TimedEvent): timed is Timed => 'line' in timed.event && tells(timed.event.line);

/** What was decided, in the brief words of the log. */
function useDecided(line: LogLine | undefined): string | undefined {
  const texts = useTexts();
  const textOf = useLineText();
  if (line === undefined || texts.isOmitted(line)) return undefined;
  const folded = foldedLine(texts, line);
  return folded ? headOf(folded) : textOf(line);
}

/** A head that tells how many already needs no count behind it. */
const headOf = ({ head, items }: FoldedLine): string => (/\d/.test(head) ? head : `${head} (${items.length})`);

interface RowProps {
  readonly timed: Timed;
  /** Which of its dice hit. */
  readonly hits: readonly boolean[] | undefined;
}

const Row = ({ timed: { event, lasts }, hits }: RowProps) => {
  const { info, rulePlaces } = useStore(pick('info', 'rulePlaces'));
  const textOf = useLineText();
  const texts = useTexts();
  const { line } = event;
  const sections = useSectionNames((rulePlaces && ruleOf(rulePlaces, line)?.sections) ?? '').join(' ');
  const dice = info && diceIn(info, line);
  if (dice === undefined) return <p className={styles.line}>{textOf(line)}</p>;
  return (
    <p className={styles.roll}>
      <span className={classNames(styles.dice, dice.faces.length > FEW && styles.many)}>
        {keyed(dice.faces, String).map(({ key, item }, i) => (
          <span key={key} className={styles.owned}>
            <DieOwner dice={dice} at={i} />
            <RollingDie
              face={item}
              isDotted={dice.isDotted}
              isHit={hits?.[i]}
              meaning={texts.named(`${line.path}/${item}`)}
              lasts={lasts}
            />
          </span>
        ))}
      </span>
      <span>{texts.path(line.path)}</span>
      {sections ? <span className={styles.sections}>{sections}</span> : null}
    </p>
  );
};
