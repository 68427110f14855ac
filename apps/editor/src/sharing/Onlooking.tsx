import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** Says that the match can only be looked at, or why it cannot even be shown. */
export const Onlooking = () => {
  const { t } = useWorkbench();
  const { link, save, view, info } = useStore(pick('link', 'save', 'view', 'info'));

  if (!link?.ok || link.content.seen === undefined || save !== undefined || info === undefined) return null;
  return (
    <p className="quiet" role="status">
      {t(view === undefined ? 'onlookingOther' : 'onlooking')}
    </p>
  );
};
