import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Log } from '../play/Log.tsx';
import type { State } from '../state/state.ts';
import { Findings } from './Findings.tsx';
import { useFindingKeys } from './useFindingKeys.ts';

const PARTS = ['findings', 'log', 'steps', 'byHand', 'coverage', 'differences'] as const;
export type BottomPart = (typeof PARTS)[number];

const SHOWN: Readonly<Record<BottomPart, ComponentType>> = {
  findings: Findings,
  log: Log,
  steps: lazy(async () => ({ default: (await import('../hand/Course.tsx')).Course })),
  coverage: lazy(async () => ({ default: (await import('../coverage/CoveragePart.tsx')).CoveragePart })),
  differences: lazy(async () => ({ default: (await import('../differ/Differences.tsx')).Differences })),
  byHand: lazy(async () => ({ default: (await import('../hand/ByHand.tsx')).ByHand })),
};

/** Findings come first where there are any; in a game under sound rules the log is worth more. */
const natural = (state: State): BottomPart =>
  state.view !== undefined && state.findings.length === 0 ? 'log' : 'findings';

/** Below the text: findings, and the course of the match. `forced` is what a narrow page has chosen. */
export const Bottom = ({ forced }: { readonly forced: BottomPart | undefined }) => {
  const { state, t } = useWorkbench();
  useFindingKeys();
  const [wanted, setWanted] = useState<BottomPart | undefined>(undefined);
  const { asExample } = state;
  useEffect(() => {
    if (asExample) setWanted('steps');
  }, [asExample]);
  if (state.ruleset === undefined) return null;
  const shown = forced ?? wanted ?? natural(state);
  const Shown = SHOWN[shown];
  return (
    <div className="bottom-parts">
      <div className="parts" role="tablist" aria-label={t('below')}>
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`tab-${part}`}
            aria-selected={part === shown}
            aria-controls="bottom-part"
            onClick={() => setWanted(part)}
          >
            {t(part)} {part === 'findings' ? <Count state={state} /> : null}
          </button>
        ))}
        {state.compiledIn === undefined ? null : (
          <span className="quiet">{t('compiled', { ms: Math.round(state.compiledIn) })}</span>
        )}
      </div>
      <div id="bottom-part" className="part" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        <Suspense fallback={<p className="empty">{t('loading')}</p>}>
          <Shown key={`${shown} ${state.ruleset}`} />
        </Suspense>
      </div>
    </div>
  );
};

const Count = ({ state }: { readonly state: State }) => (
  <span data-testid="finding-count">{state.compiledIn === undefined ? '…' : state.findings.length}</span>
);
