import type { LinkShelf } from '../project/link-shelf.ts';
import type { PointStore } from '../project/point-store.ts';
import type { Project } from '../project/port.ts';

/** The places where projects are kept. */
export interface Homes {
  readonly folder: Project;
  readonly browser: Project;
  readonly shelf: LinkShelf;
  /** Where restore points are kept. */
  readonly points: PointStore;
}
