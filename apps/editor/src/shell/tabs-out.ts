/**
 * Which tabs have no room in their row. All that have room stand in one order, whichever is open, so that each is found
 * where it was; those that come first are kept before all others, and the first of them always.
 */
export const tabsOut = <Name>(
  room: number,
  tabs: readonly (readonly [name: Name, width: number])[],
  first: readonly Name[],
): readonly Name[] => {
  const widths = new Map(tabs);
  // Sizes that are drawn may be off by less than a pixel.
  let left = room + 1;
  const out = new Set<Name>();
  for (const name of new Set([...first, ...widths.keys()])) {
    left -= widths.get(name) ?? 0;
    if (left < 0 && name !== first[0]) out.add(name);
  }
  return tabs.flatMap(([name]) => (out.has(name) ? [name] : []));
};
