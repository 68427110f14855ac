import { openStore } from './database.ts';

type Point = readonly [number, number];

/** A picture to trace a map from, and how it lies under the board of a ruleset. */
export interface KeptScan {
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
  readonly opacity: number;
  /** Points of the picture, and where on the sheet they belong. */
  readonly pins: readonly { readonly of: Point; readonly at: Point }[];
  readonly hidden: boolean;
}

/** Where pictures to trace are kept: in this browser alone. Whatever cannot be kept throws; nothing depends on it. */
export interface ScanStore {
  of(ruleset: string): Promise<KeptScan | undefined>;
  keep(ruleset: string, scan: KeptScan): Promise<void>;
  forget(ruleset: string): Promise<void>;
}

const STORE = 'scans';

export const scanStore = (name = 'sandtable-scans'): ScanStore => {
  const opened = () => openStore(name, STORE, (made) => made.createObjectStore(STORE));
  return {
    of: async (ruleset) => (await opened()).get(STORE, ruleset),
    keep: async (ruleset, scan) => void (await (await opened()).put(STORE, scan, ruleset)),
    forget: async (ruleset) => (await opened()).delete(STORE, ruleset),
  };
};
