import type { KeyboardEvent } from 'react';
import { useWorkbench } from '../context.ts';
import { barsOf } from '../explain/bars-of.ts';
import type { WatchValue } from '../workers/why-protocol.ts';

interface Props {
  readonly text: string;
  readonly first: number;
  readonly values: readonly WatchValue[];
}

/** A bar for the value at each step; a bar leads there. */
export const History = ({ text, first, values }: Props) => {
  const { bench, t } = useWorkbench();
  if (values.length < 2) return null;
  return (
    <fieldset className="history" aria-label={t('historyOf', { what: text })} onKeyDown={alongBars}>
      {barsOf(values).map((height, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={i}
          type="button"
          tabIndex={i === values.length - 1 ? 0 : -1}
          title={t('valueAt', { n: first + i, value: values[i]?.text ?? '' })}
          aria-label={t('valueAt', { n: first + i, value: values[i]?.text ?? '' })}
          onClick={() => void bench.play.goto(first + i)}
        >
          <span style={{ height: `${height}%` }} />
        </button>
      ))}
    </fieldset>
  );
};

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const alongBars = (event: KeyboardEvent<HTMLElement>): void => {
  const way = WAYS[event.key];
  const bars = [...event.currentTarget.querySelectorAll('button')];
  const at = event.target instanceof HTMLButtonElement ? bars.indexOf(event.target) : -1;
  if (way === undefined || at < 0) return;
  event.preventDefault();
  bars[at + way]?.focus();
};
