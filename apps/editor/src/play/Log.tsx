import type { LogLine } from '@sandtable/session';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { markOf } from '../hand/mark-of.ts';
import { type Rule, ruleOf } from './rule-of.ts';
import { useLogged } from './useNotation.ts';
import { useTexts } from './useTexts.ts';

/** Older lines stay in the match; a page need not hold thousands of them. */
const SHOWN = 300;

/** The course of the match, a line each; what the last decision brought is marked, and a line leads to its rule. */
export const Log = () => {
  const { state, t } = useWorkbench();
  const lines = state.view?.log ?? [];
  if (lines.length === 0) return <p className="empty">{t('emptyLog')}</p>;
  return <Lines lines={lines} latest={state.view?.decisions ?? 0} />;
};

const Lines = ({ lines, latest }: { readonly lines: readonly LogLine[]; readonly latest: number }) => {
  const { state, t } = useWorkbench();
  const texts = useTexts();
  const logged = useLogged();
  const list = useRef<HTMLOListElement>(null);
  const [held, hold] = useState(-1);
  const first = Math.max(0, lines.length - SHOWN);
  const shown = lines.slice(first);
  const rules = shown.map((line) => state.info && ruleOf(state.info, line));
  // Tab reaches one line of them all, the one that was last held or else the newest; arrows go on from there.
  const reached = rules[held - first] ? held - first : rules.findLastIndex((rule) => rule !== undefined);
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keys that scroll
    <ol ref={list} className="course" tabIndex={0} aria-label={t('log')} onKeyDown={alongLines}>
      {shown.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their place, so the index is a name
        <li key={first + i} className={line.decision === latest ? `${line.sort} latest` : line.sort}>
          <span className="number">
            <Mark line={line} />
            {line.sort === 'decision' ? line.decision : ''}
          </span>
          <Line
            said={logged(line) ?? texts.line(line)}
            rule={rules[i]}
            tabbed={i === reached}
            onHold={() => hold(first + i)}
          />
        </li>
      ))}
    </ol>
  );
};

/** Persons need no mark here: what they did not decide has one. */
const Mark = ({ line }: { readonly line: LogLine }) => {
  const { t } = useWorkbench();
  if (line.sort !== 'hand' && line.by === undefined) return null;
  const { shape, word } = markOf(line);
  return (
    <span className="mark" role="img" aria-label={t(word)} title={t(word)}>
      {shape}{' '}
    </span>
  );
};

interface LineProps {
  readonly said: string;
  readonly rule: Rule | undefined;
  readonly tabbed: boolean;
  readonly onHold: () => void;
}

const Line = ({ said, rule, tabbed, onHold }: LineProps) => {
  const { bench, t } = useWorkbench();
  if (rule === undefined) return <span>{said}</span>;
  return (
    <button
      type="button"
      className="row line"
      tabIndex={tabbed ? 0 : -1}
      title={t('toRule')}
      onFocus={onHold}
      onClick={() => bench.goto(rule)}
    >
      <span>{said}</span>
      {rule.sections === '' ? null : <span className="sections">{rule.sections}</span>}
    </button>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go from line to line among those that lead somewhere. */
const alongLines = (event: KeyboardEvent<HTMLOListElement>): void => {
  const step = STEPS[event.key];
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const at = event.target instanceof HTMLButtonElement ? lines.indexOf(event.target) : -1;
  if (step === undefined || at < 0) return;
  event.preventDefault();
  lines[at + step]?.focus();
};
