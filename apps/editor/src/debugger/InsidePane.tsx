import { useStore, useWorkbench } from '../context.ts';
import { SeeingAll } from '../manual-edits/SeeingAll.tsx';
import { pick } from '../state/selectors.ts';
import { stepOf } from '../state/why-client.ts';
import { Button } from '../ui/Button.tsx';
import { StepDebugger } from './StepDebugger.tsx';

/** What a decision did, step by step: text and board follow the step that is shown. */
export const InsidePane = () => (
  <SeeingAll noMatch="insideNoGame">
    <Shown />
  </SeeingAll>
);

const Shown = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('inside', 'view', 'viewer', 'at'));
  const { inside } = state;
  if (inside) return <StepDebugger key={inside.record.step} inside={inside} />;
  return (
    <p className="empty">
      {t('insideHint')}{' '}
      <Button onClick={() => void bench.why.inside()}>{t('lookInsideOf', { n: stepOf(state) })}</Button>
    </p>
  );
};
