import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Log } from '../play/Log.tsx';
import { pick } from '../state/selectors.ts';
import { PANELS, type PanelId } from '../state/slices/ui.ts';
import type { State } from '../state/state.ts';
import { Findings } from './Findings.tsx';
import { MoreParts } from './MoreParts.tsx';
import { useFindingKeys } from './useFindingKeys.ts';

const SHOWN: Readonly<Record<PanelId, ComponentType>> = {
  findings: Findings,
  log: Log,
  steps: lazy(async () => ({ default: (await import('../match-history/Course.tsx')).Course })),
  coverage: lazy(async () => ({ default: (await import('../coverage/CoveragePart.tsx')).CoveragePart })),
  differences: lazy(async () => ({ default: (await import('../compare/Differences.tsx')).Differences })),
  botGames: lazy(async () => ({ default: (await import('../simulate/Games.tsx')).Games })),
  byHand: lazy(async () => ({ default: (await import('../manual-edits/ByHand.tsx')).ByHand })),
  why: lazy(async () => ({ default: (await import('../explain/WhyPane.tsx')).WhyPane })),
  inside: lazy(async () => ({ default: (await import('../debugger/InsidePane.tsx')).InsidePane })),
  notes: lazy(async () => ({ default: (await import('../notes/NotesPart.tsx')).NotesPart })),
  watch: lazy(async () => ({ default: (await import('../debugger/WatchPane.tsx')).WatchPane })),
};

/** Findings come first where there are any; in a game under sound rules the log is worth more. */
const natural = (state: Pick<State, 'view' | 'findings'>): PanelId =>
  state.view !== undefined && state.findings.length === 0 ? 'log' : 'findings';

/** Below the text: findings, the course of the match and more. */
export const Bottom = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset', 'activePanel', 'view', 'findings'));
  useFindingKeys();
  const row = useRef<HTMLDivElement>(null);
  if (state.ruleset === undefined) return null;
  const shown = state.activePanel ?? natural(state);
  const Shown = SHOWN[shown];
  return (
    <div className="bottom-parts">
      <div ref={row} className="parts" role="tablist" aria-label={t('below')}>
        {PANELS.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`tab-${part}`}
            aria-selected={part === shown}
            aria-controls="bottom-part"
            onClick={() => bench.actions.showPanel(part)}
          >
            {t(part)} {part === 'findings' ? <Count /> : null}
          </button>
        ))}
        <Compiled />
      </div>
      {/* Behind the row: what it measures is there then. */}
      <MoreParts shown={shown} row={row} />
      <div id="bottom-part" className="part" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        <Suspense fallback={<p className="empty">{t('loading')}</p>}>
          <Shown key={`${shown} ${state.ruleset}`} />
        </Suspense>
      </div>
    </div>
  );
};

const Count = () => {
  const state = useStore(pick('compiledIn', 'findings'));
  return <span data-testid="finding-count">{state.compiledIn === undefined ? '…' : state.findings.length}</span>;
};

/** It is another number after every key, so it stands by itself. */
const Compiled = () => {
  const { t } = useWorkbench();
  const ms = useStore(({ compiledIn }) => (compiledIn === undefined ? undefined : Math.round(compiledIn)));
  return ms === undefined ? null : <span className="quiet">{t('compiled', { ms })}</span>;
};
