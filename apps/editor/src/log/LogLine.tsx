import type { Fight } from '@sandtable/board';
import type { LogLine as Line } from '@sandtable/session';
import { memo, type ReactNode } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { LineAccount } from '../explain/LineAccount.tsx';
import { MoveMark } from '../match-history/MoveMark.tsx';
import { markOf } from '../match-history/mark-of.ts';
import { foldedLine, givenIn } from '../play/folded-line.ts';
import { type Rule, ruleOf } from '../play/rule-of.ts';
import { SideFlag } from '../play/SideFlag.tsx';
import { useLineText } from '../play/useLineText.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { keyed } from '../ui/keyed.ts';
import type { RulePlaces } from '../workers/game-info.ts';
import { FightTable } from './FightTable.tsx';
import { LineDetails, LineWords } from './LineWords.tsx';
import styles from './LogLine.module.css';
import type { LogEntry } from './log-entries.ts';
import { Sections } from './Sections.tsx';
import type { ExplainLine } from './useLineWhy.ts';

interface Props {
  readonly entry: LogEntry;
  /** Its place in the list. */
  readonly at: number;
  /** What its line says. */
  readonly text: string;
  readonly rulePlaces: RulePlaces | undefined;
  readonly onWhy: ExplainLine | undefined;
  /** Whether Tab reaches it. */
  readonly tabbed: boolean;
  readonly onHold: (at: number) => void;
}

/** It isn't drawn again while the list only finds out where its rows lie: that takes several times for each step. */
export const LogLine = memo(({ entry, at, text, rulePlaces, onWhy, tabbed, onHold }: Props) => {
  const { t } = useWorkbench();
  const { line, alike, decisions, listed, fight } = entry;
  const rule = rulePlaces && ruleOf(rulePlaces, line);
  const title = useFightTitle(fight);
  const words = title === undefined ? <LineWords line={line} text={text} /> : <span>{title}</span>;
  const focus = { tabIndex: tabbed ? 0 : -1, onFocus: () => onHold(at) };
  return (
    <>
      <DecisionNumber line={decisions.at(-1) ?? line} />
      {rule === undefined ? words : <ToRule words={words} rule={rule} {...focus} />}
      {onWhy === undefined || line.sort === 'hand' ? null : (
        <Button
          look="plain"
          className={styles.why}
          aria-label={`${t('whyLine')} ${text}`}
          onClick={() => onWhy(line, rule)}
          {...focus}
        >
          {t('whyLine')}
        </Button>
      )}
      <LineDetails line={line} text={text} />
      {keyed(listed, ({ path }) => path).map(({ key, item }) => (
        <Listed key={key} line={item} />
      ))}
      {fight === undefined ? (
        <LineAccount line={line} className={styles.below} />
      ) : (
        <FightTable fight={fight} className={styles.below} />
      )}
      {alike.length === 0 ? null : <Alike lines={alike} />}
    </>
  );
});

/** What a fight is called, if its ruleset calls it anything: its numbers are in the table. */
function useFightTitle(fight: Fight | undefined): string | undefined {
  const { t } = useWorkbench();
  const texts = useTexts();
  if (fight === undefined) return undefined;
  const [{ line }, ...more] = fight.bouts;
  // The words of one meeting don't tell of the others.
  return texts.title(fight.how.title ?? `${line.path}/title`, line.args) ?? (more.length > 0 ? t('fight') : undefined);
}

/** What was chosen, where its line only counts it. */
const Listed = ({ line }: { readonly line: Line }) => {
  const textOf = useLineText();
  const texts = useTexts();
  const { answer } = line.args;
  if (typeof answer !== 'object') return null;
  if (foldedLine(texts, line) !== undefined) return <LineDetails line={line} text={textOf(line)} />;
  return <p className={styles.listed}>{texts.answer(givenIn(answer))}</p>;
};

const Alike = ({ lines }: { readonly lines: readonly Line[] }) => {
  const { t } = useWorkbench();
  const textOf = useLineText();
  return (
    <Disclosure className={styles.below} summary={t('logAlike', { n: lines.length })}>
      <ul className={styles.alike}>
        {keyed(lines, textOf).map(({ key, item }) => (
          <li key={key}>
            <LineWords line={item} text={textOf(item)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

/** Persons need no mark here: what they didn't decide has one. */
const DecisionNumber = ({ line }: { readonly line: Line }) => (
  <span className={styles.number}>
    {line.sort === 'hand' || line.by !== undefined ? <MoveMark mark={markOf(line)} /> : null}
    {line.sort === 'decision' ? (
      <>
        {line.decision}
        <SideFlag member={String(line.args.role)} />
      </>
    ) : undefined}
  </span>
);

interface ToRuleProps {
  readonly words: ReactNode;
  readonly rule: Rule;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

/** Leads to the rule in the text; at the table, where there is no text, its sections are only named. */
const ToRule = ({ words, rule, ...focus }: ToRuleProps) => {
  const { bench, t } = useWorkbench();
  const { face } = useStore(pick('face'));
  if (face === 'play')
    return (
      <span className={styles.text}>
        {words}
        <Sections sections={rule.sections} {...focus} />
      </span>
    );
  return (
    <button
      type="button"
      className={styles.text}
      data-tooltip={t('toRule')}
      onClick={() => bench.goto(rule)}
      {...focus}
    >
      {words}
      {rule.sections === '' ? null : <span className={styles.sections}>{rule.sections}</span>}
    </button>
  );
};
