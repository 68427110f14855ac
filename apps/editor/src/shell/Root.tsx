import { lazy, Suspense, useEffect } from 'react';
import { useCommandKeys } from '../commands/useCommandKeys.ts';
import { useStore, useWorkbench } from '../context.ts';
import { readRoute } from '../state/route.ts';
import { pick } from '../state/selectors.ts';
import { Tour } from '../tour/Tour.tsx';
import { Boundary } from '../ui/Boundary.tsx';
import { isNotLoaded } from '../ui/is-not-loaded.ts';
import { Dialogs } from './Dialogs.tsx';
import { FailedPage } from './FailedPage.tsx';
import { Page } from './Page.tsx';

const KeptCover = lazy(async () => ({ default: (await import('../start/KeptCover.tsx')).KeptCover }));
const KeptMatch = lazy(async () => ({ default: (await import('../start/KeptMatch.tsx')).KeptMatch }));
const TablePage = lazy(async () => ({ default: (await fetchTable()).TablePage }));

/** Fetches the table, and the dialog that is opened over one without a match. */
async function fetchTable(): Promise<typeof import('../table/TablePage.tsx')> {
  import('../table/NewMatchDialog.tsx').catch(() => undefined);
  return await import('../table/TablePage.tsx');
}

/** The page, or what can be done where it cannot be drawn. */
export const Root = () => {
  const { bench } = useWorkbench();
  const failed = (error: unknown): void => {
    const { ruleset } = bench.store.get();
    // A page that is older than the program says nothing about its ruleset.
    if (ruleset !== undefined && !isNotLoaded(error)) bench.opening.fail(ruleset);
  };
  return (
    <Boundary onFailure={failed} instead={(error, again) => <FailedPage error={error} onAgain={again} />}>
      <Whole />
      <Suspense fallback={null}>
        <OpenMatch />
      </Suspense>
    </Boundary>
  );
};

/** What the open board looks like and how its match stands are kept for the start page, once there is one. */
const OpenMatch = () => {
  const isOpen = useStore((state) => state.view !== undefined);
  return isOpen ? (
    <>
      <KeptCover />
      <KeptMatch />
    </>
  ) : null;
};

/** The workbench, or the table for who plays; and what is open over either. */
const Whole = () => {
  useCommandKeys();
  useTableAtHand();
  const { face } = useStore(pick('face'));
  return (
    <>
      {face === 'play' ? (
        <Suspense fallback={null}>
          <TablePage />
        </Suspense>
      ) : (
        <Page />
      )}
      <Dialogs />
      {face === 'play' ? null : <Tour />}
    </>
  );
};

/** Milliseconds after which the start page has what it needs itself. */
const REST = 300;

/**
 * Whoever reads the start page will soon play: what that needs is fetched while there is nothing else to do. An address of
 * a match leads there at once, so it is fetched together with the list of games.
 */
function useTableAtHand(): void {
  const { bench } = useWorkbench();
  useEffect(() => {
    if (readRoute(location.hash)?.face !== 'play') return;
    fetchTable().catch(() => undefined);
    bench.atHand.match();
  }, [bench]);
  const isStart = useStore(({ loading, ruleset }) => !loading && ruleset === undefined);
  useEffect(() => {
    if (!isStart) return;
    const timer = setTimeout(() => {
      fetchTable().catch(() => undefined);
      bench.atHand.match();
    }, REST);
    return () => clearTimeout(timer);
  }, [bench, isStart]);
}
