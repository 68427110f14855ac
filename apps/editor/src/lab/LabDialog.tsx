import { useWorkbench } from '../context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Lab } from './Lab.tsx';

/** The balance lab with all the room that the page has. */
export const LabDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWorkbench();
  return (
    <Dialog title={t('botGames')} onClose={onClose} size="full">
      <Lab isFull />
    </Dialog>
  );
};
