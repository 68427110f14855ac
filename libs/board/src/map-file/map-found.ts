import type { Point } from '../layout.ts';
import type { Ring } from './ring.ts';

/** What someone drew as a place, before it has a name of the rules. */
export interface DrawnPlace {
  /** `Kind.member`, where the file is a map of ours. */
  readonly key?: string;
  readonly name: string;
  readonly rings: readonly Ring[];
  /** Where the file says itself where the middle is. */
  readonly at?: Point;
}
/** What cannot be read, or only in part, and where; the wording of `map/CODE` stands in `messages`. */
export interface MapProblem {
  readonly code:
    | 'empty'
    | 'too-large'
    | 'too-many'
    | 'no-xml'
    | 'no-svg'
    | 'no-json'
    | 'no-geojson'
    | 'topojson'
    | 'no-shapes'
    | 'unknown-format'
    | 'nameless'
    | 'no-area'
    | 'line'
    | 'point'
    | 'copy'
    | 'transform'
    | 'path'
    | 'coordinates'
    | 'twice'
    | 'crosses'
    | 'thinned';
  readonly fields: Readonly<Record<string, string | number>>;
}
export interface DrawnLink {
  /** The relation that it is of, where the file says so. */
  readonly relation?: string;
  readonly from: string;
  readonly to: string;
}
/** A map as its file says it. */
export interface Drawing {
  readonly places: readonly DrawnPlace[];
  readonly problems: readonly MapProblem[];
  /** Links that the file names itself, by the keys of places; undefined where borders have to tell. */
  readonly links?: readonly DrawnLink[] | undefined;
  /** What coordinates are: a sheet with y downwards, a plane with y upwards, or longitude and latitude. */
  readonly plane: 'sheet' | 'upwards' | 'globe';
  /** Properties by which the places could be named. */
  readonly properties: readonly string[];
}

export const problem = (code: MapProblem['code'], fields: MapProblem['fields'] = {}): MapProblem => ({ code, fields });
export const nothing = (code: MapProblem['code'], fields: MapProblem['fields'] = {}): Drawing => ({
  places: [],
  problems: [problem(code, fields)],
  plane: 'sheet',
  properties: [],
});
