import { useEffect, useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { type Progress, STEPS, type TourStep } from '../state/tour-steps.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Tour.module.css';

/** One step at a time, below the page: nothing is covered, and nothing is waited for. */
export const Tour = () => {
  const { tour } = useStore(pick('tour'));

  const step = tour === undefined ? undefined : STEPS[tour];
  return step === undefined || tour === undefined ? null : <Step key={tour} step={step} n={tour} />;
};

const Step = ({ step, n }: { readonly step: TourStep; readonly n: number }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset', 'compiledIn', 'findings', 'rulesValid', 'view', 'variants', 'lang'));
  const then = useRef<Progress>(bench.store.get());
  const done = step.done?.(state, then.current) ?? true;
  const isLast = n === STEPS.length - 1;
  usePointing(step.at);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Escape closes what is open before it closes this.
      const inside =
        event.target instanceof Element &&
        event.target.closest('dialog, [role="dialog"], [role="menu"], .monaco, details[open]');
      if (event.key === 'Escape' && !event.defaultPrevented && !inside) bench.tour.leave();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [bench]);
  return (
    <aside className={styles.tour} data-region="tour" aria-label={t('tour')}>
      <p className={styles.text} role="status">
        <span className="quiet">{t('tourStep', { n: n + 1, of: STEPS.length })}</span> <Said text={t(step.word)} />
        {done && step.done ? <b> {t('tourDone')}</b> : null}
      </p>
      <div className={styles.actions}>
        {n === 0 ? null : <Button onClick={() => bench.tour.go(n - 1)}>{t('tourBack')}</Button>}
        {isLast ? null : (
          <Button {...(done ? { look: 'primary' } : {})} onClick={() => bench.tour.go(n + 1)}>
            {t(done ? 'tourNext' : 'tourSkip')}
          </Button>
        )}
        <Button onClick={isLast ? bench.tour.end : bench.tour.leave}>{t(isLast ? 'shut' : 'tourLeave')}</Button>
      </div>
    </aside>
  );
};

/** Names in asterisks and backquotes stand out. */
const Said = ({ text }: { readonly text: string }) =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('`')) return <code key={part}>{part.slice(1, -1)}</code>;
    return part.startsWith('**') ? <b key={part}>{part.slice(2, -2)}</b> : part;
  });

const MARK = 'data-toured';

/** Marks what the step speaks of, also where it comes later or is built again. */
function usePointing(at: readonly string[]): void {
  useEffect(() => {
    const marked = (): HTMLElement | null => document.querySelector<HTMLElement>(`[${MARK}]`);
    const point = (): void => {
      if (marked() !== null) return;
      const all = at.flatMap((way) => [...document.querySelectorAll<HTMLElement>(way)]);
      all.find((one) => one.checkVisibility())?.setAttribute(MARK, '');
    };
    point();
    const changes = new MutationObserver(point);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      marked()?.removeAttribute(MARK);
    };
  }, [at]);
}
