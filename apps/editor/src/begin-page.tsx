import '@sandtable/board/styles/index.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { WorkbenchContext } from './context.ts';
import './css/fonts.css';
import '@sandtable/board/styles/tokens.css';
import './css/page.css';
import './css/access.css';
import './css/print.css';
import { browserRest } from './shell/browser-rest.ts';
import { guardLeaving } from './shell/leaving.ts';
import { followAddress } from './shell/page-address.ts';
import { followTitle } from './shell/page-title.ts';
import { Root } from './shell/Root.tsx';
import { followRegions } from './shell/regions.ts';
import { createSounding } from './sound/sounding.ts';
import { ensureStorage } from './state/any-storage.ts';
import { isLink, isPlayLink } from './state/link-hash.ts';
import { followTabs, TABS } from './state/other-tabs.ts';
import { readRoute } from './state/route.ts';
import type { Work } from './state/stopped.ts';
import type { StorageProviders } from './state/storage-providers.ts';
import { prepareWhy } from './state/why-ahead.ts';
import { createWorkbench, type Workbench } from './state/workbench.ts';
import { coverStore } from './storage/cover-store.ts';
import { createLinkStore } from './storage/link-store.ts';
import { pointStore } from './storage/point-store.ts';
import { chosenTheme, showTheme } from './ui/theme.ts';
import { fetchWords } from './words.ts';
import { compileWorkers, coverageWorker, gameWorkers, whyWorkers } from './workers/workers.ts';

/** What differs between a page with a server behind it and one without. */
interface Surroundings {
  /** Where projects are kept; called once the page has some storage. */
  readonly homes: () => Pick<StorageProviders, 'folder' | 'browser' | 'disk' | 'shipped' | 'manual' | 'suggester'>;
  /** What stands next to the page. */
  readonly notes?: ReactNode;
}

/** Puts the page together and opens what its address says. */
export function beginPage({ homes, notes }: Surroundings): void {
  ensureStorage();
  showTheme(chosenTheme());
  const bench = createBench(homes());
  followPage(bench);
  void bench.begin(location.hash);
  addEventListener('hashchange', () => followHash(bench));
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <WorkbenchContext value={bench}>
          <Root />
          {notes}
        </WorkbenchContext>
      </StrictMode>,
    );
}

function createBench(homes: ReturnType<Surroundings['homes']>): Workbench {
  const kept = { linkStore: createLinkStore(sessionStorage), points: pointStore(), covers: coverStore() };
  const waitedFor = (work: Work) => (isSlow: boolean) => bench.actions.markSlow(work, isSlow);
  const why = whyWorkers(waitedFor('why'));
  const compile = compileWorkers({ checking: waitedFor('checking'), making: waitedFor('making') });
  const game = gameWorkers(waitedFor('play'));
  const begin = (): void => {
    compile.begin();
    game.begin();
  };
  const ahead = { begin, expect: compile.expect };
  const workers = { compile, game, ahead, coverage: coverageWorker, why: () => why };
  const bench = createWorkbench({ ...homes, ...kept }, workers);
  return bench;
}

function followPage(bench: Workbench): void {
  followTitle(bench.store);
  followAddress(bench.store);
  createSounding(bench.store);
  const { lang } = bench.store.get();
  void fetchWords(lang).then(() => bench.actions.wordsLoaded(lang));
  guardLeaving(bench);
  if ('locks' in navigator) followTabs(bench.store, navigator.locks, new BroadcastChannel(TABS), crypto.randomUUID());
  followRegions();
  prepareWhy(bench.store, bench.why.prepare, browserRest);
  showFace(bench);
}

function followHash(bench: Workbench): void {
  const route = readRoute(location.hash);
  if (route !== undefined) void bench.openRoute(route);
  if (!isLink(location.hash)) return;
  showFace(bench);
  void bench.linking.open(location.hash);
}

const showFace = (bench: Workbench): void => bench.actions.setFace(isPlayLink(location.hash) ? 'play' : 'workshop');
