import { type KeyboardEvent, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { barsOf } from '../explain/bars-of.ts';
import type { WatchValue } from '../workers/why-protocol.ts';
import styles from './History.module.css';

interface Props {
  readonly text: string;
  /** The step of the first value. */
  readonly first: number;
  readonly values: readonly WatchValue[];
}

/** A bar for the value at each step; a bar leads there. What the pointer or the focus is on is in words below. */
export const History = ({ text, first, values }: Props) => {
  const { bench, t } = useWorkbench();
  const [pointed, setPointed] = useState<number | undefined>();
  if (values.length < 2) return null;
  const bars = barsOf(values).map((height, i) => ({ step: first + i, height, value: values[i]?.text ?? '' }));
  const shown = bars.find(({ step }) => step === pointed);
  return (
    <fieldset
      className={styles.history}
      aria-label={t('historyOf', { what: text })}
      onKeyDown={alongBars}
      onPointerLeave={() => setPointed(undefined)}
      onBlur={() => setPointed(undefined)}
    >
      {bars.map(({ step, height, value }) => (
        <button
          key={step}
          type="button"
          tabIndex={step === bars.at(-1)?.step ? 0 : -1}
          aria-label={t('valueAt', { n: step, value })}
          onPointerEnter={() => setPointed(step)}
          onFocus={() => setPointed(step)}
          onClick={() => void bench.play.goto(step)}
        >
          <span style={{ height: `${height}%` }} />
        </button>
      ))}
      <span className={styles.pointed} aria-hidden="true">
        {shown === undefined ? '' : t('valueAt', { n: shown.step, value: shown.value })}
      </span>
    </fieldset>
  );
};

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function alongBars(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key];
  const bars = [...event.currentTarget.querySelectorAll('button')];
  const at = event.target instanceof HTMLButtonElement ? bars.indexOf(event.target) : -1;
  if (way === undefined || at < 0) return;
  event.preventDefault();
  bars[at + way]?.focus();
}
