import { lazy, Suspense } from 'react';
import { useCommandKeys } from '../commands/useCommandKeys.ts';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Tour } from '../tour/Tour.tsx';
import { Boundary } from './Boundary.tsx';
import { FailedPage } from './FailedPage.tsx';
import { Page } from './Page.tsx';

const PlayerPage = lazy(async () => ({ default: (await import('../player/PlayerPage.tsx')).PlayerPage }));

/** The page, or what can be done where it cannot be drawn. */
export const Root = () => {
  const { bench } = useWorkbench();
  const failed = (): void => {
    const { ruleset } = bench.store.get();
    if (ruleset !== undefined) bench.opening.fail(ruleset);
  };
  return (
    <Boundary onFailure={failed} instead={(error, again) => <FailedPage error={error} onAgain={again} />}>
      <Whole />
    </Boundary>
  );
};

/** The workbench, or the page for who only plays. */
const Whole = () => {
  useCommandKeys();
  const state = useStore(pick('player'));
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
