import { lazy, memo, Suspense } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { FromLink } from '../sharing/FromLink.tsx';
import { FolderAway } from '../start/FolderAway.tsx';
import { isTableFile } from '../state/paths.ts';
import { pick } from '../state/selectors.ts';
import type { FormOf } from '../state/slices/editor.ts';
import type { State } from '../state/state.ts';
import { TableEditor } from '../table-editor/TableEditor.tsx';
import { useTable } from '../table-editor/useTable.ts';
import { fetchMonacoWords } from '../text-editor/monaco-words.ts';
import { Conflict } from './Conflict.tsx';
import { FileTabs } from './FileTabs.tsx';
import { Manual } from './Manual.tsx';
import { NotText } from './NotText.tsx';
import { isTranslating, Shown } from './Shown.tsx';
import styles from './TextEditor.module.css';

// Monaco is by far the largest part: the board may be seen before it is there.
const TextPane = lazy(async () => {
  await fetchMonacoWords(document.documentElement.lang);
  return { default: (await import('../text-editor/TextPane.tsx')).TextPane };
});
const TranslateView = lazy(async () => ({
  default: (await import('../translate/TranslateView.tsx')).TranslateView,
}));
const Preview = lazy(async () => ({ default: (await import('../refactor/Preview.tsx')).Preview }));
const BulkChange = lazy(async () => ({ default: (await import('../refactor/BulkChange.tsx')).BulkChange }));
const ChangeHere = lazy(async () => ({ default: (await import('../house-rules/ChangeHere.tsx')).ChangeHere }));
const Rebases = lazy(async () => ({ default: (await import('../house-rules/Rebases.tsx')).Rebases }));

/** The open file: as text, as a table, or as texts beside their sources. */
export const TextEditor = () => {
  const { t } = useWorkbench();
  const active = useStore((state) => state.active);
  const { table, names, isAsked } = useTable();
  const wantsText = useStore(isAsText);
  const isGrid = table !== undefined && !wantsText;
  const isAwaited = isAsked && !wantsText;
  return (
    <section className={styles.editor} aria-label={t('textEditor')}>
      <FromLink />
      <FolderAway />
      <FileTabs hasTable={table !== undefined && table.name === undefined} tables={names} />
      <Conflict />
      <NotText />
      <Manual />
      <Suspense fallback={null}>
        <Form />
      </Suspense>
      <Shown />
      {active === undefined ? <p className="empty">{t('noFile')}</p> : null}
      {isGrid ? <TableEditor key={`${table.path} ${table.name ?? ''}`} table={table} /> : null}
      {isAwaited ? <p className="empty">{t('loading')}</p> : null}
      <div className={isGrid || isAwaited ? styles.hidden : styles.asText}>
        <AsText />
      </div>
    </section>
  );
};

/** Files of rules are text unless one of their tables is asked for. */
const isAsText = ({ active, asText, tableIn }: Pick<State, 'active' | 'asText' | 'tableIn'>): boolean => {
  if (active === undefined || asText.includes(active)) return true;
  return !isTableFile(active) && tableIn[active] === undefined;
};

const AsText = memo(() => {
  const { t } = useWorkbench();
  const state = useStore(pick('active', 'asText', 'withoutTexts'));
  return (
    <Suspense fallback={<p className="empty">{t('loading')}</p>}>
      <TextPane />
      {state.active !== undefined && isTranslating(state) ? (
        <TranslateView key={state.active} path={state.active} />
      ) : null}
    </Suspense>
  );
});

/** The form above the text. */
const Form = () => {
  const form = useStore((state) => state.form);
  if (form?.is === 'change-here') return <ChangeHere place={form.place} />;
  if (form?.is === 'preview') return <Preview key={previewKey(form.change)} change={form.change} />;
  if (form?.is === 'bulk') return <BulkChange key={form.kind} about={form} />;
  return form?.is === 'rebase' ? <Rebases /> : null;
};

/** Another change is evaluated again. */
const previewKey = ({ title, edits }: FormOf<'preview'>['change']): string =>
  [title, ...edits.map(({ span }) => `${span.file}:${span.start}`)].join(' ');
