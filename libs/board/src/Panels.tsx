import { useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import { reader } from './facts.ts';
import { HeldBox } from './HeldBox.tsx';
import type { BoardLayout, BoxLayout, ScoreLayout, TrackLayout } from './layout.ts';
import { readable } from './names.ts';
import { pickingOf } from './Pick.tsx';
import { Scores } from './Scores.tsx';
import { scorePlan } from './score-plan.ts';
import { Track } from './Track.tsx';
import { bySide, type Facts, held, listed, pathsOf, trackPlan } from './track-plan.ts';

type Edge = NonNullable<TrackLayout['edge']>;
type Props = BoardProps & { readonly how: BoardLayout };

const EDGES = ['top', 'top-left', 'top-right', 'bottom-left', 'bottom-right', 'bottom'] as const;

/** Tracks, boxes and scores: over the edges and corners of a board that fills the window, else below it. */
export const Panels = (props: Props) => {
  const { tracks, boxes, scores } = props.how;
  if (props.view === undefined || tracks.length + boxes.length + scores.length === 0) return null;
  return (
    <div className="board-edges">
      {EDGES.map((edge) => (
        <At key={edge} {...props} edge={edge} />
      ))}
    </div>
  );
};

const At = ({ edge, ...props }: Props & { readonly edge: Edge }) => {
  const { info, view, how, nameOf, asker } = props;
  const read = useMemo(() => reader(info, view), [info, view]);
  const isHere = (one: { readonly edge?: Edge | undefined }): boolean => (one.edge ?? 'top-left') === edge;
  const [tracks, boxes, scores] = [how.tracks.filter(isHere), how.boxes.filter(isHere), how.scores.filter(isHere)];
  if (view === undefined || tracks.length + boxes.length + scores.length === 0) return null;
  const hasRoom = props.hasRoom === true;
  const facts: Facts = { info, view, layout: how, read, nameOf };
  return (
    <div className={`board-edge ${edge}`} data-edge={edge}>
      {tracks.map((track) => (
        <Track
          key={keyOf(track)}
          {...{ of: keyOf(track), title: trackTitle(props, track), hasRoom, spaces: trackPlan(facts, track), asker }}
        />
      ))}
      {scores.map((score) => (
        <Scores
          key={keyOf(score)}
          {...{ of: keyOf(score), title: scoreTitle(props, score), hasRoom, rows: scorePlan(facts, score), asker }}
        />
      ))}
      {boxes.map((box) => (
        <Box key={keyOf(box)} box={box} props={props} facts={facts} />
      ))}
    </div>
  );
};

/** An empty box takes no room. */
const Box = ({ box, props, facts }: { readonly box: BoxLayout; readonly props: Props; readonly facts: Facts }) => {
  const { of, tag, show } = box;
  const groups = bySide(of.includes('.') ? held(facts, of, tag ?? '') : listed(facts, of));
  if (groups.length === 0) return null;
  const picking = pickingOf(props);
  return (
    <HeldBox
      {...{
        of: keyOf(box),
        title: boxTitle(props, box),
        hasRoom: props.hasRoom === true,
        groups,
        countsOnly: show === 'count',
        picking,
      }}
    />
  );
};

const keyOf = (one: TrackLayout | BoxLayout | ScoreLayout): string => {
  const of = typeof one.of === 'string' ? one.of : JSON.stringify(one.of);
  return 'tag' in one && one.tag !== undefined ? `${of} ${one.tag}` : of;
};

/** What the rules call a state or field, or a path that the layout names. */
const textOf = ({ fieldName }: Props, path: string): string => {
  const full = path.includes('.') || path.includes('/') ? path : `state/${path}`;
  return fieldName?.(full) ?? readable(path.split(/[./]/).at(-1) ?? path);
};

const trackTitle = (props: Props, track: TrackLayout): string => textOf(props, track.title ?? pathsOf(track)[0] ?? '');

const boxTitle = (props: Props, { of, tag, title }: BoxLayout): string => {
  if (title !== undefined || tag === undefined) return textOf(props, title ?? of);
  return props.valueName?.(of, tag) ?? readable(tag);
};

const scoreTitle = (props: Props, { of, title }: ScoreLayout): string => {
  if (title !== undefined) return textOf(props, title);
  if (typeof of === 'string') return textOf(props, of);
  return textOf(props, of.where === undefined ? of.count : `${of.count.split('.')[0]}.${of.where}`);
};
