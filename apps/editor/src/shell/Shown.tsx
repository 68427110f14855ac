import { useState } from 'react';
import '../css/shown.css';
import { useStore, useWorkbench } from '../context.ts';
import { isCatalogueFile, isChapterFile } from '../state/paths.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { FileName } from './FileName.tsx';

/** Whether the open file is shown as texts beside their sources. */
export const isTranslating = (state: Pick<State, 'translating' | 'withoutTexts' | 'active'>): boolean =>
  state.translating && !state.withoutTexts && isCatalogueFile(state.active);

/** In which way a catalogue is shown, and how a language is begun: above catalogues and chapters. */
export const Shown = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('active', 'translating'));
  const { active } = state;
  const [asking, setAsking] = useState(false);
  if (!isCatalogueFile(active) && !isChapterFile(active)) return null;
  const choices = isCatalogueFile(active) ? ([false, true] as const) : [];
  return (
    <div className="shown">
      {choices.map((translating) => (
        <button
          key={String(translating)}
          type="button"
          aria-pressed={state.translating === translating}
          onClick={() => bench.actions.setTranslating(translating)}
        >
          {t(translating ? 'translate' : 'text')}
        </button>
      ))}
      {asking ? (
        <FileName
          name=""
          action={t('create')}
          label={t('languageCode')}
          placeholder="fr"
          onName={(code) => bench.translating.begin(code)}
          onClose={() => setAsking(false)}
        />
      ) : (
        <button type="button" className="plain" onClick={() => setAsking(true)}>
          {t('newLanguage')}
        </button>
      )}
    </div>
  );
};
