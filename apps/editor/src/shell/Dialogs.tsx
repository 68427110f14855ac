import { lazy, Suspense } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useDropping } from '../import-export/useDropping.ts';
import type { Dialog } from '../state/slices/ui.ts';
import styles from './Dialogs.module.css';

const projectDialogs = (): Promise<typeof import('../start/ProjectDialogs.tsx')> =>
  import('../start/ProjectDialogs.tsx');
const NewGame = lazy(async () => ({ default: (await projectDialogs()).NewGame }));
const CommandPalette = lazy(async () => ({
  default: (await import('../commands/CommandPalette.tsx')).CommandPalette,
}));
const CommandHelp = lazy(async () => ({ default: (await import('../commands/CommandHelp.tsx')).CommandHelp }));
const EffectDialog = lazy(async () => ({ default: (await import('../compare/EffectDialog.tsx')).EffectDialog }));
const LabDialog = lazy(async () => ({ default: (await import('../lab/LabDialog.tsx')).LabDialog }));
const GoToDialog = lazy(async () => ({ default: (await import('./GoToDialog.tsx')).GoToDialog }));
const PictureExport = lazy(async () => ({
  default: (await import('../import-export/PictureExport.tsx')).PictureExport,
}));
const Gallery = lazy(async () => ({ default: (await import('../start/Gallery.tsx')).Gallery }));
const NewVariant = lazy(async () => ({ default: (await projectDialogs()).NewVariant }));
const ForgetProject = lazy(async () => ({ default: (await projectDialogs()).ForgetProject }));
const ImportDialog = lazy(async () => ({ default: (await import('../import-export/ImportDialog.tsx')).ImportDialog }));
const MapDialog = lazy(async () => ({ default: (await import('../map-editor/MapDialog.tsx')).MapDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import('../versions/HistoryDialog.tsx')).HistoryDialog }));
const NewMatchDialog = lazy(async () => ({
  default: (await import('../table/NewMatchDialog.tsx')).NewMatchDialog,
}));
const ShareDialog = lazy(async () => ({ default: (await import('../sharing/ShareDialog.tsx')).ShareDialog }));

/** What is open over the page, and files that are dragged onto it. */
export const Dialogs = () => {
  const { bench, t } = useWorkbench();
  const dialog = useStore((state) => state.dialog);
  const isOver = useDropping();
  return (
    <>
      {isOver ? <p className={styles.dropHere}>{t('dropHere')}</p> : null}
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
  switch (dialog?.what) {
    case undefined:
      return null;
    case 'commands':
      return <CommandPalette onClose={onClose} />;
    case 'help':
      return <CommandHelp onClose={onClose} />;
    case 'go-to':
      return <GoToDialog among={dialog.among} onClose={onClose} />;
    case 'effect':
      return <EffectDialog before={dialog.before} after={dialog.after} onClose={onClose} />;
    case 'lab':
      return <LabDialog onClose={onClose} />;
    case 'picture':
      return <PictureExport as={dialog.as} onDone={onClose} />;
    case 'import':
      return <ImportDialog offer={dialog.offer} />;
    case 'import-map':
      return <MapDialog key={dialog.map.name} map={dialog.map} />;
    case 'share':
      return <ShareDialog onClose={onClose} />;
    case 'history':
      return <HistoryDialog onClose={onClose} />;
    case 'new-game':
      return <NewGame onClose={onClose} />;
    case 'new-match':
      return <NewMatchDialog onClose={onClose} />;
    case 'gallery':
      return <Gallery onClose={onClose} />;
    case 'new-variant':
      return <NewVariant ruleset={dialog.ruleset} title={dialog.title} onClose={onClose} />;
    case 'forget':
      return <ForgetProject ruleset={dialog.ruleset} title={dialog.title} here={dialog.here} onClose={onClose} />;
  }
};
