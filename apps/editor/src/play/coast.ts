import type { Rings } from '@sandtable/board';

/** The coastline is made by a tool and may be missing in a fresh checkout; then the board is drawn without. */
const made = import.meta.glob<{ europe: Rings | string }>('../../../../libs/board/src/basemap.gen.ts', { eager: true });

const ringsOf = (value: Rings | string | undefined): Rings => {
  if (typeof value === 'string') return JSON.parse(value) as Rings;
  return value ?? [];
};

export const coast: Rings = ringsOf(Object.values(made)[0]?.europe);
