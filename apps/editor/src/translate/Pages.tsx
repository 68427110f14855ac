import { useWorkbench } from '../context.ts';
import type { TranslationPreview } from '../workers/translation-page.ts';
import styles from './Pages.module.css';
import { ProsePage } from './ProsePage.tsx';

interface Props {
  readonly preview: TranslationPreview | undefined;
  readonly lang: string;
  readonly selected: string | undefined;
  /** Texts that are in the source language on the page of the translation. */
  readonly lent: ReadonlySet<string> | undefined;
  readonly onUnit: (key: string) => void;
}

/** The chapter of a text as readers get it, in both languages. */
export const Pages = ({ preview, lang, selected, lent, onUnit }: Props) => {
  const { t } = useWorkbench();
  if (preview === undefined) return <p className="empty">{t('noPage')}</p>;
  const { units, source, target } = preview;
  const both = { units, selected, onUnit };
  return (
    <div className={styles.pages}>
      <ProsePage {...both} label={t('sourcePage')} lang="de" html={source} />
      <ProsePage {...both} label={t('targetPage')} lang={lang} html={target} lent={lent} />
    </div>
  );
};
