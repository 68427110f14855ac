import type { MatchView } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** Where the rules stopped, and what was met there. */
export const FaultMet = ({ fault }: { readonly fault: NonNullable<MatchView['fault']> }) => {
  const { bench, t } = useWorkbench();
  const lines = useLines();
  return (
    <div data-testid="fault">
      <button type="button" className="link" title={t('toRule')} onClick={() => bench.goto(fault)}>
        {fault.file}
      </button>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
};

/** Asked for anew with every view; what comes late, for a view that is gone, is not shown. */
const useLines = (): readonly string[] => {
  const { bench } = useWorkbench();
  const { build, view, lang } = useStore(pick('build', 'view', 'lang'));

  const [lines, show] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: build, view and language are read where the question is made.
  useEffect(() => {
    let isOpen = true;
    show([]);
    bench.faultMet().then(
      (told) => isOpen && show(told),
      // Without values the fault is told as before.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [bench, build, view, lang]);
  return lines;
};
