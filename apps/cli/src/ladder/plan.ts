import type { Ladder } from '@sandtable/bots';

/** Who plays whom, as data that crosses to a worker. */
export interface Plan extends Omit<Ladder, 'module'> {
  readonly javascript: string;
}
