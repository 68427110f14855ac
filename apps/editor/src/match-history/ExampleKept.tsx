import { Check } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { useRuleNames } from '../play/useRuleNames.ts';
import type { Written } from '../state/examples.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { ExampleCheck, ExampleRun } from '../workers/example-check.ts';
import { useExampleCheck } from './useExampleCheck.ts';

/** Where an example was written, and whether it holds there. */
export const ExampleKept = ({ kept: { name, path, start, line } }: { readonly kept: Written }) => {
  const { bench, t } = useWorkbench();
  return (
    <div data-part="example-kept">
      <p>
        {t('exampleStands', { file: path.slice(path.indexOf('/') + 1), line: String(line) })}{' '}
        <Button look="plain" onClick={() => bench.show(path, start, start)}>
          {t('toPlace')}
        </Button>
      </p>
      <Outcome name={name} />
    </div>
  );
};

const Outcome = ({ name }: { readonly name: string }) => {
  const { t } = useWorkbench();
  const { checked, again } = useExampleCheck(name);
  if (checked === 'running')
    return (
      <p className="quiet" role="status">
        {t('exampleRuns')}
      </p>
    );
  if (checked === 'stopped')
    return (
      <Notice role="alert">
        {t('exampleUnknown')} <Button onClick={again}>{t('tryAgain')}</Button>
      </Notice>
    );
  return <Verdict check={checked} />;
};

const Verdict = ({ check: { ran, alone } }: { readonly check: ExampleCheck }) => {
  const { t } = useWorkbench();
  const { variants } = useStore(pick('variants'));
  const called = useRuleNames();
  const rules = variants.map(called).join(' + ');
  const holds = alone === undefined ? t('exampleHolds') : t('exampleHoldsLaid', { rules });
  return (
    <div role="status">
      {ran.ok ? (
        <p>
          <Icon of={Check} /> {holds}
        </p>
      ) : (
        <Failed ran={ran} word="exampleFails" />
      )}
      {alone === undefined || alone.ok ? null : <Failed ran={alone} word="exampleAlone" />}
    </div>
  );
};

const Failed = ({ ran, word }: { readonly ran: ExampleRun; readonly word: 'exampleFails' | 'exampleAlone' }) => {
  const { t } = useWorkbench();
  const { at, said } = ran;
  const [why, ...values] = said;
  return (
    <>
      <Notice>
        {why === undefined ? t('exampleGone') : t(word, { why })} {at === undefined ? null : <ToPlace at={at} />}
      </Notice>
      <ul>
        {values.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
};

const ToPlace = ({ at }: { readonly at: NonNullable<ExampleRun['at']> }) => {
  const { bench, t } = useWorkbench();
  return (
    <Button look="plain" onClick={() => bench.goto(at)}>
      {t('toPlace')}
    </Button>
  );
};
