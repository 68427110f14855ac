import { diceIn, type MatchEvent, type TimedEvent } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useStore } from '../context.ts';
import { type FoldedLine, foldedLine } from '../play/folded-line.ts';
import { tells } from '../play/log-lines.ts';
import { ruleOf } from '../play/rule-of.ts';
import { useLineText } from '../play/useLineText.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { classNames } from '../ui/class-names.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './EventTray.module.css';
import { RollingDie } from './RollingDie.tsx';

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
export const EventTray = ({ motion: { after, events }, reached }: Props) => {
  const inWords = events.slice(0, reached).filter(isInWords);
  const decision = after.log.findLast(({ sort, decision: at }) => sort === 'decision' && at === after.decisions);
  if (decision === undefined && inWords.length === 0) return null;
  return (
    <div className={styles.tray} data-part="event-tray" aria-hidden="true">
      {decision === undefined ? null : <Decided line={decision} />}
      {keyed(inWords, ({ event }) => event.line.path)
        .slice(-MOST)
        .map(({ key, item }) => (
          <Row key={key} timed={item} />
        ))}
    </div>
  );
};

const isInWords = (timed: TimedEvent): timed is Timed => 'line' in timed.event && tells(timed.event.line);

/** What was decided, in the brief words of the log. */
const Decided = ({ line }: { readonly line: LogLine }) => {
  const texts = useTexts();
  const textOf = useLineText();
  const folded = foldedLine(texts, line);
  return <p className={styles.decided}>{folded ? headOf(folded) : textOf(line)}</p>;
};

/** A head that tells how many already needs no count behind it. */
const headOf = ({ head, items }: FoldedLine): string => (/\d/.test(head) ? head : `${head} (${items.length})`);

const Row = ({ timed: { event, lasts } }: { readonly timed: Timed }) => {
  const { info, rulePlaces } = useStore(pick('info', 'rulePlaces'));
  const textOf = useLineText();
  const texts = useTexts();
  const { line } = event;
  const dice = info && diceIn(info, line);
  if (dice === undefined) return <p className={styles.line}>{textOf(line)}</p>;
  const sections = rulePlaces && ruleOf(rulePlaces, line)?.sections;
  return (
    <p className={styles.roll}>
      <span className={classNames(styles.dice, dice.faces.length > FEW && styles.many)}>
        {keyed(dice.faces, String).map(({ key, item }) => (
          <RollingDie key={key} face={item} isDotted={dice.isDotted} lasts={lasts} />
        ))}
      </span>
      <span>{texts.path(line.path)}</span>
      {sections ? <span className={styles.sections}>{sections}</span> : null}
    </p>
  );
};
