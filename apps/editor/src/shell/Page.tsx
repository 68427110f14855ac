import { lazy, Suspense, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useDropping } from '../import-export/useDropping.ts';
import { PlayPane } from '../play/PlayPane.tsx';
import { FromLink } from '../sharing/FromLink.tsx';
import { FolderAway } from '../start/FolderAway.tsx';
import { Start } from '../start/Start.tsx';
import { pick } from '../state/selectors.ts';
import type { FormOf } from '../state/slices/editor.ts';
import type { Dialog } from '../state/slices/ui.ts';
import type { State } from '../state/state.ts';
import { useTable } from '../table-editor/useTable.ts';
import { Workshop } from '../table-editor/Workshop.tsx';
import { Bottom } from './Bottom.tsx';
import { Conflict } from './Conflict.tsx';
import { Manual } from './Manual.tsx';
import { NotText } from './NotText.tsx';
import { Outline } from './Outline.tsx';
import { isTranslating, Shown } from './Shown.tsx';
import { Split, type SplitSize, useSplit } from './Split.tsx';
import { Tabs } from './Tabs.tsx';
import { TopBar } from './TopBar.tsx';

// Monaco is by far the largest part: the board may be seen before it is there.
const TextPane = lazy(async () => ({ default: (await import('../text-editor/TextPane.tsx')).TextPane }));

const TranslateView = lazy(async () => ({
  default: (await import('../translate/TranslateView.tsx')).TranslateView,
}));

const Preview = lazy(async () => ({ default: (await import('../refactor/Preview.tsx')).Preview }));
const BulkChange = lazy(async () => ({ default: (await import('../refactor/BulkChange.tsx')).BulkChange }));
const ChangeHere = lazy(async () => ({ default: (await import('../house-rules/ChangeHere.tsx')).ChangeHere }));

const Rebases = lazy(async () => ({ default: (await import('../house-rules/Rebases.tsx')).Rebases }));

const projectDialogs = (): Promise<typeof import('../start/ProjectDialogs.tsx')> =>
  import('../start/ProjectDialogs.tsx');
const NewGame = lazy(async () => ({ default: (await projectDialogs()).NewGame }));
const Gallery = lazy(async () => ({ default: (await import('../start/Gallery.tsx')).Gallery }));
const NewVariant = lazy(async () => ({ default: (await projectDialogs()).NewVariant }));
const ForgetProject = lazy(async () => ({ default: (await projectDialogs()).ForgetProject }));
const ImportDialog = lazy(async () => ({ default: (await import('../import-export/ImportDialog.tsx')).ImportDialog }));
const MapDialog = lazy(async () => ({ default: (await import('../map-editor/MapDialog.tsx')).MapDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import('../versions/HistoryDialog.tsx')).HistoryDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('../sharing/ShareDialog.tsx')).ShareDialog }));

/** Forms and what is read line by line need more room than a few findings; a height that somebody chose is kept. */
const heightBelow = ({ activePanel }: Pick<State, 'activePanel'>, { size, isOwn }: SplitSize): string =>
  isOwn || activePanel === undefined || activePanel === 'findings' ? `${size}px` : `max(${size}px, 40%)`;

/** Another change is looked at anew. */
const previewKey = ({ title, edits }: FormOf<'preview'>['change']): string =>
  [title, ...edits.map(({ span }) => `${span.file}:${span.start}`)].join(' ');

const PANELS = ['rulesets', 'text', 'findings', 'play', 'log'] as const;
type Panel = (typeof PANELS)[number];

/** The form above the text. */
const TextForm = () => {
  const { form } = useStore(pick('form'));
  if (form?.is === 'change-here') return <ChangeHere place={form.place} />;
  if (form?.is === 'preview') return <Preview key={previewKey(form.change)} change={form.change} />;
  if (form?.is === 'bulk') return <BulkChange key={form.kind} about={form} />;
  return form?.is === 'rebase' ? <Rebases /> : null;
};

