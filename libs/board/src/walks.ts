import type { GameInfo } from '@sandtable/engine';
import type { Change, MatchView, ShownValue } from '@sandtable/session';
import { kindOfField } from './kind-of-field.ts';
import type { BoardLayout, TrackLayout } from './layout.ts';
import { trackKey, trackPaths } from './track-plan.ts';

/** A marker that goes along a track or strip, from one space to another. */
export interface Walk {
  readonly is: 'walk';
  /** What the track is drawn from, or the kind of a strip. */
  readonly track: string;
  readonly marker: string;
  readonly from: string;
  readonly to: string;
}

type Seen = Pick<MatchView, 'changes' | 'states'>;

/** Markers of all tracks and strips that stand on another space now. */
export function walksOn(
  info: GameInfo,
  { tracks, table, kinds }: Pick<BoardLayout, 'tracks' | 'table' | 'kinds'>,
  view: Seen,
  before: Pick<MatchView, 'states'>,
): readonly Walk[] {
  const onTracks = tracks.flatMap((track) =>
    trackPaths(track).flatMap((path) =>
      path.includes('.') ? ofField(info, track, path, view.changes) : ofState(info, track, path, before, view),
    ),
  );
  const strips = new Set((table?.strips ?? []).map(({ of }) => of));
  const onStrips = view.changes.flatMap((change): readonly Walk[] => {
    const [kind = '', field = ''] = change.path.split('.');
    const at = info.kinds.findIndex(({ name }) => name === kind);
    const track = kinds[kind]?.at === field ? kindOfField(info, at, field) : undefined;
    if (track === undefined || !strips.has(track)) return [];
    return walk(track, `${kind}.${info.kinds[at]?.members[change.member]}`, change.from, change.to);
  });
  return [...onTracks, ...onStrips];
}

const ofField = (info: GameInfo, track: TrackLayout, path: string, changes: readonly Change[]): readonly Walk[] => {
  const members = info.kinds.find(({ name }) => path.startsWith(`${name}.`))?.members;
  return changes.flatMap(({ path: changed, member, from, to }) =>
    changed === path ? walk(trackKey(track), markerKey(path, members?.[member]), from, to) : [],
  );
};

function ofState(
  info: GameInfo,
  track: TrackLayout,
  state: string,
  before: Pick<MatchView, 'states'>,
  after: Pick<MatchView, 'states'>,
): readonly Walk[] {
  const [param] = info.states.find(({ name }) => name === state)?.params ?? [];
  const type = param === undefined ? undefined : info.types[param];
  const members = type?.t === 'kind' ? info.kinds[type.kind]?.members : undefined;
  return (after.states[state] ?? []).flatMap((to, i) =>
    walk(trackKey(track), markerKey(state, members?.[i]), before.states[state]?.[i] ?? to, to),
  );
}

/** What tells a marker of a track from the others on it. */
export const markerKey = (path: string, member: string | undefined): string => `${path} ${member ?? ''}`.trim();

/** Several markers of one set have no way of their own. */
const walk = (track: string, marker: string, from: ShownValue, to: ShownValue): readonly Walk[] =>
  typeof from === 'object' || typeof to === 'object' || from === to
    ? []
    : [{ is: 'walk', track, marker, from: String(from), to: String(to) }];
