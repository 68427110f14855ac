import type { CoverStore } from '../storage/cover-store.ts';
import type { DiskHome } from '../storage/disk-home.ts';
import type { LinkStore } from '../storage/link-store.ts';
import type { OverShipped } from '../storage/over-shipped.ts';
import type { PointStore } from '../storage/point-store.ts';
import type { Project } from '../storage/port.ts';
import type { Suggester } from '../storage/suggester.ts';

/** The places where projects are kept. */
export interface StorageProviders {
  readonly folder: Project;
  /** The address of the manual, where it is on the same site. */
  readonly manual?: string;
  /** Says what was changed in `folder` where it isn't a folder but what came with the page; nothing over a server. */
  readonly shipped?: Pick<OverShipped, 'changed' | 'reset' | 'card'>;
  readonly browser: Project;
  /** A folder on disk that the browser opens; nothing over a server, which has one itself. */
  readonly disk?: DiskHome;
  readonly linkStore: LinkStore;
  /** Suggests translations; nothing where no server does. */
  readonly suggester?: Suggester;
  /** Where restore points are kept. */
  readonly points: PointStore;
  /** Where pictures of boards are kept. */
  readonly covers: CoverStore;
}
