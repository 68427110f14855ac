import { type MapFound, type MapOptions, readMapFile } from '@sandtable/board/map-file';
import type { Library } from '@sandtable/compiler';
import { type ImportPlan, type ImportTarget, type ImportWish, importPlan, importTarget } from '@sandtable/ide';

/** A map that someone brings, and what they want of it. */
export interface MapImportRequest {
  readonly text: string;
  readonly options: MapOptions;
  readonly wish: ImportWish;
  /** The layout to begin with where there is none. */
  readonly layout: string;
}
export interface MapImportPreview {
  readonly found: MapFound;
  readonly target: ImportTarget;
  /** Undefined where the file has no places. */
  readonly plan: ImportPlan | undefined;
}

/** Reads a map, and works out what it would become. */
export function mapImport(library: Library, { text, options, wish, layout }: MapImportRequest): MapImportPreview {
  const target = importTarget(library);
  const found = readMapFile(text, { ...options, projection: target.isGlobe ? 'none' : options.projection });
  const plan = found.places.length === 0 ? undefined : importPlan(library, found, wish, layout);
  return { found, target, plan };
}
