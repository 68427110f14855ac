import type { ReactNode } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import type { Word } from '../words.ts';

interface SeeingAllProps {
  readonly children: ReactNode;
  /** Shown while there is no match: what a match would make possible here. */
  readonly noMatch: Word;
}

/** For those who see everything: who looks through the eyes of one seat must not learn by the way what it may not know. */
export const SeeingAll = ({ children, noMatch }: SeeingAllProps) => {
  const { bench, t } = useWorkbench();
  const { view, viewer } = useStore(pick('view', 'viewer'));
  if (view === undefined) return <p className="empty">{t(noMatch)}</p>;
  if (viewer === 'all') return children;
  return (
    <p className="empty">
      {t('handSeesAll')} <Button onClick={() => void bench.play.look('all')}>{t('seeAll')}</Button>
    </p>
  );
};
