import { type MouseEvent, memo, useMemo, useRef } from 'react';
import { Aims, isAimed } from './Aims.tsx';
import { Arrows } from './Arrows.tsx';
import { alike } from './alike.ts';
import { arrange, sizesAt } from './arrange.ts';
import { arrows } from './arrows.ts';
import { Beyond } from './Beyond.tsx';
import type { BoardProps } from './board-props.ts';
import { CarriedNote } from './CarriedNote.tsx';
import { Costs } from './Costs.tsx';
import { Counter, CounterStack } from './Counter.tsx';
import { useCarry } from './carry.ts';
import { Features } from './Features.tsx';
import { FindingMarks } from './FindingMarks.tsx';
import { reader } from './facts.ts';
import { Ground } from './Ground.tsx';
import { HeatLegend, HeatMarks } from './HeatMarks.tsx';
import { Labels } from './Labels.tsx';
import { Legend } from './Legend.tsx';
import { LitMarks } from './LitMarks.tsx';
import type { BoardLayout } from './layout.ts';
import { MapHandles } from './MapHandles.tsx';
import { MapLinks } from './MapLinks.tsx';
import { Pickable, type Picking, type Stance, stanceOf } from './Pick.tsx';
import { Places } from './Places.tsx';
import { Fills } from './patterns.tsx';
import { described, type Piece, pieces } from './pieces.ts';
import { type Roaming, useRoam } from './roam.ts';
import { Strokes } from './Strokes.tsx';
import type { Scene } from './scene.ts';
import { soughtOn } from './sought.ts';
import type { Stack, Standing, StandingPiece } from './stand.ts';
import { Terrain } from './Terrain.tsx';
import { Tools } from './Tools.tsx';
import { TraceMarks, TraceWays } from './TraceMarks.tsx';
import { Twin } from './Twin.tsx';
import { traceOf } from './trace.ts';
import { useLooks } from './useLooks.ts';
import { usePicking } from './usePicking.ts';
import { useTaking } from './useTaking.ts';
import { useView } from './useView.ts';
import { useWidth } from './useWidth.ts';
import { english } from './words.ts';
import { useZoom } from './zoom.ts';

/** From here on the reader has come near enough for long names. */
const NEAR = 1.5;

interface CountersProps {
  readonly standing: Standing;
  readonly scene: Scene;
  readonly picking: Picking;
  readonly nameOf: (piece: Piece) => string;
  readonly stackName: (stack: Stack) => string;
}

/** Whoever is asked for a place may click what stands there. */
const meant = (piece: Piece, picking: Picking, scene: Scene): Omit<OneProps, 'piece' | 'name'> => {
  const spot = scene.byMember.get(piece.place);
  const itself = spot === undefined || picking.rank(piece.kind, piece.member) >= picking.rank(spot.kind, spot.member);
  const { kind, member } = itself ? piece : spot;
  return { kind, member, ...stanceOf(picking, kind, member) };
};

interface OneProps extends Stance {
  readonly kind: string;
  readonly member: string;
  readonly piece: StandingPiece;
  readonly name: string;
}

/** Of all counters a step moves few; they are other objects all the same. */
const One = memo(
  ({ piece, ...as }: OneProps) => (
    <Pickable {...as}>
      <Counter piece={piece} />
    </Pickable>
  ),
  alike,
);

const Counters = ({ standing, scene, picking, nameOf, stackName }: CountersProps) => (
  <>
    {standing.leaders.map(({ key, from, to }) => (
      <line key={key} className="leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
    ))}
    {standing.stacks.map((stack) => (
      <g key={stack.key}>
        <title>{stackName(stack)}</title>
        <CounterStack stack={stack} />
      </g>
    ))}
    {standing.counters.map((piece) => (
      <One key={`${piece.kind}.${piece.member}`} {...meant(piece, picking, scene)} piece={piece} name={nameOf(piece)} />
    ))}
  </>
);

/** The map is being edited: cells are painted, or places are moved and joined. */
const classOf = (roaming: Roaming | undefined): string => {
  if (roaming === undefined) return 'board';
  return roaming.onCells ? 'board roam' : 'board map-edit';
};

/** What lies where somebody clicked, by its kind and name. */
const placeAt = (target: EventTarget): readonly [string, string] | undefined => {
  const key = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : undefined;
  const dot = key?.indexOf('.') ?? -1;
  return typeof key === 'string' && dot > 0 ? [key.slice(0, dot), key.slice(dot + 1)] : undefined;
};

