import { useWorkbench } from '../context.ts';

/** Says of the open file that it can only be read, because saving would destroy what could not be read of it. */
export const NotText = () => {
  const { state, t } = useWorkbench();
  const { active, buffers } = state;
  if (active === undefined || buffers[active]?.lossy !== true) return null;
  return (
    <p className="notice not-text" role="alert">
      {t('notText')}
    </p>
  );
};
