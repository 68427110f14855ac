import { Aims, isAimed } from './Aims.tsx';
import { Arrows } from './Arrows.tsx';
import { AxisLines } from './Axes.tsx';
import { CellNames, heldCells } from './CellNames.tsx';
import { Costs } from './Costs.tsx';
import { Counters } from './Counters.tsx';
import { FannedStack } from './FannedStack.tsx';
import { Features } from './Features.tsx';
import { FindingMarks } from './FindingMarks.tsx';
import { Ground } from './Ground.tsx';
import { HeatMarks } from './HeatMarks.tsx';
import { Labels } from './Labels.tsx';
import { LitMarks } from './LitMarks.tsx';
import { MapHandles } from './MapHandles.tsx';
import { MapLinks } from './MapLinks.tsx';
import { MotionLayer } from './MotionLayer.tsx';
import { Notes } from './Notes.tsx';
import { OtherwiseLayer } from './OtherwiseLayer.tsx';
import { PendingPlace } from './PendingPlace.tsx';
import { PieceNotes } from './PieceNotes.tsx';
import { Places } from './Places.tsx';
import { ScanPicture, ScanPins } from './ScanLayer.tsx';
import { Strokes } from './Strokes.tsx';
import { Terrain } from './Terrain.tsx';
import { TraceMarks, TraceWays } from './TraceMarks.tsx';
import type { SheetProps, SheetState } from './useSheet.ts';
import type { BoardWords } from './words.ts';

interface Props {
  readonly props: SheetProps;
  readonly sheet: SheetState;
  readonly words: BoardWords;
}

/** All that lies on a sheet and is moved with it, from the ground up. */
export const Layers = ({ props, sheet, words }: Props) => {
  const { how, place } = props;
  const { sizes, read, picking, looks } = sheet;
  const { near } = sheet;
  const layer = { scene: place, layout: how, read, fills: looks.fills, near };
  return (
    <>
      <g className={place.spots.some(({ draw }) => draw === 'hex') ? 'bottom cells' : 'bottom'}>
        <Ground {...{ scene: place, layout: how, fills: looks.fills, holders: sheet.holders, picking, near }} />
        <Terrain looks={looks} room={place.spots[0]?.room ?? 1} px={sizes.px} near={near} />
      </g>
      <CellNames spots={place.spots} layout={how} px={sizes.px} near={near} held={heldCells(sheet.standing)} />
      <ScanPicture scan={props.scan} />
      <g className="upper">
        <Features {...layer} picking={sheet.onUpper} />
        <Strokes scene={place} px={sizes.px} />
        <TraceWays trace={sheet.trace} isHushed={isHushed(sheet)} />
        <Labels labels={sheet.names.regions} near={near} className="label region-name" />
        <Places {...layer} picking={sheet.onUpper} radius={sizes.mark} rings={sheet.rings} />
        <Labels labels={sheet.names.labels} near={near} className="label" />
        <g className="standing">
          <Counters
            {...{ standing: sheet.standing, scene: place, picking: sheet.onStanding, words, px: sizes.px, near }}
            fan={sheet.roaming ? undefined : sheet.fan}
          />
        </g>
      </g>
      <Marks props={props} sheet={sheet} />
      {sheet.roaming ? null : (
        <FannedStack
          {...{ fan: sheet.fan, stacks: sheet.standing.stacks, scene: place, sizes, sight: sheet.sight }}
          {...{ picking: sheet.onStanding, onOther: props.onOther, isStill: props.isStill ?? false }}
        />
      )}
    </>
  );
};

const isHushed = ({ moving, otherwise }: SheetState): boolean => (moving ?? otherwise) !== undefined;

/** Notes about the position and the map are on top of everything. */
const Marks = ({ props, sheet }: Omit<Props, 'words'>) => {
  const { how, place } = props;
  const { sizes, standing, carrying } = sheet;
  const { px } = sizes;
  return (
    <>
      <Arrows arrows={sheet.ways} px={px} />
      <TraceMarks trace={sheet.trace} isHushed={isHushed(sheet)} px={px} />
      <Aims standing={standing} picking={sheet.chosen} on={isAimed(how, props.question)} />
      <Costs costs={props.costs} scene={place} size={Math.min(15 * px, (place.spots[0]?.room ?? 40) * 0.8)} />
      <Notes notes={props.notes} scene={place} px={px} />
      <PieceNotes notes={props.pieceNotes} standing={standing} px={px} />
      <FindingMarks findings={props.findings} scene={place} px={px} />
      <HeatMarks heat={props.heat} scene={place} px={px} />
      <LitMarks lit={props.lit} scene={place} px={px} />
      <AxisLines axes={props.axes} scene={place} px={px} />
      <MapLinks links={props.linking} scene={place} px={px} />
      {sheet.otherwise ? <OtherwiseLayer otherwise={sheet.otherwise} px={px} /> : null}
      {sheet.moving ? <MotionLayer key={props.motion?.number} moving={sheet.moving} px={px} /> : null}
      <MapHandles layout={how} hands={props.hands} carrying={carrying} scene={place} names={sheet.names} px={px} />
      <ScanPins scan={props.scan} ground={sheet.ground} px={px} />
      <PendingPlace to={sheet.to} adding={props.hands?.adding} px={px} />
    </>
  );
};