/** The board as an SVG sheet; knows nothing but what it is handed. */
export const Sheet = (props: BoardProps & { readonly how: BoardLayout; readonly place: Scene }) => {
  const { info, view, how, place, nameOf } = props;
  const words = { ...english, ...props.words };
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const width = useWidth(svg);
  const zooming = useZoom(svg, place.width, place.height);
  const { k, x, y } = zooming.zoom;
  const sizes = useMemo(() => sizesAt(place.width / width / k, place.width), [place, width, k]);
  const read = useMemo(() => reader(info, view), [info, view]);
  const chosen = usePicking(props);
  const roaming = useRoam(svg, place, props.roam === true, chosen.isLegal);
  const all = useMemo(() => pieces(info, how, place, read, nameOf), [info, how, place, read, nameOf]);
  // Whoever edits the map goes where he likes.
  const asker = roaming ? undefined : props.asker;
  const sought = useMemo(() => soughtOn(place, all, chosen, asker), [place, all, chosen, asker]);
  const onFocus = useView(svg, zooming, place, sought);
  const { standing, regions, labels } = useMemo(
    () => arrange(place, all, sizes, k >= NEAR, (piece) => chosen.isLegal(piece.kind, piece.member)),
    [place, all, sizes, k, chosen],
  );
  const names = { regions, labels };
  const carrying = useCarry({ info, layout: how, scene: place, sizes, names, ground }, props.hands);
  const taken = useTaking(chosen, props.hands, carrying);
  const picking = roaming ? { ...taken, tab: roaming.tab } : taken;
  const trace = traceOf(info, how, place, standing, view?.changes ?? [], sizes.counter * 0.8);
  const ways = arrows({ info, view, layout: how, scene: place, standing, read }, props.drafts);
  const placeName = (piece: Piece): string => place.byMember.get(piece.place)?.name ?? '';
  const stackName = (stack: Stack): string =>
    [
      words.pieces.replace('{n}', String(stack.pieces.length)),
      stack.pieces.map((piece) => described(piece, '')).join('; '),
    ].join(': ');
  const looks = useLooks(props, how, place, read);
  const layer = { scene: place, layout: how, read, picking, fills: looks.fills };
  const standingPicks = roaming ? { ...chosen, onPick: undefined } : picking;
  const onClickCapture = (event: MouseEvent): void => {
    zooming.onClickCapture(event);
    const source = event.ctrlKey || event.metaKey ? placeAt(event.target) : undefined;
    if (source === undefined && !carrying.onClick()) return;
    event.stopPropagation();
    if (source) props.onSource?.(...source);
  };
  // What stands on cells is no candidate where these are gone through one by one.
  const upper = roaming?.onCells ? { ...layer, picking: { ...chosen, onPick: undefined } } : layer;
  return (
    <>
      <div className={classOf(roaming)}>
        <div className="board-window">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
          <svg
            ref={svg}
            className="board-sheet"
            viewBox={`0 0 ${place.width} ${place.height.toFixed(1)}`}
            style={{ '--ratio': place.width / place.height } as object}
            role="group"
            aria-label={words.board}
            aria-description={words.hint}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the sheet takes the keys that zoom and move it
            tabIndex={0}
            onFocus={onFocus}
            onKeyDown={(event) => roaming?.onKeyDown(event) || zooming.onKeyDown(event)}
            onPointerDown={zooming.onPointerDown}
            onPointerMove={(event) => {
              zooming.onPointerMove(event);
              carrying.onPointerMove(event);
            }}
            onPointerUp={() => {
              zooming.onPointerUp();
              carrying.onPointerUp();
            }}
            onPointerLeave={zooming.onPointerUp}
            onClickCapture={onClickCapture}
          >
            <Fills sides={Object.values(how.sides)} zoom={k} />
            <g
              ref={ground}
              className={zooming.gliding ? 'moved gliding' : 'moved'}
              style={{ transform: `translate(${x}px, ${y}px) scale(${k})` }}
            >
              <Ground {...layer} />
              <Terrain looks={looks} room={place.spots[0]?.room ?? 1} px={sizes.px} />
              <g className="upper">
                <Features {...upper} />
                <Strokes scene={place} px={sizes.px} />
                <Labels labels={regions} className="label region-name" />
                <TraceWays trace={trace} />
                <Places {...upper} radius={sizes.mark} />
                <Labels labels={labels} className="label" />
                <g className="standing">
                  <Counters
                    standing={standing}
                    scene={place}
                    picking={standingPicks}
                    nameOf={(piece) => described(piece, placeName(piece))}
                    stackName={stackName}
                  />
                </g>
              </g>
              <Arrows arrows={ways} px={sizes.px} />
              <TraceMarks trace={trace} px={sizes.px} />
              <Aims standing={standing} picking={chosen} on={isAimed(how, props.question)} />
              <Costs
                costs={props.costs}
                scene={place}
                size={Math.min(15 * sizes.px, (place.spots[0]?.room ?? 40) * 0.8)}
              />
              <FindingMarks findings={props.findings} scene={place} px={sizes.px} />
              <HeatMarks heat={props.heat} scene={place} px={sizes.px} />
              <LitMarks lit={props.lit} scene={place} px={sizes.px} />
              <MapLinks links={props.linking} scene={place} px={sizes.px} />
              <MapHandles hands={props.hands} carrying={carrying} scene={place} names={names} px={sizes.px} />
            </g>
            <Beyond sought={sought} scene={place} zooming={zooming} px={place.width / width} words={words} />
          </svg>
          {props.hands ? (
            <CarriedNote info={info} layout={how} scene={place} carrying={carrying} words={words} />
          ) : null}
        </div>
        {props.heat ? <HeatLegend heat={props.heat} scene={place} /> : null}
        <div className="board-foot">
          <Legend layout={how} nameOf={nameOf} valueName={props.valueName} fieldName={props.fieldName} />
          <Tools zooming={zooming} words={words} />
        </div>
      </div>
      <Twin
        told={{ info, layout: how, scene: place, read, pieces: all, nameOf, heat: props.heat }}
        picking={picking}
        words={words}
        onSource={props.onSource}
      />
    </>
  );
};
