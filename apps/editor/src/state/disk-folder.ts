import type { DiskHome } from '../storage/disk-home.ts';
import { placeOf } from '../storage/mounted-projects.ts';
import type { FileList } from './file-list.ts';
import type { Files } from './files.ts';
import type { Rulesets } from './open-ruleset.ts';
import { readRoute } from './route.ts';
import type { Routing } from './routing.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** The folder on disk that is opened without a server. */
export interface DiskFolder {
  /** Opens the folder of last time again where there is one that waits, otherwise one that is chosen. */
  open(): Promise<void>;
  /** Opens another folder. */
  choose(): Promise<void>;
  /** Closes it, with the ruleset in it that is open. */
  close(): Promise<void>;
}

interface Needs extends Pick<Rulesets, 'closeRuleset'>, Pick<Routing, 'openRoute'> {
  readonly list: Pick<FileList, 'again'>;
  readonly files: Pick<Files, 'retry'>;
  /** What the address says behind the #. */
  readonly hash: () => string;
}

export function createDiskFolder(store: Store<State>, home: DiskHome | undefined, needs: Needs): DiskFolder {
  home?.follow((disk) => store.set({ disk }));
  const after = async (act: Promise<void> | undefined): Promise<void> => {
    await act;
    // What can't be read is part of the status of the folder.
    await needs.list.again().catch(() => undefined);
    await goOn(store, needs);
  };
  const leave = async (): Promise<void> => {
    await needs.files.retry();
    if (isOnDisk(store.get())) needs.closeRuleset();
  };
  return {
    open: () => {
      const waits = store.get().disk?.status === 'closed' || store.get().disk?.status === 'refused';
      return after(waits ? home?.reopen() : home?.choose());
    },
    choose: () => after(home?.choose()),
    close: async () => {
      await leave();
      await after(home?.close());
    },
  };
}

const isOnDisk = ({ ruleset }: State): boolean => ruleset !== undefined && placeOf(ruleset) === 'disk';

/** An address that led to a ruleset of the folder leads there now. */
async function goOn(store: Store<State>, { openRoute, hash }: Needs): Promise<void> {
  const { notFound, disk } = store.get();
  const route = readRoute(hash());
  if (disk?.status === 'open' && route !== undefined && route.ruleset === notFound) await openRoute(route);
}
