import { europe } from './basemap.gen.ts';
import type { Rings } from './scene.ts';

const made: Rings | string = europe;

/** The coastline that maps lie on. Long data is compiled faster as a string than as an array. */
export const coast: Rings = typeof made === 'string' ? (JSON.parse(made) as Rings) : made;
