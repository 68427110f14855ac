import { usePart, useWorkbench } from '../context.ts';

/** Says of the open file that it can only be read, because saving would destroy what could not be read of it. */
export const NotText = () => {
  const { t } = useWorkbench();
  const buffer = usePart(({ active, buffers }) => buffers[active ?? '']);
  if (!buffer?.lossy) return null;
  return (
    <p className="notice not-text" role="alert">
      {t(buffer.unreadable ? 'unreadableFile' : 'notText')}
    </p>
  );
};
