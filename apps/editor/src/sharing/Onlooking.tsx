import { useWorkbench } from '../context.ts';

/** Says that the match can only be looked at, or why it cannot even be shown. */
export const Onlooking = () => {
  const { state, t } = useWorkbench();
  const { link, save, view, info } = state;
  if (!link?.ok || link.content.seen === undefined || save !== undefined || info === undefined) return null;
  return (
    <p className="quiet" role="status">
      {t(view === undefined ? 'onlookingOther' : 'onlooking')}
    </p>
  );
};
