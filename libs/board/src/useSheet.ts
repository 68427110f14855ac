import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { arrangingOn, printedOn } from './arrange.ts';
import { arrows } from './arrows.ts';
import type { BoardProps } from './board-props.ts';
import { useCarry } from './carry.ts';
import { placeAt } from './click-other.ts';
import { draftArrows } from './draft-arrows.ts';
import { reader } from './facts.ts';
import { keptHolders } from './holders.ts';
import { keptPieces } from './kept-pieces.ts';
import type { BoardLayout } from './layout.ts';
import { useNear } from './near.ts';
import { paneFor, withSeen } from './opening-view.ts';
import { otherwiseOn } from './otherwise.ts';
import type { Picking } from './Pick.tsx';
import { pieces } from './pieces.ts';
import { useRoam } from './roam.ts';
import type { Scene } from './scene.ts';
import { sizesAt } from './sizes.ts';
import { soughtOn } from './sought.ts';
import { traceOf } from './trace.ts';
import { useGroundClick } from './useGroundClick.ts';
import { useLooks } from './useLooks.ts';
import { useMotion } from './useMotion.ts';
import { usePicking } from './usePicking.ts';
import { type Size, useSize } from './useSize.ts';
import { useStackFan } from './useStackFan.ts';
import { useTaking } from './useTaking.ts';
import { useView } from './useView.ts';
import { useZoom, type Zooming } from './useZoom.ts';
import { seenThrough } from './zoom.ts';

/** From here on the reader has come near enough for long names. */
const NEAR = 1.5;

export type SheetProps = BoardProps & { readonly how: BoardLayout; readonly place: Scene };
type SizedProps = SheetProps & {
  readonly first: Size;
  /** Pixels of the lower edge that a tray lies over. */
  readonly trayHeight: number;
};
export type SheetState = ReturnType<typeof useSheet>;

/** What a sheet shows and where it is evaluated, and what can be done on it. */
export function useSheet(props: SizedProps) {
  const { info, view, how, nameOf } = props;
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const { zooming, place, sizes, width, sight, isPicture } = useSight(props, svg);
  const { k } = zooming.zoom;
  const read = useMemo(() => reader(info, view), [info, view]);
  const chosen = usePicking(props);
  useWholeFor(props.roam === true, zooming);
  const roaming = useRoam(svg, place, props.roam === true, chosen.isLegal);
  // Whoever goes through all cells by keys finds each of them.
  const near = useNear(place.spots.length, isPicture || roaming ? undefined : sight);
  const { drafts, fieldName } = props;
  const keep = useMemo(() => ({ pieces: keptPieces(), holders: keptHolders() }), []);
  const all = useMemo(
    () => keep.pieces(pieces(info, how, place, read, nameOf, drafts, fieldName)),
    [keep, info, how, place, read, nameOf, drafts, fieldName],
  );
  const holders = useMemo(() => keep.holders(how, place, read), [keep, how, place, read]);
  // While the map is edited, the view can be moved anywhere.
  const asker = roaming ? undefined : props.asker;
  const isNear = k >= NEAR;
  const arranging = useMemo(() => arrangingOn(printedOn(place, sizes, isNear)), [place, sizes, isNear]);
  const { standing, rings, ...names } = useMemo(
    () => arranging(all, ({ kind, member }) => chosen.isLegal(kind, member) || chosen.isPicked(kind, member)),
    [arranging, all, chosen],
  );
  const sought = useMemo(() => soughtOn(place, all, standing, chosen, asker), [place, all, standing, chosen, asker]);
  const onFocus = useView(svg, zooming, place, sought);
  const fan = useStackFan(svg, props.question, standing);
  const moving = useMotion({ ...props, place }, { svg, arranging, standing, sizes });
  const carrying = useCarry({ info, layout: how, scene: place, sizes, names, ground }, props.hands);
  const taken = useTaking(chosen, props.hands, carrying);
  const picking = roaming ? { ...taken, tab: roaming.tab } : taken;
  const grounding = useGroundClick(ground, props, how);
  const board = { info, view, layout: how, scene: place, standing, read };
  const orders = arrows(board, props.drafts);
  const trace = traceOf(info, how, place, standing, view?.changes ?? [], sizes.counter * 0.8, orders, rings);
  const ways = [...orders, ...draftArrows(board, props.drafts)];
  const looks = useLooks(props, how, place);
  const otherwise = useMemo(
    () => props.other && otherwiseOn(props.other, { info, view, layout: how, scene: place, standing, sizes, nameOf }),
    [props.other, info, view, how, place, standing, sizes, nameOf],
  );
  const pickings = { chosen, picking, ...pickingsOnTop(chosen, picking, roaming) };
  const drawn = {
    ...{ sizes, width, read, all, holders, sought, standing, rings },
    ...{ names, trace, ways, looks, moving, otherwise, fan, sight, near },
  };
  return { svg, ground, zooming, roaming, carrying, onFocus, ...grounding, ...pickings, ...drawn };
}

/** The window through which the sheet is seen, and how large things are drawn there. */
function useSight(props: SizedProps, svg: RefObject<SVGSVGElement | null>) {
  const { width, height } = useSize(svg, props.first);
  const { how, isFull = false, trayHeight } = props;
  const hasRoom = Boolean(props.hasRoom);
  const pane = useMemo(
    () => paneFor(props.place, how, { width, height, isFull, hasRoom, trayHeight }),
    [props.place, width, height, isFull, hasRoom, trayHeight, how],
  );
  const place = useMemo(() => withSeen(props.place, pane), [props.place, pane]);
  const zooming = useZoom(svg, pane, props.look);
  const { k } = zooming.zoom;
  // A window that only gets higher or lower often shows things as large as before: then nothing is arranged again.
  const px = pane.width / width / k;
  const sizes = useMemo(() => sizesAt(px, place.width, place.apart), [px, place.width, place.apart]);
  return { zooming, place, sizes, width, sight: seenThrough(zooming.zoom, pane), isPicture: height === undefined };
}

/** Whoever begins to edit the map sees all of it. */
function useWholeFor(isEdited: boolean, { reset }: Zooming): void {
  const begin = useEffectEvent(reset);
  useEffect(() => {
    if (isEdited) begin();
  }, [isEdited]);
}

/** What can be picked of all that lies on the ground. */
function pickingsOnTop(chosen: Picking, picking: Picking, roaming: ReturnType<typeof useRoam>) {
  const unpicked = { ...chosen, onPick: undefined };
  // What stands on cells isn't a candidate where these are gone through one by one.
  return { onUpper: roaming?.onCells ? unpicked : picking, onStanding: roaming ? unpicked : picking };
}

/** A click that leads to the source of a place, or ends what is carried, isn't an answer. */
export const clickOn =
  ({ carrying, onGround }: Pick<SheetState, 'carrying' | 'onGround'>, onSource: BoardProps['onSource']) =>
  (event: MouseEvent): void => {
    if (onGround && !event.ctrlKey && !event.metaKey) {
      if (onGround(event)) event.stopPropagation();
      return;
    }
    const source = event.ctrlKey || event.metaKey ? placeAt(event.target) : undefined;
    if (source === undefined && !carrying.onClick()) return;
    event.stopPropagation();
    if (source) onSource?.(...source);
  };
