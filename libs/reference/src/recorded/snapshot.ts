import type { RunValue } from '@sandtable/eval';
import type { Position } from '../position.ts';

/** The fields and states of a position as they were. Values are never changed once made. */
export interface Snapshot {
  readonly fields: readonly (readonly RunValue[])[];
  readonly states: readonly (readonly RunValue[])[];
}

export const snapshotOf = ({ fields, states }: Snapshot | Position): Snapshot => ({
  fields: fields.map((values) => [...values]),
  states: states.map((values) => [...values]),
});
