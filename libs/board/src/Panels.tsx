import { memo, useMemo, useRef } from 'react';
import { askedDice, throwsAsked } from './asked-dice.ts';
import type { BoardProps } from './board-props.ts';
import { Chart } from './Chart.tsx';
import { chartPlan } from './chart-plan.ts';
import { DiceTray } from './DiceTray.tsx';
import { dicePlan } from './dice-plan.ts';
import { reader } from './facts.ts';
import { HeldBox } from './HeldBox.tsx';
import { heldPiles } from './held-piles.ts';
import type {
  BoardLayout,
  BoxLayout,
  ChartLayout,
  DiceLayout,
  HandLayout,
  ScoreLayout,
  TrackLayout,
} from './layout.ts';
import { readable } from './names.ts';
import { isLow } from './Panel.tsx';
import { pickingOf } from './Pick.tsx';
import { type Edge, edgeOf, hasPanels, panelsOf } from './panels-of.ts';
import { Scores } from './Scores.tsx';
import { scorePlan } from './score-plan.ts';
import { Track } from './Track.tsx';
import { tallyWord } from './tally.ts';
import { bySide, type Facts, held, listed, trackPaths, trackPlan } from './track-plan.ts';
import { useWalks } from './useWalks.ts';
import { english } from './words.ts';

type Props = BoardProps & { readonly how: BoardLayout };

const EDGES = ['top', 'top-left', 'top-right', 'bottom-left', 'bottom-right', 'bottom'] as const;

/** Tracks, boxes, scores, charts and dice: over the edges and corners of a board that fills the window, else below it. */
export const Panels = (props: Props) => {
  const { view, motion } = props;
  const edges = useRef<HTMLDivElement>(null);
  useWalks(edges, '.track-spaces', motion);
  if (view === undefined || !hasPanels(props.how)) return null;
  return (
    <div ref={edges} className="board-edges">
      {EDGES.map((edge) => (
        <At key={edge} {...props} view={view} edge={edge} />
      ))}
    </div>
  );
};

type Seen = Props & { readonly view: NonNullable<Props['view']> };

const At = ({ edge, ...props }: Seen & { readonly edge: Edge }) => {
  const { info, view, how, nameOf, fieldName, asker } = props;
  // While these stay the same object, what is drawn of them alone isn't drawn again.
  const facts = useMemo(
    (): Facts => ({ info, view, layout: how, read: reader(info, view), nameOf, fieldName }),
    [info, view, how, nameOf, fieldName],
  );
  const isHere = (one: { readonly edge?: Edge | undefined }): boolean => edgeOf(one) === edge;
  if (!panelsOf(how).some(isHere)) return null;
  const hasRoom = props.hasRoom ?? false;
  return (
    <div className={`board-edge ${edge}`} data-edge={edge}>
      {how.tracks.filter(isHere).map((track) => (
        <TrackHere key={keyOf(track)} {...{ track, facts, title: trackTitle(props, track), hasRoom, asker }} />
      ))}
      {how.scores.filter(isHere).map((score) => (
        <ScoresHere key={keyOf(score)} {...{ score, facts, title: scoreTitle(props, score), hasRoom, asker }} />
      ))}
      {how.boxes.filter(isHere).map((box) => (
        <Box key={keyOf(box)} box={box} props={props} facts={facts} />
      ))}
      {how.hands.filter(isHere).map((hand) => (
        <HandHere key={`hand ${hand.of}`} hand={hand} props={props} facts={facts} />
      ))}
      {how.charts.filter(isHere).map((chart) => (
        <Chart
          key={keyOf(chart)}
          {...{ of: chart.of, title: textOf(props, chart.title ?? chart.of), plan: chartPlan(facts, chart, props) }}
          hasRoom={chart.now === undefined ? false : hasRoom}
        />
      ))}
      {how.dice.filter(isHere).map((tray) => (
        <Dice key={keyOf(tray)} tray={tray} props={props} />
      ))}
    </div>
  );
};

interface HereProps {
  readonly facts: Facts;
  readonly title: string;
  readonly hasRoom: boolean | 'always';
  readonly asker: string | undefined;
}

const TrackHere = memo(({ track, facts, ...drawn }: HereProps & { readonly track: TrackLayout }) => (
  <Track of={keyOf(track)} spaces={trackPlan(facts, track)} {...drawn} />
));

