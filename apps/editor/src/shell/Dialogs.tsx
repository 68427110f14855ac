import { lazy, Suspense } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useDropping } from '../import-export/useDropping.ts';
import type { Dialog } from '../state/slices/ui.ts';

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

/** What is open over the page, and files that are dragged onto it. */
export const Dialogs = () => {
  const { bench, t } = useWorkbench();
  const dialog = useStore((state) => state.dialog);
  const isOver = useDropping();
  return (
    <>
      {isOver ? <p className="drop-here">{t('dropHere')}</p> : null}
      <Suspense fallback={null}>
        <DialogOf dialog={dialog} onClose={() => bench.actions.closeDialog()} />
      </Suspense>
    </>
  );
};

interface DialogsProps {
  readonly dialog: Dialog | undefined;
  readonly onClose: () => void;
}
const DialogOf = ({ dialog, onClose }: DialogsProps) => {
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
