import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { FileName } from '../file-tree/FileName.tsx';
import { isCatalogueFile, isChapterFile } from '../state/paths.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import styles from './Shown.module.css';

/** Whether the open file is shown as texts beside their sources. */
export const isTranslating = (state: Pick<State, 'asText' | 'withoutTexts' | 'active'>): boolean =>
  isCatalogueFile(state.active) && !state.asText.includes(state.active) && !state.withoutTexts;

/** In which way a catalogue is shown, and how a language is begun: above catalogues and chapters. */
export const Shown = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('active', 'asText'));
  const { active } = state;
  const [asking, setAsking] = useState(false);
  if (!isCatalogueFile(active) && !isChapterFile(active)) return null;
  return (
    <div className={styles.row}>
      {isCatalogueFile(active) ? (
        <Segmented
          label={t('showTexts')}
          choices={[
            { id: 'text', label: t('text') },
            { id: 'translate', label: t('translate') },
          ]}
          chosen={state.asText.includes(active) ? 'text' : 'translate'}
          onChoose={(id) => bench.actions.showAsText(active, id === 'text')}
        />
      ) : null}
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
        <Button look="plain" className={styles.new} onClick={() => setAsking(true)}>
          {t('newLanguage')}
        </Button>
      )}
    </div>
  );
};
