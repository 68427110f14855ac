import { lazy, Suspense } from 'react';
import { useWorkbench } from '../context.ts';
import { Tour } from '../tour/Tour.tsx';
import { Page } from './Page.tsx';

const PlayerPage = lazy(async () => ({ default: (await import('../player/PlayerPage.tsx')).PlayerPage }));

/** The workbench, or the page for who only plays. */
export const Root = () => {
  const { state } = useWorkbench();
  if (state.player)
    return (
      <Suspense fallback={null}>
        <PlayerPage />
      </Suspense>
    );
  return (
    <>
      <Page />
      <Tour />
    </>
  );
};
