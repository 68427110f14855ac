import type { MatchView } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useReply } from '../useReply.ts';

/** Where the rules stopped, and what was met there. */
export const FaultMet = ({ fault }: { readonly fault: NonNullable<MatchView['fault']> }) => {
  const { bench, t } = useWorkbench();
  const lines = useFaultLines();
  return (
    <div data-testid="fault">
      <Tooltip label={t('toRule')}>
        <Button look="plain" onClick={() => bench.goto(fault)}>
          {fault.file}
        </Button>
      </Tooltip>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
};

const NONE: readonly string[] = [];

/** Without values the fault is shown as before, so that none are known isn't a failure. */
const useFaultLines = (): readonly string[] => {
  const { bench } = useWorkbench();
  const { build, view, lang } = useStore(pick('build', 'view', 'lang'));
  const question = useMemo(() => ({ build, view, lang }), [build, view, lang]);
  const reply = useReply(question, () => bench.faultMet().catch(() => NONE));
  return reply?.to === question ? reply.value : NONE;
};
