import type { Locator } from '@playwright/test';

export type Point = readonly [number, number];

/** Where the middle of something is drawn, in the window. */
export const middleOf = async (one: Locator): Promise<Point> => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('nothing is drawn there');
  return [box.x + box.width / 2, box.y + box.height / 2];
};
