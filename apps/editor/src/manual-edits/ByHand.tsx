import type { ReactNode } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { ChangeValue } from './ChangeValue.tsx';
import { Dice } from './Dice.tsx';
import { useLookup } from './useLookup.ts';

/** What can be done to the match beside deciding: saying what chance gives, and changing the position. */
export const ByHand = () => (
  <SeeingAll>
    <Both />
  </SeeingAll>
);

const Both = () => {
  const told = useLookup('byHand');
  if (told === undefined) return null;
  return (
    <div className="by-hand">
      <Dice places={told.places} />
      <ChangeValue all={told.changeable} />
    </div>
  );
};

/** Who looks through the eyes of one seat must not learn by the way what it may not know. */
export const SeeingAll = ({ children }: { readonly children: ReactNode }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view', 'viewer'));
  if (state.view === undefined) return <p className="empty">{t('handNoGame')}</p>;
  if (state.viewer === 'all') return children;
  return (
    <p className="empty">
      {t('handSeesAll')}{' '}
      <button type="button" onClick={() => void bench.play.look('all')}>
        {t('viewAll')}
      </button>
    </p>
  );
};
