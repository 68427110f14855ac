import { useStore, useWorkbench } from '../context.ts';
import { Notice } from '../ui/Notice.tsx';

/** Says of the open file that it can only be read, because saving would destroy what could not be read of it. */
export const NotText = () => {
  const { t } = useWorkbench();
  const isLossy = useStore(({ active, buffers }) => buffers[active ?? '']?.lossy === true);
  const isUnreadable = useStore(({ active, buffers }) => buffers[active ?? '']?.unreadable === true);
  if (!isLossy) return null;
  return <Notice role="alert">{t(isUnreadable ? 'unreadableFile' : 'notText')}</Notice>;
};
