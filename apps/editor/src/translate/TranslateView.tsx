import { catalogueLanguage, wordsLanguage } from '@sandtable/l10n';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { EntryFilter } from './EntryFilter.tsx';
import { EntryList } from './EntryList.tsx';
import { Pages } from './Pages.tsx';
import { RewriteButtons } from './RewriteButtons.tsx';
import { TextSides } from './TextSides.tsx';
import { TranslateTools } from './TranslateTools.tsx';
import styles from './TranslateView.module.css';
import { useCatalogue } from './useCatalogue.ts';
import { useLitPlaces } from './useLitPlaces.ts';
import { useLook } from './useLook.ts';
import { useMemory } from './useMemory.ts';
import { useSelectedText } from './useSelectedText.ts';
import { useTermBases } from './useTermBases.ts';
import { useTranslationPreview } from './useTranslationPreview.ts';
import { useWriting } from './useWriting.ts';

const NO_VALUES: Readonly<Record<string, string>> = {};

/** A catalogue as texts beside their sources, with the page that is made of them. */
export const TranslateView = ({ path }: { readonly path: string }) => {
  const { t } = useWorkbench();
  const file = path.slice(path.indexOf('/') + 1);
  const lang = catalogueLanguage(file) ?? wordsLanguage(file) ?? '';
  const { rows, lent } = useCatalogue(path, file);
  const [wanted, select] = useSelectedText(path, file);
  const [pseudo, setPseudo] = useState(false);
  const current = rows.find(({ key }) => key === wanted) ?? rows[0];
  useLitPlaces(current?.entry);
  const bases = useTermBases();
  const { look, setLook, terms, shown } = useLook(rows, bases, current?.key);
  const memory = useMemory(file, lang, rows, bases);
  const preview = useTranslationPreview(file, current?.chapter ?? '', pseudo);
  const writing = useWriting(path);
  const step = (by: 1 | -1): void => {
    const next = shown[shown.findIndex(({ key }) => key === current?.key) + by];
    if (next !== undefined) select(next.key);
  };
  return (
    <div className={styles.view}>
      <nav className={styles.entries} aria-label={t('showTexts')}>
        <EntryFilter rows={rows} terms={terms} look={look} onLook={setLook} />
        <EntryList rows={rows} shown={shown} selected={current?.key} onSelect={select} />
      </nav>
      <div className={styles.editing}>
        <TranslateTools
          file={file}
          absent={preview?.absent ?? 0}
          pseudo={pseudo}
          onPseudo={setPseudo}
          onUpdate={writing.bringUp}
        >
          <RewriteButtons {...{ rows, shown, memory }} sought={look.sought} onRewrite={writing.rewrite} />
        </TranslateTools>
        {current === undefined ? (
          <p className="empty">{t('emptyCatalogue')}</p>
        ) : (
          <TextSides
            {...{ rows, lang, bases, memory, writing }}
            row={current}
            values={preview?.values ?? NO_VALUES}
            onSelect={select}
            onStep={step}
          />
        )}
        {wordsLanguage(file) === undefined ? (
          <Pages
            preview={preview}
            lang={lang}
            selected={current?.key}
            lent={pseudo ? undefined : lent}
            onUnit={select}
          />
        ) : null}
      </div>
    </div>
  );
};