const ScoresHere = memo(({ score, facts, ...drawn }: HereProps & { readonly score: ScoreLayout }) => (
  <Scores of={keyOf(score)} rows={scorePlan(facts, score)} {...drawn} />
));

/** An empty tray takes no room. Over a map it is folded, since it would hide what the dice decided. */
const Dice = ({ tray, props }: { readonly tray: DiceLayout; readonly props: Seen }) => {
  const { info, view, fieldName, lineText } = props;
  const asked = askedDice(info, view);
  const throws = throwsAsked(dicePlan(info, view.log, tray), asked);
  if (throws.length === 0) return null;
  return (
    <DiceTray
      {...{
        of: keyOf(tray),
        title: tray.title === undefined ? (props.words?.dice ?? english.dice) : textOf(props, tray.title),
        hasRoom: diceHaveRoom(props),
        throws,
        words: { ...english, ...props.words },
        nameOf: ({ path }) => fieldName?.(path) ?? readable(path.split('/').at(-1) ?? path),
        textOf: (line) => lineText?.(line) ?? '',
        meaningOf: ({ path }, face) => fieldName?.(`${path}/${face}`),
        asked,
        wordOf: (value) => props.valueName?.(view.ask?.choice ?? '', value) ?? value,
        picking: pickingOf(props),
      }}
    />
  );
};

const diceHaveRoom = ({ how, hasRoom = false }: Seen): boolean | 'always' => {
  if (how.table !== undefined) return isLow() ? false : hasRoom;
  return hasRoom === 'always' ? hasRoom : false;
};

/** An empty box takes no room. */
const Box = ({ box, props, facts }: { readonly box: BoxLayout; readonly props: Props; readonly facts: Facts }) => {
  const { of, tag, show } = box;
  const groups = useMemo(
    () => bySide(of.includes('.') ? held(facts, of, tag ?? '') : listed(facts, of)),
    [facts, of, tag],
  );
  if (groups.length === 0) return null;
  const picking = pickingOf(props);
  return (
    <HeldBox
      {...{
        of: keyOf(box),
        title: boxTitle(props, box),
        hasRoom: props.hasRoom ?? false,
        groups,
        countsOnly: show === 'count',
        picking,
      }}
    />
  );
};

/** What the viewer has, or several have before the eyes of everyone; without any it takes no room. */
const HandHere = ({
  hand,
  props,
  facts,
}: {
  readonly hand: HandLayout;
  readonly props: Props;
  readonly facts: Facts;
}) => {
  const groups = useMemo(() => heldPiles(facts, hand.of), [facts, hand.of]);
  if (groups.length === 0) return null;
  return (
    <HeldBox
      {...{
        of: hand.of,
        title: textOf(props, hand.title ?? `pile/${hand.of}`),
        hasRoom: props.hasRoom ?? false,
        groups,
        countsOnly: false,
        picking: pickingOf(props),
      }}
    />
  );
};

const keyOf = (one: TrackLayout | BoxLayout | ScoreLayout | ChartLayout | DiceLayout): string => {
  const of = typeof one.of === 'string' ? one.of : JSON.stringify(one.of ?? 'dice');
  return 'tag' in one && one.tag !== undefined ? `${of} ${one.tag}` : of;
};

/** What the rules call a state or field, or a path that the layout names. */
const textOf = (props: Props, path: string): string => {
  const isKind = props.info.kinds.some(({ name }) => name === path);
  if (isKind) return props.fieldName?.(`kind/${path}`) ?? props.nameOf?.(path) ?? readable(path);
  const full = path.includes('.') || path.includes('/') ? path : `state/${path}`;
  return props.fieldName?.(full) ?? readable(path.split(/[./]/).at(-1) ?? path);
};

const trackTitle = (props: Props, track: TrackLayout): string =>
  textOf(props, track.title ?? trackPaths(track)[0] ?? '');

const boxTitle = (props: Props, { of, tag, title }: BoxLayout): string => {
  if (title !== undefined || tag === undefined) return textOf(props, title ?? of);
  return props.valueName?.(of, tag) ?? readable(tag);
};

const scoreTitle = (props: Props, { of, title }: ScoreLayout): string => {
  if (title !== undefined) return textOf(props, title);
  if (typeof of === 'string') return textOf(props, of);
  const path = of.where === undefined ? of.count : `${of.count.split('.')[0]}.${of.where}`;
  return tallyWord((field) => props.fieldName?.(field), of) ?? textOf(props, path);
};
