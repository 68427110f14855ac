export { firstLayout } from './first-layout.ts';
export type { MapProblem } from './map-found.ts';
export type { MapProjection } from './plane.ts';
export {
  type FoundLink,
  type FoundPlace,
  MAP_LIMITS,
  type MapFound,
  type MapOptions,
  neighborsIn,
  readMapFile,
} from './read-map-file.ts';
