import { type CSSProperties, useMemo, useRef } from 'react';
import { Beyond } from './Beyond.tsx';
import { CarriedNote } from './CarriedNote.tsx';
import { clickAround, clickOutside } from './click-other.ts';
import { HeatLegend } from './HeatMarks.tsx';
import { Layers } from './Layers.tsx';
import { Legend } from './Legend.tsx';
import { Panels } from './Panels.tsx';
import { edgesIn, levelsAtBottom } from './panels-of.ts';
import { Fills } from './patterns.tsx';
import type { Roaming } from './roam.ts';
import { allSides } from './sides.ts';
import { FoldName, Tools } from './Tools.tsx';
import { Tray } from './Tray.tsx';
import { Twin } from './Twin.tsx';
import { clickOn, type SheetProps, type SheetState, useSheet } from './useSheet.ts';
import { type Size, useFirstSize } from './useSize.ts';
import { useTrayRoom } from './useTrayRoom.ts';
import { type BoardWords, english } from './words.ts';

/** The board as an SVG sheet; knows nothing but what it is handed. */
export const Sheet = (props: SheetProps) => {
  const frame = useRef<SVGSVGElement>(null);
  const first = useFirstSize(frame);
  if (first !== undefined) return <SizedSheet {...props} first={first} />;
  return (
    <div className="board">
      <div className="board-window">
        <svg ref={frame} className="board-sheet" style={ratioOf(props.place)} aria-hidden="true" />
      </div>
    </div>
  );
};

const SizedSheet = (props: SheetProps & { readonly first: Size }) => {
  const { info, how, place, nameOf } = props;
  const words = { ...english, ...props.words };
  const tray = useTrayRoom(props.question, props.look);
  const sheet = useSheet({ ...props, trayHeight: tray.height });
  const { read, all, picking } = sheet;
  const levels = useLevels(props, read);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach what can be chosen, and the reasons by the question
    <div
      role="presentation"
      className={classesOf(props, sheet.roaming)}
      style={levels}
      onClick={clickAround(props.onOther)}
    >
      <div className="board-window">
        <Drawing props={props} sheet={sheet} words={words} />
        {props.hands ? (
          <CarriedNote info={info} layout={how} scene={place} carrying={sheet.carrying} words={words} />
        ) : null}
        <Tray {...props} words={words} onHeight={tray.onHeight} />
      </div>
      <Panels {...props} />
      {props.heat ? <HeatLegend heat={props.heat} scene={place} /> : null}
      <div className="board-foot">
        {/* Over a board that fills the window, one of them is open at a time. */}
        <details className="board-legend" open={!props.isFull} name={props.isFull ? 'board-foot' : undefined}>
          <FoldName name={words.legend} sign={KEYS} />
          <Legend layout={how} nameOf={nameOf} valueName={props.valueName} fieldName={props.fieldName} />
        </details>
        <Twin
          source={{ info, layout: how, scene: place, read, pieces: all, nameOf, heat: props.heat }}
          picking={picking}
          words={words}
          onSource={props.onSource}
        />
        <Tools zooming={sheet.zooming} reach={props.reach} words={words} />
      </div>
    </div>
  );
};

/** What stands over the lower edge leaves room for markers that stand on top of each other on a scale there. */
function useLevels({ info, view, how }: SheetProps, read: SheetState['read']): CSSProperties {
  const levels = useMemo(
    () => (view === undefined ? 1 : levelsAtBottom({ info, view, layout: how, read, nameOf: undefined })),
    [info, view, how, read],
  );
  return { '--bottom-levels': levels } as CSSProperties;
}

/** Squares with what they mean. */
const KEYS = 'M4 4h6v6H4zM4 14h6v6H4zM14 7h7M14 17h7';

/** A style that looks for what stands at the edges would do so at every change of the board. */
const classesOf = ({ how, view }: SheetProps, roaming: Roaming | undefined): string =>
  [classOf(roaming), ...(view === undefined ? [] : edgesIn(how).map((edge) => `edge-${edge}`))].join(' ');

/** The map is being edited: cells are painted, or places are moved and joined. */
const classOf = (roaming: Roaming | undefined): string => {
  if (roaming === undefined) return 'board';
  return roaming.onCells ? 'board roam' : 'board map-edit';
};

interface DrawingProps {
  readonly props: SheetProps;
  readonly sheet: SheetState;
  readonly words: BoardWords;
}

const Drawing = ({ props, sheet, words }: DrawingProps) => {
  const { how, place } = props;
  const { zooming, roaming, carrying } = sheet;
  const { pane } = zooming;
  const { k, x, y } = zooming.zoom;
  return (
    <svg
      ref={sheet.svg}
      className="board-sheet"
      viewBox={`0 0 ${round(pane.width)} ${round(pane.height)}`}
      style={ratioOf(place)}
      role="group"
      aria-label={words.board}
      aria-description={words.hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the sheet takes the keys that zoom and move it
      tabIndex={0}
      onFocus={sheet.onFocus}
      onKeyDown={(event) => roaming?.onKeyDown(event) || zooming.onKeyDown(event)}
      onPointerMove={carrying.onPointerMove}
      onPointerUp={carrying.onPointerUp}
      onClickCapture={clickOn(sheet, props.onSource)}
      onClick={clickOutside(props.onOther)}
    >
      <Fills sides={allSides(how)} zoom={k} />
      <g
        ref={sheet.ground}
        className={zooming.gliding ? 'moved gliding' : 'moved'}
        style={{ transform: `translate(${x}px, ${y}px) scale(${k})` }}
      >
        <Layers props={props} sheet={sheet} words={words} />
        <rect data-part="board" width={place.width} height={place.height} fill="none" pointerEvents="none" />
      </g>
      <Beyond sought={sheet.sought} zooming={zooming} px={pane.width / sheet.width} words={words} />
    </svg>
  );
};

const ratioOf = ({ width, height }: SheetProps['place']): object => ({ '--ratio': width / height });

const round = (length: number): number => Math.round(length * 10) / 10;
