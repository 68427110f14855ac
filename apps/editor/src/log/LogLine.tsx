import type { LogLine as Line } from '@sandtable/session';
import type { ReactNode } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { LineAccount } from '../explain/LineAccount.tsx';
import { MoveMark } from '../match-history/MoveMark.tsx';
import { markOf } from '../match-history/mark-of.ts';
import type { Rule } from '../play/rule-of.ts';
import { useLineText } from '../play/useLineText.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { keyed } from '../ui/keyed.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { LineDetails, LineWords } from './LineWords.tsx';
import styles from './LogLine.module.css';

interface Props {
  readonly line: Line;
  readonly text: string;
  /** Lines of its sort that follow it, folded. */
  readonly alike: readonly Line[];
  readonly rule: Rule | undefined;
  /** Explains how it came about. */
  readonly onWhy: (() => void) | undefined;
  /** Whether Tab reaches it. */
  readonly tabbed: boolean;
  readonly onHold: () => void;
}

export const LogLine = ({ line, text, alike, rule, onWhy, tabbed, onHold }: Props) => {
  const { t } = useWorkbench();
  const words = <LineWords line={line} text={text} />;
  const focus = { tabIndex: tabbed ? 0 : -1, onFocus: onHold };
  return (
    <>
      <DecisionNumber line={line} />
      {rule === undefined ? words : <ToRule words={words} rule={rule} {...focus} />}
      {onWhy === undefined ? null : (
        <Button look="plain" className={styles.why} aria-label={`${t('whyLine')} ${text}`} onClick={onWhy} {...focus}>
          {t('whyLine')}
        </Button>
      )}
      <LineDetails line={line} text={text} />
      <LineAccount line={line} className={styles.below} />
      {alike.length === 0 ? null : <Alike lines={alike} />}
    </>
  );
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
    {line.sort === 'decision' ? line.decision : undefined}
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
  const said = (
    <>
      {words}
      {rule.sections === '' ? null : <span className={styles.sections}>{rule.sections}</span>}
    </>
  );
  if (face === 'play') return <span className={styles.text}>{said}</span>;
  return (
    <Tooltip label={t('toRule')}>
      <button type="button" className={styles.text} onClick={() => bench.goto(rule)} {...focus}>
        {said}
      </button>
    </Tooltip>
  );
};
