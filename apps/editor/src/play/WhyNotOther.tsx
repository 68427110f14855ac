import type { AskView } from '@sandtable/session';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { othersOf } from './useAskingWhy.ts';
import { useLabel } from './useLabel.ts';

/** Why not something else: chosen from a list, or clicked on the board. */
export const WhyNotOther = ({ ask }: { readonly ask: AskView }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('info', 'view', 'boardMode'));
  const label = useLabel(ask);
  const [name, setName] = useState('');
  const { info, view } = state;
  const others = info && view ? othersOf(info, view, ask) : [];
  if (others.length === 0) return null;
  const chosen = others.includes(name) ? name : '';
  return (
    <details className="why-other">
      <summary>{t('whyNotOther')}</summary>
      <select aria-label={t('whyNotOther')} value={chosen} onChange={({ target }) => setName(target.value)}>
        <option value="">{t('whyChoose')}</option>
        {others.map((other) => (
          <option key={other} value={other}>
            {label(other)}
          </option>
        ))}
      </select>{' '}
      <button type="button" disabled={chosen === ''} onClick={() => void bench.why.candidate(chosen)}>
        {t('whyNot')}
      </button>{' '}
      <button
        type="button"
        aria-pressed={state.boardMode === 'ask-why'}
        onClick={() => bench.actions.toggleBoardMode('ask-why')}
      >
        {t('whyOnBoard')}
      </button>
    </details>
  );
};
