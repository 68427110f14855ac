import type { ReactNode } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';

/** For those who see everything: who looks through the eyes of one seat must not learn by the way what it may not know. */
export const SeeingAll = ({ children }: { readonly children: ReactNode }) => {
  const { bench, t } = useWorkbench();
  const { view, viewer } = useStore(pick('view', 'viewer'));
  if (view === undefined) return <p className="empty">{t('handNoGame')}</p>;
  if (viewer === 'all') return children;
  return (
    <p className="empty">
      {t('handSeesAll')} <Button onClick={() => void bench.play.look('all')}>{t('seeAll')}</Button>
    </p>
  );
};
