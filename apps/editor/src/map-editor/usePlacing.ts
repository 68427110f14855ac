import { autoLayout, type BoardLayout, type Hands, layoutText, outlinePart, type Part } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { PlaceEdit } from '@sandtable/ide';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';
import { anchorsOf, middle, nextToLast, roundabout } from './anchors.ts';
import { unplaced } from './map-tools.ts';
import { putCorners } from './shared-corners.ts';
import { showMember } from './show-member.ts';
import type { WriteStep } from './useSteps.ts';

export interface Placing {
  /** Undefined while there is no file with the layout. */
  readonly hands: Hands | undefined;
  readonly chosen: string | undefined;
  readonly part: Part;
  setPart(part: Part): void;
  choose(place: string): void;
  /** Leaves the name of the chosen place to the board; undefined where nobody has put it anywhere. */
  readonly freeName: (() => void) | undefined;
  /** How many anchors the chosen place has. */
  readonly anchors: number;
  /** A region is drawn around its anchors: one more beside the last, and the one that is chosen away. */
  readonly addAnchor: (() => void) | undefined;
  readonly takeAnchor: (() => void) | undefined;
  /** A region gets borders of its own, or loses them; the corner that is chosen away. */
  readonly addOutline: (() => void) | undefined;
  readonly takeOutline: (() => void) | undefined;
  readonly takeCorner: (() => void) | undefined;
  /** The place is taken from the map, or deleted with its row and its links. */
  readonly takePlace: (() => void) | undefined;
  readonly deletePlace: (() => void) | undefined;
  /** Members of the board that are not on it yet. */
  readonly missing: readonly string[];
  putMissing(place: string): void;
  /** Writes the layout that the board has without a file, so that it can be changed; undefined where there is one. */
  readonly writeLayout: (() => void) | undefined;
}

/** Places and their names are moved: each move is a small edit of the layout. */
export function usePlacing(info: GameInfo | undefined, layout: BoardLayout | undefined, write: WriteStep): Placing {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const [choice, setChoice] = useState(NO_CHOICE);
  const path = info?.layout ?? 'layout.json';
  const file = `${ruleset}/${path}`;
  const isWritten = useStore(({ buffers }) => buffers[file] !== undefined);
  const missing = useMemo(() => (info && layout ? unplaced(info, layout) : []), [info, layout]);
  const editAll = async (place: string, part: Part, changes: ReadonlyMap<string, PlaceEdit>): Promise<void> => {
    setChoice({ place, part });
    const language = bench.language(file);
    const edits = await Promise.all([...changes].map(([one, change]) => language.place(one, change)));
    if (edits.some((own) => own !== undefined && own.length > 0)) await write(edits.flatMap((own) => own ?? []));
    show(bench, place);
  };
  const edit: Edit = (place, part, change) => editAll(place, part, new Map([[place, change]]));
  const choose = (place: string, part: Part = 0): void => {
    setChoice({ place, part });
    show(bench, place);
  };
  const lose = async (place: string): Promise<void> => {
    const [kind = '', member = ''] = place.split('.');
    const edits = (await bench.language(`${ruleset}/`).removeMember(kind, member)) ?? [];
    if (edits.length > 0) await write(edits);
    setChoice(NO_CHOICE);
  };
  return {
    hands: layout && handsOf(layout, choice, choose, { edit, editAll }),
    chosen: choice.place,
    part: choice.part,
    setPart: (part) => setChoice(({ place }) => ({ place, part })),
    choose,
    ...changesOf(layout, choice, edit),
    deletePlace: layout && choice.place !== undefined ? () => void lose(choice.place ?? '') : undefined,
    missing,
    putMissing: (place) => {
      if (layout) void edit(place, 0, { anchor: 0, at: middle(layout) });
    },
    writeLayout: !isWritten && info ? () => void write([], [{ path, text: layoutText(autoLayout(info)) }]) : undefined,
  };
}

/** The place that is chosen, and which part of it: an anchor or its name. */
interface Choice {
  readonly place: string | undefined;
  readonly part: Part;
}
const NO_CHOICE: Choice = { place: undefined, part: 0 };

/** Chooses a part of a place and changes it. */
type Edit = (place: string, part: Part, change: PlaceEdit) => Promise<void>;

interface Edits {
  readonly edit: Edit;
  /** Changes neighbors with it, as one step. */
  readonly editAll: (place: string, part: Part, changes: ReadonlyMap<string, PlaceEdit>) => Promise<void>;
}

/** Shows a place in the rules. */
function show(bench: Workbench, place: string): void {
  const dot = place.indexOf('.');
  void showMember(bench, place.slice(0, dot), place.slice(dot + 1), true);
}

type Choose = (place: string, part?: Part) => void;

function handsOf(
  layout: BoardLayout,
  { place: chosen, part }: Choice,
  choose: Choose,
  { edit, editAll }: Edits,
): Hands {
  return {
    chosen,
    part,
    onChoose: choose,
    onPut: (place, which, at) => {
      const corner = outlinePart(which);
      if (which === 'label') void edit(place, which, { label: at });
      else if (corner && typeof at !== 'string')
        void editAll(place, takenPart(corner), putCorners(layout, place, corner, at));
      else if (typeof at !== 'string' && typeof which === 'number') void edit(place, which, { anchor: which, at });
      else choose(place, which);
    },
  };
}

/** What is pulled out of an edge is the corner behind it. */
const takenPart = ({ isEdge, ring, at }: Corner): Part => `corner ${ring} ${isEdge ? at + 1 : at}`;

type Corner = NonNullable<ReturnType<typeof outlinePart>>;

/** What can be changed in the chosen place. */
function changesOf(layout: BoardLayout | undefined, { place = '', part }: Choice, edit: Edit): Changes {
  const own = layout?.places[place];
  if (layout === undefined || own === undefined) return NO_CHANGES;
  const anchors = anchorsOf(own).length;
  const isRegion = own.outline !== undefined || layout.kinds[place.split('.')[0] ?? '']?.draw === 'region';
  const corner = outlinePart(part);
  const change =
    (to: PlaceEdit, next: Part = 0) =>
    (): void =>
      void edit(place, next, to);
  return {
    anchors,
    freeName: own.label === undefined ? undefined : change({ label: undefined }, part),
    addAnchor: isRegion ? change({ more: nextToLast(layout, own) }, anchors) : undefined,
    takeAnchor: isRegion && anchors > 1 && typeof part === 'number' ? change({ without: part }) : undefined,
    addOutline: own.outline ? undefined : change({ outline: roundabout(layout, own) }),
    takeOutline: own.outline ? change({ outline: undefined }) : undefined,
    takeCorner: corner && !corner.isEdge ? change({ cut: [corner.ring, corner.at] }) : undefined,
    takePlace: change({ gone: true }),
  };
}

type Changes = Pick<
  Placing,
  'anchors' | 'freeName' | 'addAnchor' | 'takeAnchor' | 'addOutline' | 'takeOutline' | 'takeCorner' | 'takePlace'
>;
const NO_CHANGES: Changes = {
  ...{ anchors: 0, freeName: undefined, addAnchor: undefined, takeAnchor: undefined },
  ...{ addOutline: undefined, takeOutline: undefined, takeCorner: undefined, takePlace: undefined },
};
