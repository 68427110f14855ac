import { type ExampleParts, exampleText } from '@sandtable/reference/text';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLookup } from '../manual-edits/useLookup.ts';
import { EXAMPLES_FILE, type Written } from '../state/examples.ts';
import type { FileProblem } from '../state/file-list.ts';
import { pick } from '../state/selectors.ts';
import type { Word } from '../words.ts';
import { ExampleKept } from './ExampleKept.tsx';

/** So many steps are meant where no phases are known. */
const UNLESS_KNOWN = 10;

type Made = ExampleParts | 'making' | 'none' | { readonly kept: Written };

/** Steps of the match become an example of the ruleset, which has been run and passes. */
export const AsExample = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view'));
  const now = state.view?.decisions ?? 0;
  const begun = useLookup('phases')?.findLast(({ number }) => number < now)?.number;
  const [chosen, setFrom] = useState<number | undefined>(undefined);
  // What somebody wants to keep is mostly the phase that was just played.
  const from = chosen ?? Math.max(1, begun === undefined ? now - UNLESS_KNOWN + 1 : begun + 1);
  const [to, setTo] = useState(now);
  const [name, setName] = useState('');
  const [made, setMade] = useState<Made | undefined>(undefined);
  const make = async (): Promise<void> => {
    setMade('making');
    const parts = await bench.examples.of(name.trim() || t('exampleName'), Math.min(from, to), Math.max(from, to));
    setMade(parts ?? 'none');
  };
  return (
    <div className="as-example">
      <form
        className="row-of-buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <button type="button" onClick={onClose}>
          {t('backToSteps')}
        </button>
        <Step word="fromStep" value={from} most={now} onValue={setFrom} />
        <Step word="toStep" value={to} most={now} onValue={setTo} />
        <label>
          {t('exampleCalled')}{' '}
          <input value={name} placeholder={t('exampleName')} onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="submit" className="primary" disabled={made === 'making' || now === 0}>
          {t('makeExample')}
        </button>
      </form>
      <div role="status">
        {made === 'making' ? <p className="quiet">{t('makingExample')}</p> : null}
        {made === 'none' ? <p className="notice">{t('noExample')}</p> : null}
      </div>
      {typeof made === 'object' && 'run' in made ? (
        <Offered key={exampleText(made)} parts={made} onKept={(kept) => setMade({ kept })} />
      ) : null}
      {typeof made === 'object' && 'kept' in made ? <ExampleKept kept={made.kept} /> : null}
    </div>
  );
};

interface StepProps {
  readonly word: Word & ('fromStep' | 'toStep');
  readonly value: number;
  readonly most: number;
  readonly onValue: (value: number) => void;
}

const Step = ({ word, value, most, onValue }: StepProps) => {
  const { t } = useWorkbench();
  return (
    <label>
      {t(word)}{' '}
      <input
        type="number"
        min={1}
        max={most}
        value={value}
        onChange={({ target }) => onValue(Math.max(1, Math.min(most, Number(target.value) | 0)))}
      />
    </label>
  );
};

interface OfferedProps {
  readonly parts: ExampleParts;
  readonly onKept: (kept: Written) => void;
}

/** What it demands is ticked; the rest is as it happened. */
const Offered = ({ parts, onKept }: OfferedProps) => {
  const { bench, t } = useWorkbench();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<FileProblem | undefined>(undefined);
  const chosen = { ...parts, then: parts.then.filter((test) => !left.includes(test)) };
  const keep = async (): Promise<void> => {
    const kept = await bench.examples.keep(chosen);
    if (typeof kept === 'string') setProblem(kept);
    else onKept(kept);
  };
  return (
    <>
      <fieldset>
        <legend>{t(parts.then.length === 0 ? 'demandsNothing' : 'demands')}</legend>
        {parts.then.map((test) => (
          <label key={test} className="tick">
            <input
              type="checkbox"
              checked={!left.includes(test)}
              onChange={() => setLeft(left.includes(test) ? left.filter((one) => one !== test) : [...left, test])}
            />{' '}
            <code>{test}</code>
          </label>
        ))}
      </fieldset>
      <pre className="example-text">{exampleText(chosen)}</pre>
      {problem === undefined ? null : <p className="notice">{t(problem, { file: EXAMPLES_FILE })}</p>}
      <button type="button" className="primary" onClick={() => void keep()}>
        {t('keepExample')}
      </button>
    </>
  );
};
