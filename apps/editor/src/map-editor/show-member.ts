import type { Workbench } from '../state/workbench.ts';

/** Shows where a member is declared: in the layout where that is open, else in its row. `quiet` leaves the focus where it is. */
export const showMember = async (bench: Workbench, kind: string, member: string, keepFocus: boolean): Promise<void> => {
  const { ruleset, active } = bench.store.get();
  if (ruleset === undefined) return;
  const place = await bench.language(active ?? `${ruleset}/`).memberPlace(kind, member);
  if (place !== undefined) bench.show(`${ruleset}/${place.file}`, place.start, place.end, keepFocus);
};
