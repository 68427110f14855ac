import type { StepTold } from '@sandtable/session';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { SeeingAll } from '../manual-edits/ByHand.tsx';
import { useLookup } from '../manual-edits/useLookup.ts';
import { useLogged } from '../play/useNotation.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { AsExample } from './AsExample.tsx';
import { Lines } from './Lines.tsx';
import { markOf } from './mark-of.ts';
import { SessionFiles } from './SessionFiles.tsx';

/** All steps of the match: each can be looked at, gone to, left out, or decided otherwise; and the lines of play beside it. */
export const Course = () => (
  <div className="steps">
    <SessionFiles />
    <SeeingAll>
      <Steps />
    </SeeingAll>
  </div>
);

const Steps = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view', 'asExample'));
  const steps = useLookup('steps') ?? [];
  const [lines, setLines] = useState(false);
  const branches = state.view?.branches.length ?? 0;
  if (state.asExample) return <AsExample onClose={() => bench.actions.closeExampleForm()} />;
  if (lines && branches > 0) return <Lines onClose={() => setLines(false)} />;
  return (
    <>
      <div className="row-of-buttons">
        <button type="button" disabled={branches === 0} onClick={() => setLines(true)}>
          {t('linesBeside', { n: branches })}
        </button>
        <button type="button" disabled={steps.length === 0} onClick={() => bench.actions.openExampleForm()}>
          {t('asExample')}
        </button>
      </div>
      {steps.length === 0 ? <p className="empty">{t('noSteps')}</p> : <List steps={steps} />}
    </>
  );
};

const List = ({ steps }: { readonly steps: readonly StepTold[] }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view'));
  const list = useRef<HTMLOListElement>(null);
  const now = state.view?.decisions ?? 0;
  useEffect(() => {
    list.current?.querySelector(`[data-step="${now}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  return (
    <ol
      ref={list}
      className="course step-list"
      aria-label={t('steps')}
      onKeyDown={alongSteps}
      onPointerLeave={() => void bench.play.glance(undefined)}
    >
      {steps.map((step) => (
        <Step key={step.number} step={step} now={now} />
      ))}
    </ol>
  );
};

const Step = ({ step: { number, line, told }, now }: { readonly step: StepTold; readonly now: number }) => {
  const { bench, t } = useWorkbench();
  const { stepPreview } = useStore(pick('stepPreview'));
  const texts = useTexts();
  const logged = useLogged();
  const mark = markOf(line, told);

  const isHeld = stepPreview?.held === true && stepPreview.view.decisions === number;
  const look = (): void => void bench.play.glance(number);
  const said = line === undefined ? '' : (logged(line) ?? texts.line(line));
  return (
    <li data-step={number} className={number === now ? 'latest' : number > now ? 'undone' : ''} onPointerEnter={look}>
      <span className="number">{number}</span>
      <span className="mark" role="img" aria-label={t(mark.word)} title={t(mark.word)}>
        {mark.shape}
      </span>
      <button
        type="button"
        className="row line"
        tabIndex={number === Math.max(1, now) ? 0 : -1}
        aria-current={number === now ? 'step' : undefined}
        onFocus={look}
        onBlur={() => void bench.play.glance(undefined)}
        onClick={() => void bench.play.goto(number)}
      >
        {said}
      </button>
      <span className="step-acts">
        <button type="button" className="plain" onClick={() => void bench.why.inside(number)}>
          {t('lookInside')}
        </button>
        <button
          type="button"
          className="plain"
          aria-pressed={isHeld}
          onClick={() => void bench.play.glance(isHeld ? undefined : number, true)}
        >
          {t('hold')}
        </button>
        {line?.sort === 'hand' ? null : (
          <button type="button" className="plain" onClick={() => void bench.play.byHand('whatIf', number)}>
            {t('whatIf')}
          </button>
        )}
        <button type="button" className="plain" onClick={() => void bench.play.byHand('skip', number)}>
          {t('leaveOut')}
        </button>
      </span>
    </li>
  );
};

const WAYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go from step to step. */
const alongSteps = (event: KeyboardEvent<HTMLOListElement>): void => {
  const way = WAYS[event.key];
  const steps = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.line')];
  const at = event.target instanceof HTMLButtonElement ? steps.indexOf(event.target) : -1;
  if (way === undefined || at < 0) return;
  event.preventDefault();
  steps[at + way]?.focus();
};
