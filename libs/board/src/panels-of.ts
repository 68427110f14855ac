import type { BoardLayout, TrackLayout } from './layout.ts';
import { type Facts, levelsOf, trackPlan } from './track-plan.ts';

export type Edge = NonNullable<TrackLayout['edge']>;

/** Everything that a layout puts at the edges of the board. */
export const panelsOf = ({ tracks, boxes, hands, scores, charts, dice }: BoardLayout) => [
  ...tracks,
  ...boxes,
  ...hands,
  ...scores,
  ...charts,
  ...dice,
];

export const hasPanels = (how: BoardLayout): boolean => panelsOf(how).length > 0;

/** The edge at which something stands. */
export const edgeOf = ({ edge = 'top-left' }: { readonly edge?: Edge | undefined }): Edge => edge;

/** The edges at which something stands: what else lies there makes room for it. */
export const edgesIn = (how: BoardLayout): readonly Edge[] => [...new Set(panelsOf(how).map(edgeOf))];

/** How many markers stand on top of each other at most on a track along the lower edge, where they reach over the board. */
export const levelsAtBottom = (facts: Facts): number =>
  Math.max(
    1,
    ...facts.layout.tracks
      .filter((track) => edgeOf(track) === 'bottom')
      .map((track) => levelsOf(trackPlan(facts, track))),
  );
