import { DieFace, diceIn, type RolledDice } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { DieOwner } from '../play/DieOwner.tsx';
import { foldedLine } from '../play/folded-line.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { keyed } from '../ui/keyed.ts';
import styles from './LineWords.module.css';

interface Props {
  readonly line: LogLine;
  readonly text: string;
}

/** What a line of the log says, with its dice as they lie on the table. */
export const LineWords = ({ line, text }: Props) => {
  const { t } = useWorkbench();
  const { info } = useStore(pick('info'));
  const texts = useTexts();
  // What is written in the notation of the ruleset stays as it is written.
  if (info === undefined || text !== texts.line(line)) return <span>{text}</span>;
  const dice = diceIn(info, line);
  if (dice)
    return (
      <span>
        {t('nameAndValue', { name: texts.path(line.path), value: '' })}
        <Faces dice={dice} meaningOf={(face) => texts.named(`${line.path}/${face}`)} />
      </span>
    );
  const folded = foldedLine(texts, line);
  return <span>{folded === undefined ? text : ended(folded.head, text)}</span>;
};

/** The beginning of a sentence ends as the whole does. */
const ended = (head: string, text: string): string =>
  text.endsWith('.') && /[\p{L}\p{N}]$/u.test(head) ? `${head}.` : head;

interface FacesProps {
  readonly dice: RolledDice;
  readonly meaningOf: (face: string) => string | undefined;
}

/** Several dice are read aloud as a list. */
const Faces = ({ dice, meaningOf }: FacesProps) =>
  keyed(dice.faces, String).map(({ key, item }, i) => (
    <span key={key}>
      {i === 0 ? null : <span className={styles.between}>, </span>}
      <span className={styles.die}>
        <DieOwner dice={dice} at={i} />
        <DieFace face={item} isDotted={dice.isDotted} meaning={meaningOf(item)} />
      </span>
    </span>
  ));

/** What a long line lists, folded. */
export const LineDetails = ({ line, text }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const folded = text === texts.line(line) ? foldedLine(texts, line) : undefined;
  if (folded === undefined) return null;
  return (
    <Disclosure className={styles.details} summary={t('logEntries', { n: folded.items.length })}>
      <ul>
        {keyed(folded.items, String).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </Disclosure>
  );
};