const Centre = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('asTable', 'active', 'translating', 'withoutTexts'));
  const table = useTable();
  const isGrid = table !== undefined && state.asTable.includes(table.path);
  return (
    <>
      <FromLink />
      <FolderAway />
      <Tabs hasTable={table !== undefined} />
      <Conflict />
      <NotText />
      <Manual />
      <Suspense fallback={null}>
        <TextForm />
      </Suspense>
      <Shown />
      {state.active === undefined ? <p className="empty">{t('noFile')}</p> : null}
      {isGrid ? <Workshop key={table.path} table={table} /> : null}
      <div className={isGrid ? 'monaco-host hidden' : 'monaco-host'}>
        <Suspense fallback={<p className="empty">{t('loading')}</p>}>
          <TextPane />
          {state.active !== undefined && isTranslating(state) ? (
            <TranslateView key={state.active} path={state.active} />
          ) : null}
        </Suspense>
      </div>
    </>
  );
};

/** Below 900 pixels one panel at a time, chosen here. */
const BottomBar = ({ panel, onPanel }: { readonly panel: Panel; readonly onPanel: (panel: Panel) => void }) => {
  const { bench, t } = useWorkbench();
  const choose = (one: Panel): void => {
    if (one === 'findings' || one === 'log') bench.actions.showPanel(one);
    onPanel(one);
  };
  return (
    <nav className="bottom-bar" aria-label={t('panels')}>
      {PANELS.map((one) => (
        <button key={one} type="button" aria-pressed={one === panel} onClick={() => choose(one)}>
          {t(one)}
        </button>
      ))}
    </nav>
  );
};

interface DialogsProps {
  readonly dialog: Dialog | undefined;
  readonly onClose: () => void;
}
const Dialogs = ({ dialog, onClose }: DialogsProps) => {
  if (dialog === undefined) return null;
  if (dialog.what === 'import') return <ImportDialog offer={dialog.offer} />;
  if (dialog.what === 'import-map') return <MapDialog key={dialog.map.name} map={dialog.map} />;
  if (dialog.what === 'share') return <ShareDialog onClose={onClose} />;
  if (dialog.what === 'history') return <HistoryDialog onClose={onClose} />;
  if (dialog.what === 'new-game') return <NewGame onClose={onClose} />;
  if (dialog.what === 'gallery') return <Gallery onClose={onClose} />;
  const About = dialog.what === 'new-variant' ? NewVariant : ForgetProject;
  return <About ruleset={dialog.ruleset} onClose={onClose} />;
};

/** Files that are brought from elsewhere. */
const Sharing = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('dialog'));
  const isOver = useDropping();
  return (
    <>
      {isOver ? <p className="drop-here">{t('dropHere')}</p> : null}
      <Suspense fallback={null}>
        <Dialogs dialog={state.dialog} onClose={() => bench.actions.closeDialog()} />
      </Suspense>
    </>
  );
};

export const Page = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('ruleset', 'translating', 'withoutTexts', 'active', 'activePanel'));
  const left = useSplit('left', 208, 120, 480);
  const right = useSplit('right', 640, 280, 1200);
  const bottom = useSplit('bottom', 152, 64, 560);
  const [panel, setPanel] = useState<Panel>('rulesets');
  if (state.ruleset === undefined)
    return (
      <div className="page at-start">
        <TopBar />
        <Sharing />
        <Start />
      </div>
    );
  return (
    <div
      className={isTranslating(state) ? 'page translating' : 'page'}
      data-panel={panel}
      style={
        {
          '--left': `${left.size}px`,
          '--right': `${right.size}px`,
          '--bottom': heightBelow(state, bottom),
        } as object
      }
    >
      <TopBar />
      <Sharing />
      <nav className="unboxed" aria-label={t('rulesets')}>
        <div className="pane left" data-region="rulesets">
          <Outline />
        </div>
        <Split label={t('resizeLeft')} axis="x" grows={1} of={left} />
      </nav>
      <main className="middle">
        <section className="pane centre" data-region="text" aria-label={t('text')}>
          <Centre />
        </section>
        <Split label={t('resizeBelow')} axis="y" grows={-1} of={bottom} />
        <section className="pane bottom" data-region="findings" aria-label={t('below')}>
          <Bottom />
        </section>
      </main>
      <aside className="unboxed" aria-label={t('play')}>
        <Split label={t('resizePlay')} axis="x" grows={-1} of={right} />
        <div className="pane right">
          <PlayPane />
        </div>
      </aside>
      <BottomBar panel={panel} onPanel={setPanel} />
    </div>
  );
};
