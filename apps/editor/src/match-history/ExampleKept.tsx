import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import type { Written } from '../state/examples.ts';
import { pick } from '../state/selectors.ts';
import type { ExampleCheck, ExampleRun } from '../workers/example-check.ts';

/** Where an example was written, and whether it holds there: it is run at once, and again as soon as the rules change. */
export const ExampleKept = ({ kept }: { readonly kept: Written }) => {
  const { bench, t } = useWorkbench();
  const { path, start, line } = kept;
  return (
    <div className="example-kept">
      <p>
        {t('exampleStands', { file: path.slice(path.indexOf('/') + 1), line })}{' '}
        <button type="button" className="plain" onClick={() => bench.show(path, start, start)}>
          {t('toPlace')}
        </button>
      </p>
      <Holding name={kept.name} />
    </div>
  );
};

/** What the worker says of it; while it runs, and where it was stopped, there is nothing to be said. */
type Known = ExampleCheck | 'running' | 'stopped';

const useHeld = (name: string): { readonly known: Known; readonly again: () => void } => {
  const { bench } = useWorkbench();
  const { compiledIn, variants } = useStore(pick('compiledIn', 'variants'));

  const [known, setKnown] = useState<Known>('running');
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was compiled anew may let it fail.
  useEffect(() => {
    let isNewest = true;
    void bench.examples.held(name).then((held) => isNewest && setKnown(held ?? 'stopped'));
    return () => {
      isNewest = false;
    };
  }, [bench, name, compiledIn, variants, times]);
  const again = (): void => {
    setKnown('running');
    setTimes(times + 1);
  };
  return { known, again };
};

const Holding = ({ name }: { readonly name: string }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('variants'));
  const { known, again } = useHeld(name);
  if (known === 'running')
    return (
      <p className="quiet" role="status">
        {t('exampleRuns')}
      </p>
    );
  if (known === 'stopped')
    return (
      <p className="notice" role="alert">
        {t('exampleUnknown')}{' '}
        <button type="button" onClick={again}>
          {t('tryAgain')}
        </button>
      </p>
    );
  const { ran, alone } = known;
  const rules = state.variants.join(' + ');
  const holds = alone === undefined ? t('exampleHolds') : t('exampleHoldsLaid', { rules });
  return (
    <div role="status">
      {ran.ok ? <p>✓ {holds}</p> : <Failed ran={ran} word="exampleFails" />}
      {alone === undefined || alone.ok ? null : <Failed ran={alone} word="exampleAlone" />}
    </div>
  );
};

const Failed = ({ ran, word }: { readonly ran: ExampleRun; readonly word: 'exampleFails' | 'exampleAlone' }) => {
  const { bench, t } = useWorkbench();
  const { at, said } = ran;
  const [why, ...values] = said;
  return (
    <>
      <p className="notice">
        {why === undefined ? t('exampleGone') : t(word, { why })}{' '}
        {at === undefined ? null : (
          <button type="button" className="plain" onClick={() => bench.goto(at)}>
            {t('toPlace')}
          </button>
        )}
      </p>
      {values.length === 0 ? null : (
        <ul>
          {values.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
};
