import type { LogLine } from '@sandtable/session';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { markOf } from '../match-history/mark-of.ts';
import { pick } from '../state/selectors.ts';
import type { Say } from '../words.ts';
import { LogSearch, useFound, useSaid } from './LogSearch.tsx';
import { tells, timesBefore } from './log-lines.ts';
import { type Rule, ruleOf } from './rule-of.ts';
import { useLinesInSight } from './useLinesInSight.ts';

/** The course of the match, a line each; what the last decision brought is marked. A line leads to its rule, and to how it came about. */
export const Log = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('view'));
  const [sought, seek] = useState<string | undefined>();
  const log = state.view?.log ?? none;
  const lines = useFound(
    useMemo(() => log.filter(tells), [log]),
    sought,
  );
  if (state.view === undefined || state.view.log.length === 0) return <p className="empty">{t('emptyLog')}</p>;
  // The page's own search finds only what is drawn, which is what is in sight.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    seek((was) => was ?? '');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key means the same wherever in the log it is pressed
    <div className="log-pane" onKeyDown={onKeyDown}>
      {sought === undefined ? null : <LogSearch sought={sought} found={lines.length} onSeek={seek} />}
      <Lines lines={lines} latest={state.view.decisions} />
    </div>
  );
};

const none: readonly LogLine[] = [];

const Lines = ({ lines, latest }: { readonly lines: readonly LogLine[]; readonly latest: number }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('rulePlaces', 'viewer', 'player', 'view'));
  const said = useSaid();
  const list = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const [held, hold] = useState(-1);
  const { drawn, onScroll, toEnd } = useLinesInSight(list, rows, lines.length);
  const { first, end } = drawn;
  const shown = lines.slice(first, end);
  const rules = shown.map((line) => state.rulePlaces && ruleOf(state.rulePlaces, line));
  // What a seat may not know may have come of what it asks about.
  const isOpen = state.viewer === 'all' && !state.player;
  const whyOf = (line: LogLine, rule: Rule | undefined) => (): void => {
    const nth = timesBefore(state.view?.log ?? none, line);
    const ran = rule && { ...rule, nth };
    if (line.sort === 'log' || line.sort === 'roll') void bench.why.line(line, nth, ran);
    else void bench.why.inside(line.decision, ran);
  };
  // Tab reaches one line of them all, the one that was last held or else the newest; arrows go on from there.
  const reached = rules[held - first] ? held - first : rules.findLastIndex((rule) => rule !== undefined);
  const { length } = lines;
  useEffect(() => {
    if (length > 0) toEnd();
  }, [length, toEnd]);
  // A line that goes out of sight takes the focus along; keys then still move the list.
  const isGone = held >= 0 && (held < first || held >= end);
  useEffect(() => {
    if (isGone && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [isGone]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls is no list of fields
    <div
      ref={list}
      className="course from-end"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keys that scroll
      tabIndex={0}
      aria-label={t('log')}
      onKeyDown={alongLines}
      onScroll={onScroll}
    >
      <ol ref={rows} style={{ paddingBlock: `${drawn.before}px ${drawn.after}px` }}>
        {shown.map((line, i) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their place, so the index is a name
            key={first + i}
            at={first + i}
            of={length}
            className={line.decision === latest ? `${line.sort} latest` : line.sort}
            number={line.sort === 'decision' ? line.decision : undefined}
            mark={line.sort === 'hand' || line.by !== undefined ? markOf(line) : undefined}
            said={said(line)}
            rule={rules[i]}
            tabbed={i === reached}
            onHold={hold}
            onRule={bench.goto}
            onWhy={isOpen && line.sort !== 'hand' ? whyOf(line, rules[i]) : undefined}
            t={t}
          />
        ))}
      </ol>
    </div>
  );
};

interface LineProps {
  readonly at: number;
  readonly of: number;
  readonly className: string;
  readonly number: number | undefined;
  /** Persons need no mark here: what they did not decide has one. */
  readonly mark: ReturnType<typeof markOf> | undefined;
  readonly said: string;
  readonly rule: Rule | undefined;
  readonly tabbed: boolean;
  readonly onHold: (at: number) => void;
  readonly onRule: (rule: Rule) => void;
  readonly onWhy: (() => void) | undefined;
  readonly t: Say;
}

const Line = ({ at, of, className, number, mark, onWhy, t, ...said }: LineProps) => (
  <li data-line={at} className={className} aria-posinset={at + 1} aria-setsize={of}>
    <span className="number">
      {mark ? (
        <span className="mark" role="img" aria-label={t(mark.word)} title={t(mark.word)}>
          {mark.shape}{' '}
        </span>
      ) : null}
      {number}
    </span>
    <Said at={at} t={t} {...said} />
    {onWhy === undefined ? null : (
      <button
        type="button"
        className="plain why-line"
        tabIndex={said.tabbed ? 0 : -1}
        aria-label={`${t('whyLine')} ${said.said}`}
        title={t('lookInside')}
        onFocus={() => said.onHold(at)}
        onClick={onWhy}
      >
        {t('whyLine')}
      </button>
    )}
  </li>
);

const Said = ({
  at,
  said,
  rule,
  tabbed,
  onHold,
  onRule,
  t,
}: Omit<LineProps, 'of' | 'className' | 'number' | 'mark' | 'onWhy'>) => {
  if (rule === undefined) return <span>{said}</span>;
  return (
    <button
      type="button"
      className="row line"
      tabIndex={tabbed ? 0 : -1}
      title={t('toRule')}
      onFocus={() => onHold(at)}
      onClick={() => onRule(rule)}
    >
      <span>{said}</span>
      {rule.sections === '' ? null : <span className="sections">{rule.sections}</span>}
    </button>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go from line to line among those that lead somewhere. */
const alongLines = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  const lines = [...event.currentTarget.querySelectorAll('button.line')];
  const at = event.target instanceof HTMLButtonElement ? lines.indexOf(event.target) : -1;
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = lines[at + step];
  if (next instanceof HTMLElement) next.focus();
};
